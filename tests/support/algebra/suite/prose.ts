import { problems } from "../notation";

export const PROSE = problems(
  "word problems, which are refused",
  {},
  `
    A train leaves the station at 60 km/h. When does it arrive? => refused
    If Anna has 3 apples and Ben has 5, how many do they have together? => refused
    The sum of two numbers is 10 and their difference is 2. Find the numbers. => refused
    Peter is twice as old as Mary. In 5 years he will be 25. How old is Mary? => refused
    A rectangle has a perimeter of 20 cm and an area of 24 cm^2. What are its sides? => refused
    What is the probability of rolling two sixes? => refused
    Three friends share 45 euros equally. How much does each get? => refused
    A car uses 7 litres per 100 km. How much does it use for 250 km? => refused
    Twice a number plus 3 is 11. What is the number? => refused
    What is 2 + 2 if 1 + 1 = 3? => refused
    solve the world's problems => refused
    prove that sqrt(2) is irrational => refused
    x plus y is 5 => refused
    draw a circle with radius 5 => refused
    The price rose by 20% to 60. What was it before? => refused
    Tom buys 3 pens at 2 dollars each and pays with 10. How much change? => refused
    Find all primes below 100 => refused
    Is 7 a lucky number? => refused
    please solve my homework => refused
    2 apples + 3 pears => refused
`,
);

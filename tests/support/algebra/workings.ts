/** Right working of the school kinds, line by line. */
export const WORKINGS: readonly string[][] = `
2x + 3 = 11; 2x = 8; x = 4
5x - 7 = 3x + 9; 2x - 7 = 9; 2x = 16; x = 8
3(x - 2) = 12; 3x - 6 = 12; 3x = 18; x = 6
4 - 2x = 10; -2x = 6; x = -3
x/3 + 2 = 7; x/3 = 5; x = 15
(2x + 1)/5 = 3; 2x + 1 = 15; 2x = 14; x = 7
0.5x + 1.5 = 4; 0.5x = 2.5; x = 5
7 - 3(x + 1) = 10; 7 - 3x - 3 = 10; 4 - 3x = 10; -3x = 6; x = -2
x^2 - 5x + 6 = 0; (x - 2)(x - 3) = 0; x = 2 or x = 3
x^2 = 49; x = 7 or x = -7
x^2 + 6x + 5 = 0; (x + 3)^2 - 4 = 0; (x + 3)^2 = 4; x + 3 = 2 or x + 3 = -2; x = -1 or x = -5
2x^2 - 8 = 0; 2x^2 = 8; x^2 = 4; x = 2 or x = -2
x^2 = 6x; x^2 - 6x = 0; x(x - 6) = 0; x = 0 or x = 6
sqrt(x + 5) = 4; x + 5 = 16; x = 11
sqrt(x + 6) = x; x + 6 = x^2; x^2 - x - 6 = 0; x = 3 or x = -2; x = 3
|x - 3| = 5; x - 3 = 5 or x - 3 = -5; x = 8 or x = -2
12/x = 4; 12 = 4x; x = 3
3/(x - 1) = 1; 3 = x - 1; x = 4
2^x = 32; 2^x = 2^5; x = 5
3^(x + 1) = 27; x + 1 = 3; x = 2
ln(x) = 3; x = e^3
log(x) + log(5) = 2; log(5x) = 2; 5x = 100; x = 20
3x - 4 < 11; 3x < 15; x < 5
-2x + 6 >= 4; -2x >= -2; x <= 1
5 - x > 2; -x > -3; x < 3
x^2 < 16; -4 < x < 4
1 < 2x + 3 <= 9; -2 < 2x <= 6; -1 < x <= 3
x + y = 10; x - y = 4; 2x = 14; x = 7; y = 3
2x + y = 7; x - y = 2; 3x = 9; x = 3; y = 1
(x + 4)^2; = x^2 + 8x + 16
(x - 3)(x + 5); = x^2 + 5x - 3x - 15; = x^2 + 2x - 15
3(2x - 4) - 2(x - 1); = 6x - 12 - 2x + 2; = 4x - 10
(x^2 - 9)/(x - 3); = (x - 3)(x + 3)/(x - 3); = x + 3
2/3 + 1/4; = 8/12 + 3/12; = 11/12
3/4 * 8/9; = 24/36; = 2/3
5^2 - 3 * 4; = 25 - 12; = 13
sqrt(50); = sqrt(25 * 2); = 5 sqrt(2)
x^3 * x^5; = x^8
(x^3)^4; = x^12
x/2 + x/3; = 3x/6 + 2x/6; = 5x/6
1/(x + 1) + 2/x; = x/(x(x + 1)) + 2(x + 1)/(x(x + 1)); = (3x + 2)/(x(x + 1))
ln(8) - ln(2); = ln(4)
d/dx (3x^2 + 5x); = 6x + 5
d/dx (x^2 e^x); = 2x e^x + x^2 e^x
d/dx (sin(3x)); = 3 cos(3x)
`
  .trim()
  .split("\n")
  .map((line) => line.split("; "));

export interface Seeded {
  lines: string[];
  /** The line with the mistake, which is the last one. */
  wrong: number;
}

type Slip = (line: string) => string[];

/** Slips as learners make them. Each gives lines that say something else. */
const SLIPS: readonly Slip[] = [wrongNumbers, wrongSigns, turnedRoots, turnedInequality, lostSolution];

/** Every working, each time with one slip in one of its lines; what is given stays. */
export function seededMistakes(): Seeded[] {
  return WORKINGS.flatMap((lines) => {
    const given = lines.slice(0, 2).every((line) => /x.*y/.test(line)) ? 2 : 1;
    return lines.flatMap((line, wrong) =>
      wrong < given
        ? []
        : SLIPS.flatMap((slip) => slip(line)).map((slipped) => ({ lines: [...lines.slice(0, wrong), slipped], wrong })),
    );
  });
}

// A number is wrong by one: the last of the line, and the first.
function wrongNumbers(line: string): string[] {
  const numbers = [...line.matchAll(/(?<![\d.])\d+(?![\d.])/g)];
  const chosen = numbers.length > 1 ? [numbers[0], numbers[numbers.length - 1]] : numbers;
  return chosen.flatMap((one) => (one ? [replaced(line, one.index, one[0], String(Number(one[0]) + 1))] : []));
}

// A term is brought over without turning its sign.
function wrongSigns(line: string): string[] {
  const sign = / ([+-]) (?=\d)/.exec(line);
  return sign ? [replaced(line, sign.index + 1, sign[1] ?? "", sign[1] === "+" ? "-" : "+")] : [];
}

// The sign of the only solution is lost.
function turnedRoots(line: string): string[] {
  const solved = /^x = (-?)(\d+)$/.exec(line);
  return solved ? [`x = ${solved[1] ? "" : "-"}${solved[2]}`] : [];
}

function turnedInequality(line: string): string[] {
  const operator = /^[^<>]*([<>])=?[^<>]*$/.exec(line)?.[1];
  return operator ? [line.replace(operator, operator === "<" ? ">" : "<")] : [];
}

function lostSolution(line: string): string[] {
  return line.includes(" or ") ? [line.replace(/^.* or /, "")] : [];
}

function replaced(line: string, at: number, text: string, by: string): string {
  return line.slice(0, at) + by + line.slice(at + text.length);
}

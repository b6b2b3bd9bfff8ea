import { problems } from "../notation";

export const PERCENT = problems(
  "percent, ratios and units",
  {},
  `
    15% of 80 => 12
    200% of 7 => 14
    12.5% of 64 => 8
    0% of 5 => 0
    1/3 of 12 => 4
    50% + 25% => 3/4
    3% * 200 => 6
    72 km/h in m/s => 20 m/s
    3 km in m => 3000 m
    1 h in s => 3600 s
    2.5 m in cm => 250 cm
    500 g in kg => 1/2 kg
    3 km in kg => undefined | refused
    5 m + 3 s => undefined | refused
    2 1/2 + 1 1/4 => 15/4
    3 1/3 * 3 => 10
`,
);

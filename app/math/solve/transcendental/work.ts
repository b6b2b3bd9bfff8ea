import { type Relation } from "../../expression";
import { combinedLogarithms, logarithmsOfPowers } from "./logarithms";
import { comparedExponents, takenLogarithms } from "./exponentials";
import { inverted } from "./inverse";
import { solvedForKernel, withoutDenominator } from "./in-kernel";
import { inPowers } from "./hyperbolic";
import { isolated } from "./isolated";
import { dividedPowers, logarithmOfPower, solvedForPower } from "./powers";
import { splitProduct } from "./products";
import { decided, simplified, swapped } from "./sides";
import { TRIGONOMETRIC_METHODS } from "./trigonometric/methods";
import { contains, type Equation, type Method, type Task } from "./task";

const MOST_ROUNDS = 40;

/** In the order in which they are tried. */
const METHODS: readonly Method[] = [
  decided,
  swapped,
  inverted,
  logarithmOfPower,
  comparedExponents,
  combinedLogarithms,
  logarithmsOfPowers,
  ...TRIGONOMETRIC_METHODS.early,
  isolated,
  solvedForPower,
  simplified,
  withoutDenominator,
  solvedForKernel,
  splitProduct,
  dividedPowers,
  takenLogarithms,
  inPowers,
  ...TRIGONOMETRIC_METHODS.late,
];

/** Goes on until each case is solved or decided; false where no method helps. */
export function work(task: Task): boolean {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const at = task.trail.line.cases.findIndex(([first]) => first && equationIn(first, task) !== null);
    const [first] = task.trail.line.cases[at] ?? [];
    const sides = first ? equationIn(first, task) : null;
    if (!sides) return true;
    const line = task.trail.line;
    const isHelped = METHODS.some((method) => method(task, at, sides) && task.trail.line !== line);
    if (!isHelped) return false;
  }
  return false;
}

// Null where it is solved: the unknown, or its family, on the left alone.
function equationIn({ sides: [left, right], operators }: Relation, { unknown }: Task): Equation | null {
  if (!left || !right || operators.join() !== "=") return null;
  if (left.kind === "variable" && left.name === unknown && !contains(right, unknown)) return null;
  return { left, right };
}

import { freeVariables, type Relation } from "../../expression";
import { unwrapAbsolute } from "../algebraic/absolute";
import { unwrapRoot } from "../algebraic/roots";
import { zeroProduct } from "../algebraic/polynomial";
import type { Trail } from "../equations/trail";
import { clearFractions } from "./fractions";
import { isolateKernel, solveLinear, decideLetters } from "./linear";
import { factorLiteral, solvePower, solveQuadratic } from "./powers";

const MOST_ROUNDS = 24;
const MOST_CASES = 12;

/** One thing to do to the first equation of a case; nothing is written where it is not for it. */
type Method = (trail: Trail, at: number, unknown: string) => void;

const METHODS: readonly Method[] = [
  zeroProduct,
  unwrapAbsolute,
  unwrapRoot,
  clearFractions,
  decideLetters,
  isolateKernel,
  solveLinear,
  factorLiteral,
  solvePower,
  solveQuadratic,
];

/** Solves the first equation of each case that has the unknown; false where no way is known. */
export function solveLiteral(trail: Trail, unknown: string): boolean {
  for (let round = 0; round < MOST_ROUNDS && trail.line.cases.length <= MOST_CASES; round++) {
    const at = trail.line.cases.findIndex(([first]) => isOpen(first, unknown));
    if (at < 0) return true;
    const { line } = trail;
    if (!METHODS.some((method) => (method(trail, at, unknown), trail.line !== line))) return false;
  }
  return false;
}

function isOpen(first: Relation | undefined, unknown: string): boolean {
  const [left, right] = first?.sides ?? [];
  if (!left || !right || first?.operators.join() !== "=") return false;
  if (!first.sides.some((side) => freeVariables(side).includes(unknown))) return false;
  return !(left.kind === "variable" && left.name === unknown && !freeVariables(right).includes(unknown));
}

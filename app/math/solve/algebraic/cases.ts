import { freeVariables, type Relation } from "../../expression";
import type { Trail } from "../equations/trail";
import { splitAbsolute, unwrapAbsolute } from "./absolute";
import { clearDenominators, decide, simplify } from "./basics";
import { polynomialIn, zeroProduct } from "./polynomial";
import { isolateRoot, unwrapPower, unwrapRoot } from "./roots";
import { byGenerator, type SolveCases } from "./substitution";

const MOST_ROUNDS = 60;
const MOST_CASES = 24;

/** One thing to do to the first equation of a case; nothing is written where it is not for it. */
type Method = (trail: Trail, at: number, unknown: string, solve: SolveCases) => void;

const METHODS: readonly Method[] = [
  decide,
  zeroProduct,
  unwrapPower,
  unwrapAbsolute,
  unwrapRoot,
  clearDenominators,
  simplify,
  polynomialIn,
  byGenerator,
  isolateRoot,
  splitAbsolute,
];

/** Solves the first equation of each case for the unknown; false where no way is known. */
export function solveCases(trail: Trail, unknown: string): boolean {
  for (let round = 0; round < MOST_ROUNDS && trail.line.cases.length <= MOST_CASES; round++) {
    const at = trail.line.cases.findIndex((relations) => isOpen(relations[0], unknown));
    if (at < 0) return true;
    const { line } = trail;
    if (!METHODS.some((method) => (method(trail, at, unknown, solveCases), trail.line !== line))) return false;
  }
  return false;
}

function isOpen(first: Relation | undefined, unknown: string): boolean {
  if (!first || first.operators.join() !== "=") return false;
  const [left, right] = first.sides;
  const isSolved = left?.kind === "variable" && left.name === unknown && right && freeVariables(right).length === 0;
  return !isSolved;
}

import type { FunctionName } from "../expression";
import { DERIVED, type DerivedName } from "./derived";
import { FUNCTIONS } from "./functions";

/** A function with a definition, or a derived form. */
export type CallableName = FunctionName | DerivedName;

export const FUNCTION_NAMES = Object.keys(FUNCTIONS).filter(isFunctionName);

const CALLABLES: CallableName[] = [...FUNCTION_NAMES, ...Object.keys(DERIVED).filter(isDerived)];

const MEANINGS = new Map<string, CallableName>(
  CALLABLES.flatMap((name) => [name, ...of(name).aliases].map((word) => [word, name] as const)),
);

/** Other two-letter words may well be products, so only these count as misspelt. */
const BASIC_TRIG = ["sin", "cos", "tan"];
const SHORTEST = 3;

/** `constructor` and its kin are no functions of ours. */
function isFunctionName(word: string): word is FunctionName {
  return Object.hasOwn(FUNCTIONS, word);
}

export function isDerived(word: string): word is DerivedName {
  return Object.hasOwn(DERIVED, word);
}

/** The function with this name or alias. */
export function functionNamed(word: string): CallableName | undefined {
  return MEANINGS.get(word);
}

/** As in sin^-1 x; null where the inverse has no name. */
export function inverseOf(name: CallableName): CallableName | null {
  return of(name).inverse;
}

export function arityOf(name: CallableName): readonly [least: number, most: number] {
  return isDerived(name) ? [1, 1] : FUNCTIONS[name].arity;
}

/** The function at an edit distance of one letter, or one swap of neighbours; null if there is none. */
export function nearestName(word: string): string | null {
  const small = word.toLowerCase();
  if (small.length < SHORTEST) return BASIC_TRIG.find((name) => name.charAt(0) + name.charAt(2) === small) ?? null;
  return CALLABLES.find((name) => name.length >= SHORTEST && isOneSlip(small, name)) ?? null;
}

function isOneSlip(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a.charAt(at) === b.charAt(at)) at++;
  const rests = (skipA: number, skipB: number) => a.slice(at + skipA) === b.slice(at + skipB);
  const isSwapped = a.charAt(at) === b.charAt(at + 1) && a.charAt(at + 1) === b.charAt(at) && rests(2, 2);
  return isSwapped || rests(1, 0) || rests(0, 1) || rests(1, 1);
}

function of(name: CallableName) {
  return isDerived(name) ? DERIVED[name] : FUNCTIONS[name];
}

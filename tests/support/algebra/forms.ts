import { childrenOf, type Expression, freeVariables } from "~/math/expression";
import { formula, near, realValueOf, settings } from "./values";

// An answer to "simplify" may be longer than the shortest by this much.
const LONGER = 1.6;
const SPARE_NODES = 6;

export const NOT_SIMPLE = "is not simple";

/** Why a formula does not have the form that was asked for, or null where it has. */
export function formMistake(ask: string, actual: string, expected: string): string | null {
  const written = formula(actual);
  if (ask === "factor") return factorMistake(written, formula(expected));
  if (ask === "expand") return hasBracketedSum(written) ? "is not expanded" : sizeMistake(written, formula(expected));
  if (ask === "complete the square") return lettersIn(written) === 1 ? null : "has more than one square";
  return ask === "simplify" ? sizeMistake(written, formula(expected)) : null;
}

function lettersIn(expression: Expression): number {
  if (expression.kind === "variable") return 1;
  return childrenOf(expression).reduce((sum, child) => sum + lettersIn(child), 0);
}

function sizeMistake(actual: Expression, expected: Expression): string | null {
  return sizeOf(actual) > LONGER * sizeOf(expected) + SPARE_NODES ? NOT_SIMPLE : null;
}

export function isLonger(text: string, than: string): boolean {
  return sizeOf(formula(text)) > sizeOf(formula(than));
}

function sizeOf(expression: Expression): number {
  return childrenOf(expression).reduce((sum, child) => sum + sizeOf(child), 1);
}

function hasBracketedSum(expression: Expression): boolean {
  if (expression.kind === "binary") {
    const { operator, left, right } = expression;
    if (operator === "*" && (isSum(left) || isSum(right))) return true;
    if (operator === "^" && isSum(left) && right.kind === "number") return true;
  }
  return childrenOf(expression).some(hasBracketedSum);
}

function isSum(expression: Expression): boolean {
  if (expression.kind === "negate") return isSum(expression.argument);
  return expression.kind === "binary" && (expression.operator === "+" || expression.operator === "-");
}

interface Factor {
  base: Expression;
  exponent: number;
}

function factorMistake(actual: Expression, expected: Expression): string | null {
  const wanted = factorsOf(expected).filter(hasLetters);
  const found = factorsOf(actual).filter(hasLetters);
  if (wanted.length === 0) return primeMistake(factorsOf(actual));
  const left = spread(found);
  for (const factor of spread(wanted)) {
    const at = left.findIndex((other) => isCleanMultiple(other, factor));
    if (at < 0) return "is not factored";
    left.splice(at, 1);
  }
  return left.length > 0 ? "has other factors" : null;
}

function hasLetters({ base }: Factor): boolean {
  return freeVariables(base).length > 0;
}

function primeMistake(factors: Factor[]): string | null {
  const isPrime = ({ base }: Factor) => base.kind === "number" && isPrimeNumber(Number(base.text));
  return factors.every(isPrime) ? null : "is no product of primes";
}

function isPrimeNumber(value: number): boolean {
  if (value < 2) return value === -1;
  for (let divisor = 2; divisor * divisor <= value; divisor++) if (value % divisor === 0) return false;
  return true;
}

function factorsOf(expression: Expression): Factor[] {
  if (expression.kind === "negate") return factorsOf(expression.argument);
  if (expression.kind !== "binary") return [{ base: expression, exponent: 1 }];
  const { operator, left, right } = expression;
  if (operator === "*") return [...factorsOf(left), ...factorsOf(right)];
  if (operator === "/" && freeVariables(right).length === 0) return factorsOf(left);
  if (operator === "^" && right.kind === "number") {
    return factorsOf(left).map(({ base, exponent }) => ({ base, exponent: exponent * Number(right.text) }));
  }
  return [{ base: expression, exponent: 1 }];
}

function spread(factors: Factor[]): Expression[] {
  return factors.flatMap(({ base, exponent }) => Array.from({ length: Math.min(exponent, 100) }, () => base));
}

// Proportional, and no whole number was left in the factor: 6x + 9 is no multiple of 2x + 3 that is clean.
function isCleanMultiple(actual: Expression, expected: Expression): boolean {
  const letters = freeVariables(expected);
  if (freeVariables(actual).join() !== letters.join()) return false;
  const ratios = settings(letters, 24)
    .map((setting) => realValueOf(actual, setting) / realValueOf(expected, setting))
    .filter(Number.isFinite);
  const [first = NaN] = ratios;
  const left = Number.isInteger(Math.round(first * 1e9) / 1e9) && Math.abs(first) > 1.5;
  return !left && ratios.length > 5 && ratios.every((ratio) => near(ratio, first, 1e-7));
}

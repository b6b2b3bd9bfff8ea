import { evaluate, signOf, subtract, ONE } from "../ball";
import { Q } from "../exact";
import {
  add,
  call,
  div,
  type Expression,
  freeVariables,
  keyOf,
  mul,
  num,
  relation,
  sub,
  substitute,
  variable,
} from "../expression";
import * as P from "../polynomial";
import type { Verdict } from "./claim";
import { type Value, valueLine } from "./formula";
import { fractionOf } from "./fraction";
import { checkEqual, refusal } from "./values";

interface Sum {
  index: string;
  from: Expression;
  to: Expression | null;
  term: Expression;
}

const UPPER = "$t";

/**
 * By induction: `form` in $t is the sum up to $t, for it is the first term at first, and grows by one term each time. Of a
 * series it is the line after less a rest that tends to zero.
 */
export function checkClosedSum(before: Value, after: Value, form: Expression): Verdict {
  const sum = sumIn(before);
  if (!sum || after.given.length > 0) return refusal("There is no sum.");
  const at = (value: Expression) => valueLine(substitute(form, new Map([[UPPER, value]])));
  const term = (value: Expression) => valueLine(substitute(sum.term, new Map([[sum.index, value]])));
  const start = checkEqual(at(sum.from), term(sum.from));
  if (!start.accepted) return start;
  const upper = variable(UPPER);
  const later = [relation([upper, sum.from], [">"])];
  const difference = sub(form, at(sub(upper, num(1))).value);
  const grown = checkEqual(valueLine(difference, later), valueLine(term(upper).value, later));
  if (!grown.accepted) return grown;
  if (!sum.to)
    return isLimit(form, after.value) ? { accepted: true } : refusal("It is not seen that the rest tends to zero.");
  if (!isReached(sum.from, sum.to)) return refusal("The sum is empty.");
  return keyOf(at(sum.to).value) === keyOf(after.value) ? { accepted: true } : refusal("The bound was put in wrongly.");
}

function sumIn({ value, operations, given }: Value): Sum | null {
  if (given.length > 0) return null;
  if (value.kind === "sum") return value.index === UPPER || !isInteger(value.from) ? null : value;
  const operation = value.kind === "variable" && Object.hasOwn(operations, value.name) ? operations[value.name] : null;
  if (operation?.kind !== "series" || operation.to.kind !== "infinite" || operation.to.sign < 0) return null;
  const { variable: index, from, of: term } = operation;
  const isClosed = isInteger(from) && freeVariables(term).every((name) => name === index);
  return isClosed ? { index, from, to: null, term } : null;
}

function isInteger(tree: Expression): boolean {
  const value = freeVariables(tree).length === 0 ? evaluate(tree, new Map()) : "unknown";
  return typeof value === "object" && value.kind === "rational" && Q.isInteger(value.value);
}

// A letter as the bound stands for an integer from there on.
function isReached(from: Expression, to: Expression): boolean {
  if (freeVariables(to).length > 0) return true;
  const size = evaluate(sub(to, from), new Map());
  return isInteger(to) && typeof size === "object" && signOf(size) !== -1;
}

function isLimit(form: Expression, limit: Expression): boolean {
  if (form.kind !== "binary" || form.operator !== "-" || keyOf(form.left) !== keyOf(limit)) return false;
  if (freeVariables(limit).length > 0) return false;
  return isSmallFraction(form.right) || isGeometric(form.right);
}

// The degree below is greater.
function isSmallFraction(rest: Expression): boolean {
  const fraction = fractionOf(rest);
  if (!fraction || [fraction.above, fraction.below].some(({ variables }) => variables.some((name) => name !== UPPER)))
    return false;
  return P.degreeIn(fraction.above, UPPER) < P.degreeIn(fraction.below, UPPER);
}

// Each rest is the one before times a number between -1 and 1.
function isGeometric(rest: Expression): boolean {
  const at = (value: Expression) => substitute(rest, new Map([[UPPER, value]]));
  const ratio = div(at(num(1)), at(num(0)));
  const size = evaluate(call("abs", ratio), new Map());
  if (typeof size !== "object" || signOf(subtract(ONE, size)) !== 1) return false;
  const next = at(add(variable(UPPER), num(1)));
  return checkEqual(valueLine(next), valueLine(mul(ratio, rest))).accepted;
}

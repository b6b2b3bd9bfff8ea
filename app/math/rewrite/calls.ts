import { exactValue, Q } from "../exact";
import { call, constant, type Expression, type ExpressionOf, type FunctionName } from "../expression";
import { FUNCTIONS } from "../functions";
import * as P from "../polynomial";
import { absoluteForm } from "./absolute";
import { exactTree } from "./exact-tree";
import { exponentialForm, logarithmForm } from "./exponentials";
import * as F from "./form";
import type { Form } from "./form";
import { type Kernels, kernelForm } from "./kernels";
import { rootForm } from "./radicals";
import { treeOf } from "./to-tree";

const EXACT = { angle: "rad", values: new Map() } as const;
const INVERSES: Partial<Record<FunctionName, FunctionName>> = {
  sin: "asin",
  cos: "acos",
  tan: "atan",
  sinh: "asinh",
  cosh: "acosh",
  tanh: "atanh",
  asinh: "sinh",
  atanh: "tanh",
};

type FormOf = (expression: Expression, kernels: Kernels) => Form;

/** The form of a function's value, its arguments being in their forms; `formOf` is that of a tree. */
export function formOfCall(
  { name }: ExpressionOf<"call">,
  parts: readonly Form[],
  kernels: Kernels,
  formOf: FormOf,
): Form {
  const [first = F.ZERO, second] = parts;
  switch (name) {
    case "sqrt":
      return rootForm(first, 2, kernels);
    case "cbrt":
      return rootForm(first, 3, kernels);
    case "root": {
      const degree = second && F.asRational(second);
      const times = degree && Q.isInteger(degree) ? Number(degree.numerator) : 0;
      return times >= 2 && times <= 60 ? rootForm(first, times, kernels) : opaque(name, parts, kernels);
    }
    case "exp":
      return exponentialForm(constant("e"), first, kernels);
    case "ln":
      return logarithmForm(first, kernels);
    case "log":
      return logarithmToBase(first, second ?? F.fromRational(Q.rational(10)), kernels) ?? opaque(name, parts, kernels);
    case "abs":
      return absoluteForm(first, kernels);
    default:
      return ofOther(name, parts, kernels, formOf);
  }
}

function ofOther(name: FunctionName, parts: readonly Form[], kernels: Kernels, formOf: FormOf): Form {
  const [first = F.ZERO] = parts;
  const trees = parts.map((part) => treeOf(part, kernels));
  const isNumeric = parts.every(({ above, below }) =>
    [...above.variables, ...below.variables].every((one) => kernels.get(one)?.isNumeric),
  );
  if (isNumeric) {
    const value = exactValue(call(name, ...trees), EXACT);
    if (value) return formOf(exactTree(value), kernels);
  }
  const shifted =
    FUNCTIONS[name].angle === "argument" && parts.length === 1 ? withoutTurns(name, first, kernels) : null;
  return shifted ?? inverted(name, trees, kernels, formOf) ?? byParity(name, parts, kernels);
}

function opaque(name: FunctionName, parts: readonly Form[], kernels: Kernels): Form {
  return kernelForm(call(name, ...parts.map((part) => treeOf(part, kernels))), kernels);
}

// sin(asin(x)) is x; the other way round only a part of all numbers comes back.
function inverted(name: FunctionName, [inner]: readonly Expression[], kernels: Kernels, formOf: FormOf): Form | null {
  const inverse = INVERSES[name];
  const [argument] = inner?.kind === "call" && inner.name === inverse ? inner.arguments : [];
  return argument ? formOf(argument, kernels) : null;
}

// sin(-x) is -sin(x); the sign that stands first decides.
function byParity(name: FunctionName, parts: readonly Form[], kernels: Kernels): Form {
  const { parity } = FUNCTIONS[name];
  const [first] = parts;
  const lead = first?.above.terms[0];
  if (!parity || !first || !lead || lead.coefficient.numerator > 0n) return opaque(name, parts, kernels);
  const value = opaque(name, [F.negate(first)], kernels);
  return parity === "odd" ? F.negate(value) : value;
}

// Quarters of a turn are taken out of an angle: sin(x + π/2) is cos(x).
function withoutTurns(name: FunctionName, angle: Form, kernels: Kernels): Form | null {
  const pi = kernelForm(constant("pi"), kernels);
  const [piName = ""] = pi.above.variables;
  const turns = P.coefficientsIn(angle.above, piName)[1];
  const half = turns && P.isConstant(angle.below) ? P.asRational(turns) : null;
  if (!half || P.degreeIn(angle.above, piName) !== 1 || Q.isZero(half)) return null;
  const quarters = Q.multiply(half, Q.rational(2));
  if (!Q.isInteger(quarters) || !["sin", "cos", "tan", "cot"].includes(name)) return null;
  const rest = F.add(angle, F.negate(F.multiply(pi, F.fromRational(half), kernels)), kernels);
  return rotated(name, rest, Number(((quarters.numerator % 4n) + 4n) % 4n), kernels);
}

function rotated(name: FunctionName, rest: Form, quarters: number, kernels: Kernels): Form {
  const value = (other: FunctionName) => byParity(other, [rest], kernels);
  if (name === "tan" || name === "cot") {
    const other = name === "tan" ? "cot" : "tan";
    return quarters % 2 === 0 ? value(name) : F.negate(value(other));
  }
  const signs = name === "sin" ? [1, 1, -1, -1] : [1, -1, -1, 1];
  const other = quarters % 2 === 0 ? name : name === "sin" ? "cos" : "sin";
  return signs[quarters] === 1 ? value(other) : F.negate(value(other));
}

// Of rational numbers where the logarithm is rational; of a power of the base its exponent.
function logarithmToBase(form: Form, base: Form, kernels: Kernels): Form | null {
  const [value, number] = [F.asRational(form), F.asRational(base)];
  if (number && (number.numerator <= 0n || Q.isEqual(number, Q.ONE)))
    throw new F.UndefinedError("Such a base has no logarithms.");
  if (value && value.numerator <= 0n) throw new F.UndefinedError("Only positive numbers have a logarithm.");
  if (!value || !number) return null;
  const quotient = F.divide(logarithmForm(form, kernels), logarithmForm(base, kernels), kernels);
  return F.asRational(quotient) ? quotient : null;
}

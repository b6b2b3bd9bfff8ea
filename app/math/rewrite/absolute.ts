import { evaluate, signOf } from "../ball";
import { Q } from "../exact";
import { call } from "../expression";
import * as P from "../polynomial";
import * as F from "./form";
import type { Form } from "./form";
import { type Kernels, kernelForm } from "./kernels";
import { treeOf } from "./to-tree";

/** |u| as a product of absolute values of factors, without those whose sign is known. */
export function absoluteForm(form: Form, kernels: Kernels): Form {
  return F.divide(ofPolynomial(form.above, kernels), ofPolynomial(form.below, kernels), kernels);
}

function ofPolynomial(polynomial: P.Polynomial, kernels: Kernels): Form {
  if (P.isZero(polynomial)) return F.ZERO;
  const { unit, factors } = P.factor(polynomial);
  const start = F.fromRational(unit.numerator < 0n ? Q.negate(unit) : unit);
  return factors.reduce((product, { base, exponent }) => {
    const size = exponent % 2 === 0 ? { above: base, below: P.ONE } : ofFactor(base, kernels);
    return F.multiply(product, F.power(size, exponent, kernels), kernels);
  }, start);
}

function ofFactor(base: P.Polynomial, kernels: Kernels): Form {
  const form: Form = { above: base, below: P.ONE };
  const sign = signOfPolynomial(base, kernels);
  if (sign !== null) return sign < 0 ? F.negate(form) : form;
  return kernelForm(call("abs", treeOf(form, kernels)), kernels, {
    relation: { degree: 2, value: F.power(form, 2, kernels) },
  });
}

/** The sign that a polynomial has wherever it is defined, zero allowed; null where none is known. */
export function signOfPolynomial(base: P.Polynomial, kernels: Kernels): 1 | -1 | null {
  const form: Form = { above: base, below: P.ONE };
  if (base.variables.every((name) => kernels.get(name)?.isNumeric)) {
    const value = evaluate(treeOf(form, kernels), new Map());
    const sign = typeof value === "object" ? signOf(value) : null;
    return sign === 0 ? null : sign;
  }
  const signs = base.terms.map(({ exponents, coefficient }) => {
    const isSquare = base.variables.every((name, k) => (exponents[k] ?? 0) % 2 === 0 || isNeverNegative(name, kernels));
    return isSquare ? (coefficient.numerator < 0n ? -1 : 1) : 0;
  });
  if (signs.every((sign) => sign === 1)) return 1;
  return signs.every((sign) => sign === -1) ? -1 : signOfQuadratic(base, kernels);
}

function signOfQuadratic(base: P.Polynomial, kernels: Kernels): 1 | -1 | null {
  const [name, more] = base.variables;
  if (name === undefined || more !== undefined || kernels.get(name)?.relation) return null;
  const [c, b, a, higher] = P.coefficientsIn(base, name).map((one) => P.asRational(one) ?? Q.ZERO);
  if (!a || !b || !c || higher) return null;
  const discriminant = Q.subtract(Q.multiply(b, b), Q.multiply(Q.rational(4), Q.multiply(a, c)));
  return discriminant.numerator > 0n ? null : a.numerator < 0n ? -1 : 1;
}

function isNeverNegative(name: string, kernels: Kernels): boolean {
  const kernel = kernels.get(name);
  if (kernel?.exponential) return true;
  if (kernel?.tree.kind === "constant") return true;
  if (kernel?.tree.kind !== "call") return false;
  return ["sqrt", "abs", "exp", "cosh"].includes(kernel.tree.name);
}

import { Q } from "../exact";
import { call, type Expression, num, pow } from "../expression";
import * as P from "../polynomial";
import * as F from "./form";
import type { Form } from "./form";
import { type Kernels, kernelForm } from "./kernels";
import { primeFactors, rootForm } from "./radicals";
import { treeOf } from "./to-tree";

/** base^exponent, where the exponent is no rational number unless the base is e: e^(2x + 1) is (e^x)² · e. */
export function exponentialForm(base: Expression, exponent: Form, kernels: Kernels, baseForm?: Form): Form {
  const value = baseForm && F.asRational(baseForm);
  if (value && value.numerator > 0n) return ofRationalBase(value, exponent, kernels);
  if (base.kind !== "constant") return kernelForm(pow(base, treeOf(exponent, kernels)), kernels);
  return ofBase(base, exponent, kernels);
}

// Of a base in its prime factors, 4^x is (2^x)².
function ofRationalBase({ numerator, denominator }: Q.Rational, exponent: Form, kernels: Kernels): Form {
  const [above, below] = [numerator, denominator].map((whole) =>
    primeFactors(whole).reduce((product, [prime, times]) => {
      const one = ofBase({ kind: "number", text: String(prime), span: { start: 0, end: 0 } }, exponent, kernels);
      return F.multiply(product, F.power(one, times, kernels), kernels);
    }, F.ONE),
  );
  return above && below ? F.divide(above, below, kernels) : F.ONE;
}

function ofBase(base: Expression, exponent: Form, kernels: Kernels): Form {
  if (!P.isConstant(exponent.below)) return opaque(base, exponent, kernels);
  return exponent.above.terms.reduce((product, term) => {
    const monomial = P.fromTerms(exponent.above.variables, [{ ...term, coefficient: Q.ONE }]);
    return F.multiply(product, ofTerm(base, monomial, term.coefficient, kernels), kernels);
  }, F.ONE);
}

function ofTerm(base: Expression, monomial: P.Polynomial, coefficient: Q.Rational, kernels: Kernels): Form {
  const times = Number(coefficient.numerator);
  const part = Q.rational(1n, coefficient.denominator);
  const known = base.kind === "constant" ? ofLogarithm(monomial, kernels) : null;
  if (known && Q.isInteger(coefficient)) return F.power(known, times, kernels);
  if (known && F.asRational(known)) {
    return F.power(rootForm(known, Number(coefficient.denominator), kernels), times, kernels);
  }
  if (base.kind === "number" && P.isConstant(monomial)) {
    const value = F.fromRational(Q.parseRational(base.text) ?? Q.ONE);
    return F.power(rootForm(value, Number(coefficient.denominator), kernels), times, kernels);
  }
  return F.power(opaque(base, { above: P.scale(monomial, part), below: P.ONE }, kernels), times, kernels);
}

// e^(ln u) is u.
function ofLogarithm(monomial: P.Polynomial, kernels: Kernels): Form | null {
  const [name, more] = monomial.variables;
  const isOne = name !== undefined && more === undefined && P.totalDegree(monomial) === 1;
  return isOne ? (kernels.get(name)?.logarithmOf ?? null) : null;
}

function opaque(base: Expression, exponent: Form, kernels: Kernels): Form {
  const isWhole = F.asRational(exponent);
  const tree = isWhole && Q.isEqual(isWhole, Q.ONE) ? base : pow(base, treeOf(exponent, kernels));
  return kernelForm(tree, kernels, { exponential: { base, exponent } });
}

/** ln u: of fractions by their prime factors, of a power of e its exponent. */
export function logarithmForm(form: Form, kernels: Kernels): Form {
  const value = F.asRational(form);
  if (value) return ofRational(value, kernels);
  const exponent = exponentOf(form, kernels);
  if (exponent) return exponent;
  return kernelForm(call("ln", treeOf(form, kernels)), kernels, { logarithmOf: form });
}

function exponentOf({ above, below }: Form, kernels: Kernels): Form | null {
  const [term, more] = above.terms;
  if (!term || more || !P.isConstant(below) || !Q.isEqual(term.coefficient, Q.ONE)) return null;
  let sum: Form = F.ZERO;
  for (const [k, name] of above.variables.entries()) {
    const exponential = kernels.get(name)?.exponential;
    if (exponential?.base.kind !== "constant") return null;
    sum = F.add(
      sum,
      F.multiply(exponential.exponent, F.fromRational(Q.rational(term.exponents[k] ?? 0)), kernels),
      kernels,
    );
  }
  return sum;
}

function ofRational(value: Q.Rational, kernels: Kernels): Form {
  if (value.numerator <= 0n) throw new F.UndefinedError("Only positive numbers have a logarithm.");
  const logarithmOf = (whole: bigint) =>
    primeFactors(whole).reduce<Form>((sum, [prime, times]) => {
      const one = kernelForm(call("ln", primeTree(prime)), kernels, {
        logarithmOf: F.fromRational(Q.rational(prime)),
      });
      return F.add(sum, F.multiply(one, F.fromRational(Q.rational(times)), kernels), kernels);
    }, F.ZERO);
  return F.add(logarithmOf(value.numerator), F.negate(logarithmOf(value.denominator)), kernels);
}

function primeTree(prime: bigint): Expression {
  return prime <= BigInt(Number.MAX_SAFE_INTEGER)
    ? num(Number(prime))
    : { kind: "number", text: String(prime), span: { start: 0, end: 0 } };
}

import { type Expression, type ExpressionOf, keyOf } from "../expression";
import * as Q from "./rational";
import type { Rational } from "./rational";

/** Factors with their multiplicity; one in the denominator differs from the same one in the numerator. */
interface Product {
  number: Rational;
  powers: Map<string, number>;
}

export function productOf(expression: Expression): Product {
  const product: Product = { number: Q.ONE, powers: new Map() };
  collect(expression, 1, false, product);
  return product;
}

export function isSameProduct(a: Product, b: Product): boolean {
  return (
    Q.isEqual(a.number, b.number) &&
    a.powers.size === b.powers.size &&
    [...a.powers].every(([factor, times]) => b.powers.get(factor) === times)
  );
}

function collect(expression: Expression, times: number, isBelow: boolean, product: Product): void {
  const number = numberIn(expression, times);
  if (number !== null) product.number = isBelow ? Q.divide(product.number, number) : Q.multiply(product.number, number);
  else if (expression.kind === "negate") {
    if (times % 2 === 1) product.number = Q.negate(product.number);
    collect(expression.argument, times, isBelow, product);
  } else if (expression.kind === "binary" && (expression.operator === "*" || expression.operator === "/")) {
    collect(expression.left, times, isBelow, product);
    collect(expression.right, times, isBelow !== (expression.operator === "/"), product);
  } else if (expression.kind === "binary" && expression.operator === "^" && isWhole(expression.right)) {
    collect(expression.left, times * Number(expression.right.text), isBelow, product);
  } else {
    const factor = `${isBelow ? "1/" : ""}${keyOf(expression)}`;
    product.powers.set(factor, (product.powers.get(factor) ?? 0) + times);
  }
}

function numberIn(expression: Expression, times: number): Rational | null {
  const value = expression.kind === "number" ? Q.parseRational(expression.text) : null;
  return value && !Q.isZero(value) ? Q.power(value, times) : null;
}

function isWhole(exponent: Expression): exponent is ExpressionOf<"number"> {
  return exponent.kind === "number" && Number.isSafeInteger(Number(exponent.text)) && Number(exponent.text) > 0;
}

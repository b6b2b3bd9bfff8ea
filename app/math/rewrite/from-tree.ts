import { throwIfInterrupted } from "../budget";
import { Q } from "../exact";
import { type Expression, type ExpressionOf, expandSum, literalFraction, withChildren } from "../expression";
import * as F from "./form";
import type { Form } from "./form";
import { formOfCall } from "./calls";
import { exponentialForm } from "./exponentials";
import { type Kernels, kernelForm } from "./kernels";
import { rootForm } from "./radicals";
import { treeOf } from "./to-tree";

const MOST_TERMS = 200;
const HIGHEST_POWER = 200;

/**
 * The form of a tree: equal values have equal forms, as far as the relations of the kernels are known.
 *
 * @throws UndefinedError where it has no value anywhere, and TooLargeError
 */
export function formOf(expression: Expression, kernels: Kernels): Form {
  throwIfInterrupted();
  switch (expression.kind) {
    case "number": {
      const value = Q.parseRational(expression.text);
      return value ? F.fromRational(value) : kernelForm(expression, kernels);
    }
    case "variable":
      return kernelForm(expression, kernels);
    case "constant":
      return expression.name === "e" ? exponentialForm(expression, F.ONE, kernels) : kernelForm(expression, kernels);
    case "negate":
      return F.negate(formOf(expression.argument, kernels));
    case "binary":
      return ofBinary(expression, kernels);
    case "call":
      return formOfCall(
        expression,
        expression.arguments.map((part) => formOf(part, kernels)),
        kernels,
        formOf,
      );
    case "sum": {
      const terms = expandSum(expression, MOST_TERMS);
      if (!terms) return kernelForm(expression, kernels);
      return terms.reduce((sum, term) => F.add(sum, formOf(term, kernels), kernels), F.ZERO);
    }
    case "piecewise":
    case "tuple":
      return kernelForm(
        withChildren(expression, (part) => canonical(part, kernels)),
        kernels,
      );
  }
}

function canonical(expression: Expression, kernels: Kernels): Expression {
  return treeOf(formOf(expression, kernels), kernels);
}

function ofBinary({ operator, left, right }: ExpressionOf<"binary">, kernels: Kernels): Form {
  if (operator === "^") return ofPower(left, right, kernels);
  const [a, b] = [formOf(left, kernels), formOf(right, kernels)];
  switch (operator) {
    case "+":
      return F.add(a, b, kernels);
    case "-":
      return F.add(a, F.negate(b), kernels);
    case "*":
      return F.multiply(a, b, kernels);
    case "/":
      return F.divide(a, b, kernels);
  }
}

function ofPower(left: Expression, right: Expression, kernels: Kernels): Form {
  if (left.kind === "constant" && left.name === "e") return exponentialForm(left, formOf(right, kernels), kernels);
  const [base, exponent] = [formOf(left, kernels), formOf(right, kernels)];
  const value = F.asRational(exponent);
  if (!value) return exponentialForm(treeOf(base, kernels), exponent, kernels, base);
  const [above, below] = [Number(value.numerator), Number(value.denominator)];
  if (Math.abs(above) > HIGHEST_POWER || below > HIGHEST_POWER)
    return kernelForm(
      { kind: "binary", operator: "^", left: treeOf(base, kernels), right: treeOf(exponent, kernels), span: left.span },
      kernels,
    );
  if (below === 1) return F.power(base, above, kernels);
  const isWritten = literalFraction(right) !== null;
  return F.power(rootForm(base, below, kernels, below % 2 === 1 && !isWritten), above, kernels);
}

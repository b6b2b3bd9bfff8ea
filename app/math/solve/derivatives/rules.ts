import { derivative } from "../../calculus";
import {
  add,
  call,
  div,
  type Expression,
  type ExpressionOf,
  freeVariables,
  mul,
  mulSimplified,
  neg,
  num,
  pow,
  sub,
  substitute,
  variable,
  childrenOf,
} from "../../expression";
import { canonicalTree, termsOf } from "../../rewrite";
import { shortest } from "../calculus/shorter";

/** A derivative by one rule; what `d` made of a part is its derivative, not yet computed. */
export interface Ruled {
  rule: string;
  words: string;
  parts?: Readonly<Record<string, Expression>>;
  value: Expression;
}

type Deriving = (part: Expression) => Expression;

const WITHOUT_RULE = ["floor", "ceil", "round", "sign", "mod", "min", "max", "factorial", "sinc"];

/** The derivative by the rule that a textbook would name; null where there is none. */
export function ruled(of: Expression, by: string, d: Deriving): Ruled | null {
  if (!freeVariables(of).includes(by))
    return { rule: "constant-derivative", words: "The derivative of a constant is 0", value: num(0) };
  const slope = isSumOfProducts(of) ? derivative(of, by) : null;
  if (of.kind !== "variable" && slope && !freeVariables(slope).includes(by))
    return {
      rule: "linear-derivative",
      words: "The derivative of the linear expression {line} is its slope",
      parts: { line: of },
      value: canonicalTree(slope),
    };
  switch (of.kind) {
    case "variable":
      return { rule: "identity-derivative", words: "The derivative of {x} is 1", parts: { x: of }, value: num(1) };
    case "negate":
      return { ...CONSTANT_FACTOR, value: neg(d(of.argument)) };
    case "binary":
      return ofBinary(of, by, d);
    case "call":
      return ofCall(of, by, d);
    default:
      return null;
  }
}

/** Whether an expression has parts whose corners and jumps no rule knows. */
export function isWithoutRule(tree: Expression): boolean {
  if (tree.kind === "call" && WITHOUT_RULE.includes(tree.name)) return true;
  return tree.kind === "piecewise" || tree.kind === "tuple" || childrenOf(tree).some(isWithoutRule);
}

function isSumOfProducts(of: Expression): boolean {
  if (of.kind === "negate") return isSumOfProducts(of.argument);
  if (of.kind !== "binary") return of.kind === "variable" || childrenOf(of).length === 0;
  if (of.operator === "^") return freeVariables(of).length === 0;
  return (
    isSumOfProducts(of.left) && (of.operator === "/" ? freeVariables(of.right).length === 0 : isSumOfProducts(of.right))
  );
}

const CONSTANT_FACTOR = { rule: "constant-factor", words: "A constant factor stays" };

function ofBinary(of: ExpressionOf<"binary">, by: string, d: Deriving): Ruled | null {
  switch (of.operator) {
    case "+":
    case "-":
      return { rule: "sum-rule", words: "Differentiate term by term", value: ofSum(of, d) };
    case "*":
      return ofProduct(of.left, of.right, by, d);
    case "/":
      return ofQuotient(of.left, of.right, by, d);
    case "^":
      return ofPower(of, by, d);
  }
}

function ofSum(of: Expression, d: Deriving): Expression {
  return termsOf(of).reduce<Expression | null>((sum, { tree, negative }) => {
    const slope = d(tree);
    return sum ? (negative ? sub(sum, slope) : add(sum, slope)) : negative ? neg(slope) : slope;
  }, null) as Expression;
}

function ofProduct(left: Expression, right: Expression, by: string, d: Deriving): Ruled {
  if (!freeVariables(left).includes(by)) return { ...CONSTANT_FACTOR, value: mul(left, d(right)) };
  if (!freeVariables(right).includes(by)) return { ...CONSTANT_FACTOR, value: mul(d(left), right) };
  return {
    rule: "product-rule",
    words: "Use the product rule (u v)' = u' v + u v' with u = {u}, v = {v}",
    parts: { u: left, v: right },
    value: add(mul(d(left), right), mul(left, d(right))),
  };
}

function ofQuotient(above: Expression, below: Expression, by: string, d: Deriving): Ruled {
  if (!freeVariables(below).includes(by)) return { ...CONSTANT_FACTOR, value: div(d(above), below) };
  if (!freeVariables(above).includes(by))
    return {
      rule: "reciprocal-rule",
      words: "Use the rule for reciprocals (1/v)' = -v'/v^2 with v = {v}",
      parts: { v: below },
      value: neg(div(mulSimplified(above, d(below)), pow(below, num(2)))),
    };
  return {
    rule: "quotient-rule",
    words: "Use the quotient rule (u/v)' = (u' v - u v')/v^2 with u = {u}, v = {v}",
    parts: { u: above, v: below },
    value: div(sub(mul(d(above), below), mul(above, d(below))), pow(below, num(2))),
  };
}

function ofPower(of: ExpressionOf<"binary">, by: string, d: Deriving): Ruled | null {
  const [inBase, inExponent] = [of.left, of.right].map((part) => freeVariables(part).includes(by));
  if (inBase && inExponent)
    return {
      rule: "logarithmic-derivative",
      words: "Write the power as e^({exponent}), whose derivative is itself times that of the exponent",
      parts: { exponent: mul(of.right, call("ln", of.left)) },
      value: mul(of, d(mul(of.right, call("ln", of.left)))),
    };
  return inBase
    ? ofOuter(of.left, (inner) => pow(inner, of.right), by, d, "power-rule", "Use the power rule")
    : ofOuter(
        of.right,
        (inner) => pow(of.left, inner),
        by,
        d,
        "exponential-rule",
        "Use the derivative of the exponential function",
      );
}

function ofCall(of: ExpressionOf<"call">, by: string, d: Deriving): Ruled | null {
  const [first, ...others] = of.arguments;
  if (!first || others.some((one) => freeVariables(one).includes(by))) return null;
  const words = "Use the derivative of a basic function";
  return ofOuter(first, (inner) => call(of.name, inner, ...others), by, d, "basic-derivative", words);
}

// The table, or with something inside, the chain rule.
function ofOuter(
  inner: Expression,
  outer: (inner: Expression) => Expression,
  by: string,
  d: Deriving,
  rule: string,
  words: string,
): Ruled | null {
  const isBasic = inner.kind === "variable";
  const letter = isBasic ? by : letterFor(outer(inner));
  const slope = derivative(outer(variable(letter)), letter);
  if (!slope) return null;
  const table = withoutSigns(shortest(slope));
  if (isBasic) return { rule, words, value: table };
  const value = substitute(table, new Map([[letter, inner]]));
  return {
    rule: "chain-rule",
    words: "Use the chain rule with {u} = {inner}: the derivative of {outer}, times that of {inner}",
    parts: { u: variable(letter), inner, outer: outer(variable(letter)) },
    value: mul(value, d(inner)),
  };
}

function letterFor(tree: Expression): string {
  const taken = new Set(freeVariables(tree));
  return ["u", "w", "s", "t", "v"].find((letter) => !taken.has(letter)) ?? "u_1";
}

// |x| has no derivative at 0, where sign(x) has a value.
function withoutSigns(tree: Expression): Expression {
  if (tree.kind !== "call" || tree.name !== "sign") return tree;
  const [inner = num(0)] = tree.arguments;
  return div(inner, call("abs", inner));
}

import { derivative } from "../../calculus";
import { add, call, type Expression, type ExpressionOf, mul, neg, num, pow, sub, div } from "../../expression";
import * as P from "../../polynomial";
import { canonicalTree, formOf, type Kernels, termsOf } from "../../rewrite";
import { shortest } from "../calculus/shorter";
import { factorsOf, has, product, slopeOfLinear } from "./forms";
import { type Found, known, type Search } from "./found";
import { isRational } from "./rational";

const LOGARITHMIC = ["ln", "log", "atan", "asin", "acos", "asinh", "acosh", "atanh"];

/** Integration by parts: logarithms and inverse functions are differentiated, polynomials before exponentials and waves. */
export function byParts(of: Expression, by: string, search: Search): Found | null {
  const cyclic = exponentialWave(of, by);
  if (cyclic) return cyclic;
  const { above, below } = factorsOf(of);
  const special = above.find((one) => isLogarithmic(one, by));
  if (special) {
    const others = above.filter((one) => one !== special);
    const rest = below.length === 0 ? product(others) : div(product(others), product(below));
    return !has(rest, by) || isRational(rest, by) || isPower(rest, by) ? parts(special, rest, by, search) : null;
  }
  if (below.some((one) => has(one, by))) return null;
  const polynomial = above.filter((one) => isPolynomial(one, by));
  const others = above.filter((one) => !polynomial.includes(one));
  const [other, second] = others;
  if (!other || second || polynomial.length === 0 || !isEasy(other, by)) return null;
  return parts(canonicalTree(product(polynomial)), other, by, search);
}

function isPower(tree: Expression, by: string): boolean {
  return tree.kind === "call"
    ? ["sqrt", "cbrt"].includes(tree.name) && tree.arguments[0]?.kind === "variable"
    : tree.kind === "binary" &&
        [tree.left, tree.right].every((one) => !has(one, by) || isPower(one, by) || one.kind === "variable");
}

function isLogarithmic(tree: Expression, by: string): boolean {
  if (tree.kind === "binary" && tree.operator === "^")
    return tree.right.kind === "number" && isLogarithmic(tree.left, by);
  return tree.kind === "call" && LOGARITHMIC.includes(tree.name) && has(tree, by);
}

function isPolynomial(tree: Expression, by: string): boolean {
  const kernels: Kernels = new Map();
  const { above, below } = formOf(tree, kernels);
  return (
    P.isConstant(below) && above.variables.every((name) => name === by || !has(kernels.get(name)?.tree ?? num(0), by))
  );
}

function isEasy(tree: Expression, by: string): boolean {
  if (tree.kind === "call") {
    const [inner] = tree.arguments;
    return (
      ["sin", "cos", "sinh", "cosh", "exp"].includes(tree.name) &&
      inner !== undefined &&
      slopeOfLinear(inner, by) !== null
    );
  }
  if (tree.kind !== "binary" || tree.operator !== "^") return false;
  if (tree.left.kind === "call")
    return ["sec", "csc", "cos", "sin"].includes(tree.left.name) && tree.right.kind !== "binary";
  return !has(tree.left, by) && slopeOfLinear(tree.right, by) !== null;
}

function parts(u: Expression, slope: Expression, by: string, search: Search): Found | null {
  const first = search.find(slope, by);
  const change = derivative(u, by);
  if (!first || !change || first.rest.some(({ where }) => where !== null)) return null;
  const v = shortest(search.value(first));
  const left = canonicalTree(mul(v, change));
  const found = search.find(left, by);
  if (!found) return null;
  return {
    rule: "integration-by-parts",
    words: "Integrate by parts with u = {u}, v' = {slope}, so u' = {change}, v = {v}",
    parts: { u, slope, change: shortest(change), v },
    rest: [{ of: left, by, found, where: null }],
    build: ([value = num(0)]) => sub(mul(u, v), value),
  };
}

// Twice by parts, the integral comes back: ∫ e^(ax) sin(bx) dx = e^(ax) (a sin(bx) - b cos(bx))/(a² + b²)
function exponentialWave(of: Expression, by: string): Found | null {
  const { above, below } = factorsOf(of);
  if (below.some((one) => has(one, by)) || above.length !== 2 || below.length > 0) return null;
  const wave = above.find(
    (one): one is ExpressionOf<"call"> => one.kind === "call" && (one.name === "sin" || one.name === "cos"),
  );
  const other = above.find((one) => one !== wave);
  const [angle] = wave?.arguments ?? [];
  const exponential = other?.kind === "binary" && other.operator === "^" && !has(other.left, by) ? other : null;
  if (!wave || !angle || !exponential) return null;
  const [b, k] = [slopeOfLinear(angle, by), slopeOfLinear(exponential.right, by)];
  if (!b || !k) return null;
  const isNatural = exponential.left.kind === "constant" && exponential.left.name === "e";
  const a = isNatural ? k : mul(k, call("ln", exponential.left));
  const [sin, cos] = [call("sin", angle), call("cos", angle)];
  const inner = wave.name === "sin" ? sub(mul(a, sin), mul(b, cos)) : add(mul(a, cos), mul(b, sin));
  const value = div(mul(exponential, shortest(inner)), canonicalTree(add(pow(a, num(2)), pow(b, num(2)))));
  return known("parts-twice", "Integrate by parts twice: the integral comes back, and is solved for", value);
}

/** Term by term. */
export function termByTerm(of: Expression, by: string, search: Search): Found | null {
  const terms = termsOf(of);
  if (terms.length < 2) return null;
  const rest = terms.map(({ tree }) => ({ of: tree, by, found: search.find(tree, by), where: null }));
  const complete = rest.flatMap((one) => (one.found ? [{ ...one, found: one.found }] : []));
  if (complete.length < terms.length) return null;
  const build = (values: readonly Expression[]) =>
    values.reduce<Expression | null>((sum, value, k) => {
      const negative = terms[k]?.negative ?? false;
      if (!sum) return negative ? neg(value) : value;
      return negative ? sub(sum, value) : add(sum, value);
    }, null) ?? num(0);
  return { rule: "sum-of-integrals", words: "Integrate term by term", rest: complete, build };
}

import {
  add,
  constant,
  div,
  type Expression,
  freeVariables,
  isNumber,
  keyOf,
  mul,
  neg,
  num,
  pow,
  sub,
  substitute,
  variable,
  withChildren,
} from "../../expression";
import { canonicalTree, factoredTree } from "../../rewrite";
import { TooLargeError } from "../../polynomial";
import { has, withoutConstants } from "./forms";
import { type Found, type Method, type Rest, type Search, valueOf } from "./found";
import { byParts, termByTerm } from "./parts";
import { radicals } from "./radicals";
import { rational } from "./rational";
import { substituted, substitution } from "./substitution";
import { fromTable } from "./table";
import { distributed, trigonometric } from "./trigonometric";

const MOST_TRIES = 150;
const DEEPEST = 9;
const LETTERS = ["u", "v", "w", "t", "s", "p", "q", "z", "y", "r", "m", "k"];

const METHODS: readonly Method[] = [
  fromTable,
  termByTerm,
  constantFactor,
  trigonometric,
  rational,
  substitution,
  byParts,
  radicals,
  byLogarithm,
  rewritten,
  byExponentials,
];

/** Looks for an antiderivative by the methods of a first course. */
export function antiderivativeOf(of: Expression, by: string): Found | null {
  return new Antiderivatives(of, by).find(of, by);
}

/** The antiderivative in the variable itself. */
export function wholeValue(found: Found): Expression {
  return valueOf(found, (tree, by, where) => backIn(tree, by, where));
}

/** Puts the expression in the place of its letter; an arctangent of a tangent is its angle, up to a constant. */
export function backIn(tree: Expression, letter: string, where: Expression): Expression {
  const isTangent = where.kind === "call" && where.name === "tan";
  const put = (part: Expression): Expression => {
    const [inner] = part.kind === "call" && part.name === "atan" ? part.arguments : [];
    if (isTangent && inner?.kind === "variable" && inner.name === letter) return where.arguments[0] ?? part;
    return withChildren(part, put);
  };
  return substitute(put(tree), new Map([[letter, where]]));
}

class Antiderivatives implements Search {
  private tries = 0;
  private readonly open = new Set<string>();
  private readonly taken: Set<string>;
  private readonly failed = new Set<string>();

  constructor(of: Expression, by: string) {
    this.taken = new Set([...freeVariables(of), by, "C"]);
  }

  find = (of: Expression, by: string): Found | null => {
    const key = keyOf(substitute(of, new Map([[by, variable("$x")]])));
    if (this.open.has(key) || this.failed.has(key) || this.open.size > DEEPEST || ++this.tries > MOST_TRIES)
      return null;
    this.open.add(key);
    try {
      for (const method of METHODS) {
        const found = method(of, by, this);
        if (found) return found;
      }
      if (this.tries <= MOST_TRIES && this.open.size < 4) this.failed.add(key);
      return null;
    } catch (error) {
      if (error instanceof TooLargeError) return null;
      throw error;
    } finally {
      this.open.delete(key);
    }
  };

  letter = (): string => {
    const letter = LETTERS.find((one) => !this.taken.has(one)) ?? `u_${this.taken.size}`;
    this.taken.add(letter);
    return letter;
  };

  value = wholeValue;
}

function constantFactor(of: Expression, by: string, search: Search): Found | null {
  const { constant: factor, rest } = withoutConstants(of, by);
  if (isNumber(factor, 1)) return null;
  const found = search.find(rest, by);
  return (
    found && {
      rule: "constant-factor-of-integral",
      words: "A constant factor stays before the integral",
      rest: [{ of: rest, by, found, where: null }],
      build: ([value = num(0)]) =>
        mul(factor.kind === "negate" || factor.kind === "binary" ? canonicalTree(factor) : factor, value),
    }
  );
}

// x = e^u for functions of ln x
function byLogarithm(of: Expression, by: string, search: Search): Found | null {
  const inner: Expression = { kind: "call", name: "ln", arguments: [variable(by)], span: of.span };
  const key = keyOf(inner);
  let isUsed = false;
  const letter = "u";
  const put = (tree: Expression): Expression => {
    if (keyOf(tree) !== key) return withChildren(tree, put);
    isUsed = true;
    return variable(letter);
  };
  const plain = put(of);
  if (!isUsed || freeVariables(of).includes(letter) || by === letter) return null;
  const exponential = pow(constant("e"), variable(letter));
  const rest = canonicalTree(mul(substitute(plain, new Map([[by, exponential]])), exponential));
  const found = search.find(rest, letter);
  return found && substituted(inner, letter, rest, found);
}

// Multiplied out, or split, or simplified.
function rewritten(of: Expression, by: string, search: Search): Found | null {
  const canonical = canonicalTree(of);
  const forms = [canonical, distributed(canonical), factoredTree(of)];
  for (const form of forms) {
    if (keyOf(form) === keyOf(of)) continue;
    const found = search.find(form, by);
    const rest: Rest[] = found ? [{ of: form, by, found, where: null }] : [];
    if (found)
      return { rule: "rewrite-integrand", words: "Rewrite the integrand", rest, build: ([value = num(0)]) => value };
  }
  return null;
}

// Hyperbolic functions by e^x
function byExponentials(of: Expression, by: string, search: Search): Found | null {
  const put = (tree: Expression): Expression => {
    const inner = withChildren(tree, put);
    const [u] = inner.kind === "call" ? inner.arguments : [];
    if (inner.kind !== "call" || !u || !has(u, by)) return inner;
    const [up, down] = [pow(constant("e"), u), pow(constant("e"), neg(u))];
    const [sinh, cosh] = [div(sub(up, down), num(2)), div(add(up, down), num(2))];
    return inner.name === "sinh"
      ? sinh
      : inner.name === "cosh"
        ? cosh
        : inner.name === "tanh"
          ? div(sinh, cosh)
          : inner;
  };
  const form = put(of);
  if (keyOf(form) === keyOf(of)) return null;
  const simple = canonicalTree(form);
  const found = search.find(distributed(simple), by) ?? search.find(simple, by);
  return (
    found && {
      rule: "hyperbolic-by-exponentials",
      words: "Write hyperbolic functions by exponentials",
      rest: [{ of: simple, by, found, where: null }],
      build: ([value = num(0)]) => value,
    }
  );
}

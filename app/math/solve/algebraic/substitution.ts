import { anyOf } from "../../check";
import { type Expression, keyOf, num, variable } from "../../expression";
import * as P from "../../polynomial";
import { sumTree } from "../../rewrite";
import { equation } from "../equations/sides";
import { Trail } from "../equations/trail";
import { absoluteIn, rootIn, type Shape, shapeOf } from "./shape";

/** Solves the first equation of each case for the unknown; false where no way is known. */
export type SolveCases = (trail: Trail, unknown: string) => boolean;

interface Substitution {
  /** A polynomial in the letter `name`, which stands for `of`. */
  outer: P.Polynomial;
  name: string;
  of: Expression;
}

/** Solves outer(u) = 0 in steps of its own; the case becomes u's values. */
export function substituted(trail: Trail, at: number, { outer, name, of }: Substitution, solve: SolveCases): void {
  const letter = name === "u" ? "w" : "u";
  const polynomial = P.substitute(outer, name, P.variable(letter));
  const own = new Trail(anyOf([[equation(sumTree(polynomial, new Map()), num(0))]]));
  if (!solve(own, letter)) return;
  const values = own.line.cases.map(([first]) => first?.sides[1]);
  if (values.some((value) => value === undefined) || own.line.cases.some((relations) => relations.length !== 1)) return;
  const equations = values.flatMap((value) => (value ? [equation(of, value)] : []));
  const notes = { parts: { letter: variable(letter), part: of }, substeps: own.steps };
  if (equations.length > 0)
    trail.replace("substitute", "Write {letter} for {part}, and solve for {letter}", at, equations, notes);
  else {
    const cases = trail.line.cases.filter((_, k) => k !== at);
    trail.write("substitute", "Write {letter} for {part}: there is no real solution", cases, notes);
  }
}

/** x - 5√x + 6 is a polynomial in √x, and x² - |x| one in |x|. */
export function byGenerator(trail: Trail, at: number, unknown: string, solve: SolveCases): void {
  const first = trail.first(at);
  const shape = first && shapeOf(first, unknown);
  const found = shape && generatorIn(shape, unknown);
  if (!shape || !found) return;
  const { name, outer, tree } = found;
  const kernels = new Map([...shape.kernels].filter(([key]) => key !== unknown));
  const written = equation(sumTree(outer, kernels), num(0));
  if (keyOf(written) !== keyOf(first))
    trail.replace("write-as-powers", "Write everything in powers of {part}", at, [written], { parts: { part: tree } });
  substituted(trail, at, { outer, name, of: tree }, solve);
}

function generatorIn({ whole, kernels, inner }: Shape, unknown: string) {
  const [name, more] = inner.filter((one) => one !== unknown);
  const tree = name === undefined ? undefined : kernels.get(name)?.tree;
  if (name === undefined || more !== undefined || !tree || whole.above.variables.length > inner.length) return null;
  const root = rootIn(tree);
  const [radicand, degree] = root ? [root.inner, root.degree] : [absoluteIn(tree), 2];
  if (!radicand || (inner.includes(unknown) && keyOf(radicand) !== keyOf(variable(unknown)))) return null;
  const outer = root
    ? P.substitute(whole.above, unknown, P.monomial(name, degree))
    : evenPowers(whole.above, unknown, name);
  return outer && P.degreeIn(outer, name) > 1 ? { name, outer, tree } : null;
}

// x² is |x|², but x is no power of |x|.
function evenPowers(above: P.Polynomial, unknown: string, name: string): P.Polynomial | null {
  const coefficients = P.coefficientsIn(above, unknown);
  if (coefficients.some((one, k) => k % 2 === 1 && !P.isZero(one))) return null;
  return coefficients.map((one, k) => P.multiply(one, P.power(P.variable(name), k))).reduce(P.add, P.ZERO);
}

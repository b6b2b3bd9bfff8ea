import { expect, test } from "vitest";
import {
  type Operations,
  printFormulaLatex,
  printMatrixLatex,
  printProblem,
  type Problem,
  readProblem,
  type Statement,
} from "~/math/problem";
import { described } from "./described";

type Row = [texts: string | string[], read: string];

const EQUATIONS: Row[] = [
  ["2x+3=7", "solve? x | 2*x + 3 = 7"],
  ["solve x^2 = 4 for x", "solve x | x^2 = 4"],
  ["solve(x^2 = 4, x)", "solve x | x^2 = 4"],
  ["solve for y: 2x + y = 4", "solve y | 2*x + y = 4"],
  ["find x if 2x + 3 = 7", "solve x | 2*x + 3 = 7"],
  ["roots of x^2 - 4", "solve x | x^2 - 4 = 0"],
  ["solve a x + b = c for x", "solve x | a*x + b = c"],
  ["a x = b", "solve? x | a*x = b"],
  ["F = m a", "solve? m | F = m*a"],
  ["solve F = m a for a", "solve a | F = m*a"],
  ["x != 2", "solve? x | x ≠ 2"],
  ["1 < x <= 4", "solve? x | 1 < x <= 4"],
  ["x < -1 or x > 2", "solve? x | x < -1 or x > 2"],
  ["x = 2 or x = 3", "solve? x | x = 2 or x = 3"],
  ["x = 2 or 3", "solve? x | x = 2 or x = 3"],
  ["x = ±3", "solve? x | x = 3 or x = -3"],
  ["x = (3 \\pm \\sqrt{5})/2", "solve? x | x = (3 + sqrt(5))/2 or x = (3 - sqrt(5))/2"],
  ["x=+-3", "solve? x | x = 3 or x = -3"],
  ["x = 1 and y = 2 or x = 2 and y = 1", "solve? x y | x = 1 and y = 2 or x = 2 and y = 1"],
  ["no solution", "solve? | no solution"],
  ["all real numbers", "solve? | all real numbers"],
  ["2 + 2 = 4", "evaluate? | 2 + 2 = 4"],
  ["solve sin x = 1/2 for 0 <= x < 2pi", "solve x | sin(x) = 1/2 ; 0 <= x < 2*pi"],
  ["\\left|x\\right| \\le 3", "solve? x | abs(x) <= 3"],
  ["$x^2 = 4$", "solve? x | x^2 = 4"],
  ["solve x^2 = -1 over the complex numbers", "solve x | x^2 = -1"],
];

const SYSTEMS: Row[] = [
  [["x + y = 3", "x - y = 1"], "solve? x y | x + y = 3 ; x - y = 1"],
  ["x + y = 3; x - y = 1", "solve? x y | x + y = 3 ; x - y = 1"],
  ["x + y = 3 and x - y = 1", "solve? x y | x + y = 3 ; x - y = 1"],
  ["x + y = 3, x - y = 1", "solve? x y | x + y = 3 ; x - y = 1"],
  ["solve({x + y = 3, x - y = 1}, {x, y})", "solve x y | x + y = 3 ; x - y = 1"],
  ["\\begin{cases} x+y=3 \\\\ x-y=1 \\end{cases}", "solve? x y | x + y = 3 ; x - y = 1"],
  ["\\left\\{\\begin{array}{l} x+y=3 \\\\ x-y=1 \\end{array}\\right.", "solve? x y | x + y = 3 ; x - y = 1"],
  ["\\begin{aligned} x + y &= 3 \\\\ x - y &= 1 \\end{aligned}", "solve? x y | x + y = 3 ; x - y = 1"],
  ["(x, y) = (1, 2)", "solve? x y | x = 1 ; y = 2"],
  [["a + b = 3", "a - b = 1"], "solve? a b | a + b = 3 ; a - b = 1"],
];

const FORMULAS: Row[] = [
  ["factor x^2 - 1", "factor x | x^2 - 1"],
  ["factor(x^2 - 1)", "factor x | x^2 - 1"],
  ["factor 84", "prime factors | 84"],
  ["factor (x+1)^2 - 4", "factor x | (x + 1)^2 - 4"],
  ["prime factors of 84", "prime factors | 84"],
  ["expand (x+1)(x-1)", "expand x | (x + 1)*(x - 1)"],
  ["simplify 6x/3", "simplify x | 6*x/3"],
  ["partial fractions of 1/(x^2 - 1)", "partial fractions x | 1/(x^2 - 1)"],
  ["complete the square x^2 + 6x", "complete the square x | x^2 + 6*x"],
  ["evaluate 3 + 4*2", "evaluate | 3 + 4*2"],
  ["What is 3 + 4?", "evaluate | 3 + 4"],
  ["3 + 4 =", "evaluate? | 3 + 4"],
  ["x^2 - 1", "simplify? x | x^2 - 1"],
  ["sqrt(2) as a decimal", "approximate | sqrt(2)"],
  ["log_2 8", "evaluate? | log(8, 2)"],
  ["\\sqrt[3]{8}", "evaluate? | root(8, 3)"],
  ["³√8", "evaluate? | cbrt(8)"],
  ["\\frac1x", "simplify? x | 1/x"],
  ["abc + xyz", "simplify? x y z a b c | a*b*c + x*y*z"],
  ["mgh", "simplify? m g h | m*g*h"],
  ["\\begin{cases} x & x<0 \\\\ 1 & x \\ge 0 \\end{cases}", "simplify? x | {x < 0: x, x >= 0: 1}"],
];

const CALCULUS: Row[] = [
  ["d/dx (x^2)", "differentiate x | d/dx (x^2)"],
  ["d/dx x^2 + 3x", "differentiate x | d/dx (x^2 + 3*x)"],
  ["d/dx(x^2) + 3x", "simplify? x | (d/dx (x^2)) + 3*x"],
  ["d/dx x^2 + d/dx x^3", "simplify? x | (d/dx (x^2)) + (d/dx (x^3))"],
  ["d^2/dx^2 (x^3)", "differentiate x | d^2/dx^2 (x^3)"],
  ["d²/dx² (x^3)", "differentiate x | d^2/dx^2 (x^3)"],
  ["\\frac{d}{dx} \\left(x^2+1\\right)", "differentiate x | d/dx (x^2 + 1)"],
  ["\\frac{\\mathrm{d}^2}{\\mathrm{d}x^2} x^3", "differentiate x | d^2/dx^2 (x^3)"],
  ["\\frac{\\partial}{\\partial x} (x^2 y)", "differentiate x y | ∂/∂x (x^2*y)"],
  ["\\frac{\\partial^2}{\\partial x \\partial y} (x^2 y)", "differentiate x y | ∂^2/∂x∂y (x^2*y)"],
  ["∂/∂x (x y)", "differentiate x y | ∂/∂x (x*y)"],
  ["derivative of x^2 a with respect to x", "differentiate x a | d/dx (x^2*a)"],
  ["differentiate sin(x)", "differentiate x | d/dx (sin(x))"],
  ["second derivative of x^3", "differentiate x | d^2/dx^2 (x^3)"],
  [["f(x) = x^2", "f'(2)"], "differentiate | diff(x^2, x, 1, 2)"],
  [["f(x) = x^2", "f''(x)"], "differentiate x | d^2/dx^2 (x^2)"],
  [["f(x) = x^2", "df/dx"], "differentiate x | d/dx (x^2)"],
  [["f(x) = x^2 + 1", "f(3) + f(x)"], "simplify? x | 3^2 + 1 + (x^2 + 1)"],
  [["f(x) = x^2 - 4", "f(x) = 0"], "solve? x | x^2 - 4 = 0"],
  ["dy/dx of x^2 + y^2 = 25", "differentiate x y | dy/dx of x^2 + y^2 = 25"],
  ["implicit derivative x^2 + y^2 = 25", "differentiate x y | dy/dx of x^2 + y^2 = 25"],
  [["x^2 + y^2 = 25", "dy/dx"], "differentiate? x y | dy/dx of x^2 + y^2 = 25"],
  ["dy/dx of y = x^2", "differentiate x | d/dx (x^2)"],
  ["int_0^1 (x^2 + 1) dx", "integrate | int_{0}^{1} (x^2 + 1) dx"],
  ["int x e^x dx", "integrate x | int (x*e^x) dx"],
  ["int xe^xdx", "integrate x | int (x*e^x) dx"],
  ["int x dx + 3", "simplify? x | (int (x) dx) + 3"],
  ["2 int x dx", "simplify? x | 2*(int (x) dx)"],
  ["∫ dx/x", "integrate x | int (1/x) dx"],
  ["\\int \\frac{x\\,dx}{x^2+1}", "integrate x | int (x/(x^2 + 1)) dx"],
  ["\\int_{-\\infty}^{\\infty} e^{-x^2} \\mathrm{d}x", "integrate | int_{-infinity}^{infinity} (e^-x^2) dx"],
  ["\\int_0^{2\\pi} \\sin\\theta \\, d\\theta", "integrate | int_{0}^{2*pi} (sin(θ)) dθ"],
  ["integrate x^2 from 0 to 1", "integrate | int_{0}^{1} (x^2) dx"],
  ["integrate(x^2, x, 0, 1)", "integrate | int_{0}^{1} (x^2) dx"],
  ["int_0^1 int_0^2 x y dy dx", "integrate | int_{0}^{1} (int_{0}^{2} (x*y) dy) dx"],
  ["antiderivative of cos x", "integrate x | int (cos(x)) dx"],
  ["lim_{x->0} sin(x)/x", "limit | lim_{x->0} (sin(x)/x)"],
  ["lim_{x->1^-} (1/(x-1))", "limit | lim_{x->1^-} (1/(x - 1))"],
  ["lim_{x->-infinity} (e^x)", "limit | lim_{x->-infinity} (e^x)"],
  ["lim_{x->infinity} x - sqrt(x^2 + x)", "limit | lim_{x->infinity} (x - sqrt(x^2 + x))"],
  ["2 lim_{x->0} x + 3", "evaluate? | 2*(lim_{x->0} (x)) + 3"],
  ["lim x->0+ ln(x)", "limit | lim_{x->0^+} (ln(x))"],
  ["lim(x->0) x", "limit | lim_{x->0} (x)"],
  ["limit(sin(x)/x, x, 0)", "limit | lim_{x->0} (sin(x)/x)"],
  ["limit of sin(x)/x as x approaches 0", "limit | lim_{x->0} (sin(x)/x)"],
  ["\\lim_{x\\to 0^{+}} \\frac{1}{x}", "limit | lim_{x->0^+} (1/x)"],
  ["lim_{x->(pi/2)^-} tan(x)", "limit | lim_{x->(pi/2)^-} (tan(x))"],
  ["lim_{x->a} x^2", "limit a | lim_{x->a} (x^2)"],
  ["sum_{k=1}^{n} k", "sum n | sum(k, k, 1, n)"],
  ["\\sum_{k=1}^{\\infty} \\frac{1}{k^2}", "sum | sum(1/k^2, k, 1, infinity)"],
  ["\\prod_{k=1}^{5} k", "evaluate | product(k, k, 1, 5)"],
];

const NUMBERS: Row[] = [
  ["2 1/2 + 1/3", "evaluate? | 2 + 1/2 + 1/3"],
  ["-2 1/2", "evaluate? | -(2 + 1/2)"],
  ["2\\frac{1}{2}", "evaluate? | 2 + 1/2"],
  ["2½", "evaluate? | 2 + 1/2"],
  ["x^2\\frac{1}{2}", "simplify? x | x^2*(1/2)"],
  ["15% of 80", "evaluate? | 15/100*80"],
  ["15\\% \\cdot 80", "evaluate? | 15/100*80"],
  ["80 + 15% of 80", "evaluate? | 80 + 15/100*80"],
  ["1 - 15%", "evaluate? | 1 - 15/100"],
  ["50% + 25%", "evaluate? | 50/100 + 25/100"],
  ["2/3 of 60", "evaluate? | 2/3*60"],
  ["17 % 5", "evaluate? | mod(17, 5)"],
  ["17 mod 5", "evaluate? | mod(17, 5)"],
  ["3:4", "simplify? | ratio 3 : 4"],
  ["6 : 8 : 10", "simplify? | ratio 6 : 8 : 10"],
  ["12 : 4 + 2", "evaluate? | 12/4 + 2"],
  ["x : 3 = 8 : 12", "solve? x | x/3 = 8/12"],
  ["5 m / 2 s", "evaluate? | 5 m/(2 s)"],
  ["3 km in m", "convert? | 3 km in m"],
  ["72 km/h in m/s", "convert? | 72 km/h in m/s"],
  ["2 h 30 min in min", "convert? | 2 h + 30 min in min"],
  ["5 km + 300 m", "evaluate? | 5 km + 300 m"],
  ["gcd(12, 18)", "evaluate | gcd(12, 18)"],
  ["\\gcd(12, 18) + 1", "evaluate? | gcd(12, 18) + 1"],
  ["\\operatorname{lcm}(4, 6)", "evaluate | lcm(4, 6)"],
  ["\\binom{5}{2}", "evaluate | binomial(5, 2)"],
  ["nCr(5, 2)", "evaluate | binomial(5, 2)"],
  ["mean(1, 2, 3)", "evaluate | mean(1, 2, 3)"],
  ["median([3, 1, 2])", "evaluate | median(3, 1, 2)"],
  ["samplevariance(1, 2, 3)", "evaluate | samplevariance(1, 2, 3)"],
];

const MATRICES: Row[] = [
  ["[[1,2],[3,4]]", "evaluate? | [[1, 2], [3, 4]]"],
  [
    "[[1,2],[3,4]] * [[5,6],[7,8]] - 2[[1,0],[0,1]]",
    "evaluate | [[1, 2], [3, 4]]*[[5, 6], [7, 8]] - 2*[[1, 0], [0, 1]]",
  ],
  ["[[1,2],[3,4]]^-1", "inverse | inverse([[1, 2], [3, 4]])"],
  ["[[1,2],[3,4]]^T", "transpose | transpose([[1, 2], [3, 4]])"],
  [["A = [[1,2],[3,4]]", "A^2 + det(A) A"], "evaluate | [[1, 2], [3, 4]]^(2) + det([[1, 2], [3, 4]])*[[1, 2], [3, 4]]"],
  ["det [[1,2],[3,4]]", "determinant | det([[1, 2], [3, 4]])"],
  ["|[[1,2],[3,4]]|", "determinant | det([[1, 2], [3, 4]])"],
  ["determinant of [[a,b],[c,d]]", "determinant | det([[a, b], [c, d]])"],
  ["rref [[1,2],[3,4]]", "reduce | rref([[1, 2], [3, 4]])"],
  ["eigenvalues [[2,0],[0,3]]", "eigenvalues | eigenvalues([[2, 0], [0, 3]])"],
  ["\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}", "evaluate? | [[1, 2], [3, 4]]"],
  ["\\begin{vmatrix} 1 & 2 \\\\ 3 & 4 \\end{vmatrix}", "determinant | det([[1, 2], [3, 4]])"],
  ["(1,2,3) + 2(4,5,6)", "evaluate | [1, 2, 3] + 2*[4, 5, 6]"],
  ["(1,2,3) · (4,5,6)", "evaluate | dot([1, 2, 3], [4, 5, 6])"],
  ["(1,2,3) × (4,5,6)", "evaluate | cross([1, 2, 3], [4, 5, 6])"],
  ["|(3,4)|", "evaluate | norm([3, 4])"],
  [["u = (1,2)", "v = (3,4)", "dot(u, v)"], "evaluate | dot([1, 2], [3, 4])"],
];

const LETTERS_WITH_VALUES: Row[] = [
  [["a = 5", "a x = 10"], "solve? x | 5*x = 10 | with a"],
  [["x = 3", "x^2 + 1"], "evaluate? | 3^2 + 1 | with x"],
  [["x + y = 5", "y = 3"], "solve? x y | x + y = 5 ; y = 3"],
  [["y = 3", "x + y = 5"], "solve? x y | y = 3 ; x + y = 5"],
  [["a := 2", "b = a + 1", "a b"], "evaluate? | 2*(2 + 1) | with a, b"],
  ["x^2 + 1 when x = 3", "evaluate? | 3^2 + 1 | with x"],
  ["simplify a x where a = 2", "simplify x | 2*x | with a"],
  [["a = 3", "int_0^a x dx"], "integrate | int_{0}^{3} (x) dx | with a"],
  [["x = 3", "d/dx x^2"], "differentiate | diff(x^2, x, 1, 3) | with x"],
  ["y = x^2 - 1", "solve? x y | y = x^2 - 1"],
];

const WORKING: Row[] = [
  [["x^2 = 9", "⇒ x = 3"], "check x | x^2 = 9 ; x = 3"],
  [["(x+1)^2", "= x^2 + 2x + 1"], "check x | (x + 1)^2 ; = x^2 + 2*x + 1"],
];

const WORDING: Row[] = [
  ["solve sin(x) = 1/2 for x in [0, 2pi)", "solve x | sin(x) = 1/2 ; 0 <= x < 2*pi"],
  ["sin(x) = 1/2 on [0, 2pi]", "solve? x | sin(x) = 1/2 ; 0 <= x <= 2*pi"],
  ["cos(t) = 0, t \\in [0, \\pi]", "solve? t | cos(t) = 0 ; 0 <= t <= pi"],
  ["evaluate the integral int_0^1 x dx", "evaluate | int_{0}^{1} (x) dx"],
  ["find the value of 3+4", "evaluate? | 3 + 4"],
  ["find the integral of x^2", "integrate x | int (x^2) dx"],
  ["integral of \\int x dx", "integrate x | int (x) dx"],
  ["find the limit \\lim_{x\\to 0} x", "limit | lim_{x->0} (x)"],
  ["find the derivative d/dx x^2", "differentiate x | d/dx (x^2)"],
  ["gcd of 12 and 18", "evaluate | gcd(12, 18)"],
  ["median of 3, 1, 2", "evaluate | median(3, 1, 2)"],
  ["find the mean of 1, 2 and 3", "evaluate | mean(1, 2, 3)"],
  ["standard deviation of 1, 2, 3", "evaluate | stdev(1, 2, 3)"],
  ["solve the system x + y = 3, x - y = 1", "solve x y | x + y = 3 ; x - y = 1"],
  ["simplify the fraction 6/8", "simplify | 6/8"],
  ["simplify the expression 2x + 3x", "simplify x | 2*x + 3*x"],
  ["log_a 2", "simplify? a | log(2, a)"],
  ["int_a^b 2x dx", "integrate a b | int_{a}^{b} (2*x) dx"],
  ["\\int^1_0 x dx", "integrate | int_{0}^{1} (x) dx"],
  ["find the limit as x approaches 0 of sin(x)/x", "limit | lim_{x->0} (sin(x)/x)"],
  ["lim x→∞ (1+1/x)^x", "limit | lim_{x->infinity} ((1 + 1/x)^x)"],
  ["solve x + y = 3 for x in terms of y", "solve x | x + y = 3"],
  ["solve the following equation: x^2 = 4", "solve x | x^2 = 4"],
  ["expand 2 m (3 m + 4 m)", "expand m | 2*m*(3*m + 4*m)"],
  ["d/dx x^2 at x = 3", "differentiate | diff(x^2, x, 1, 3) | with x"],
  [["x^2 + y^2 = 1", "\\frac{dy}{dx}"], "differentiate? x y | dy/dx of x^2 + y^2 = 1"],
  ["||x|-1| = 2", "solve? x | abs(abs(x) - 1) = 2"],
];

const KINDS: [string, Row[]][] = [
  ["equations", EQUATIONS],
  ["systems", SYSTEMS],
  ["formulas", FORMULAS],
  ["calculus", CALCULUS],
  ["numbers", NUMBERS],
  ["matrices", MATRICES],
  ["letters with values", LETTERS_WITH_VALUES],
  ["working", WORKING],
  ["wording", WORDING],
];

test.each(KINDS.flatMap(([kind, rows]) => rows.map(([texts, read]) => [kind, texts, read] as const)))(
  "%s: %j is read",
  (_kind, texts, read) => {
    expect(described(typeof texts === "string" ? texts : [...texts])).toBe(read);
  },
);

const TEXTS = KINDS.flatMap(([, rows]) => rows.map(([texts]) => (typeof texts === "string" ? [texts] : texts)));

test.each(TEXTS.map((texts) => [texts]))("%j is printed as it is read", (texts) => {
  const problem = readProblem(texts);
  const ask = problem.ask === "check" ? problem.ask : undefined;
  const again = readProblem(printProblem(problem), { ask });
  expect(statementsOf(again)).toEqual(statementsOf(problem));
  expect(again).toMatchObject({ unknowns: problem.unknowns, domain: problem.domain });
});

// A root of degree 3 is read where ³√ was printed, and a derivative at a point is not read.
const LATEX = TEXTS.filter(([text]) => !/³√/.test(text ?? ""));

test.each(LATEX.map((texts) => [texts]))("the LaTeX of %j is read as the same", (texts) => {
  const { statements, operations } = readProblem(texts);
  for (const statement of statements) {
    const of = statement.kind === "expression" ? statement.value : statement.kind === "relation" && statement.relation;
    const latex = of ? printFormulaLatex(of, operations) : matrixLatex(statement, operations);
    if (latex === null || latex.includes("\\left.")) continue;
    const [again] = statementsOf(readProblem([latex]));
    expect({ ...again, continues: statement.continues }).toEqual(
      statementsOf({ statements: [statement], operations })[0],
    );
  }
});

function matrixLatex(statement: Statement, operations: Operations): string | null {
  return statement.kind === "matrix" && !/vector|eigen|reduce/.test(JSON.stringify(statement))
    ? printMatrixLatex(statement.matrix, operations)
    : null;
}

/** Without places, the operations where they stand. */
function statementsOf({ statements, operations }: Pick<Problem, "statements" | "operations">): object[] {
  const plain = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(plain);
    if (typeof part !== "object" || part === null) return part;
    const entries = Object.entries(part);
    const operation = operations[String(entries.find(([key]) => key === "name")?.[1])];
    if (operation) return plain(operation);
    return Object.fromEntries(
      entries.filter(([key]) => key !== "span" && key !== "line").map(([k, v]) => [k, plain(v)]),
    );
  };
  return statements.map((statement) => ({ ...(plain(statement) as object) }));
}

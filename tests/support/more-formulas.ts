import type { ExplicitFormula, ImplicitFormula as Compared } from "./formulas";

type ImplicitFormula = Omit<Compared, "peer">;

const { PI, E, sin, cos, tan, sqrt, abs, exp, log, floor, cbrt } = Math;

const whole = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, k) => from + k);
const odd = (count: number, period: number) => whole(-count, count - 1).map((k) => (k + 0.5) * period);
const multiples = (count: number, period: number) => whole(-count, count).map((k) => k * period);

/** More of what goes wrong: powers, roots, jumps, holes, narrow things and slow ones. */
export const MORE: ExplicitFormula[] = [
  { text: "x^x", f: (x) => x ** x, breaks: [], critical: [0] },
  { text: "x^(1/3)", f: cbrt, breaks: [], critical: [0] },
  { text: "x^(2/3)", f: (x) => cbrt(x) ** 2, breaks: [], critical: [0] },
  { text: "x^(-2/3)", f: (x) => cbrt(x) ** -2, breaks: [0], critical: [0] },
  { text: "1/sin(x)", f: (x) => 1 / sin(x), breaks: multiples(3, PI) },
  { text: "floor(1/x)", f: (x) => floor(1 / x), breaks: [0, ...whole(1, 400).flatMap((k) => [1 / k, -1 / k])] },
  { text: "sin(1/x)/x", f: (x) => sin(1 / x) / x, breaks: [0], critical: [0] },
  { text: "x*sin(1/x)", f: (x) => x * sin(1 / x), breaks: [], critical: [0] },
  { text: "sqrt(1-x^2)+sqrt(x^2-1)", f: () => NaN, breaks: [], points: [[1, 0], [-1, 0]] },
  { text: "ln|x|", f: (x) => log(abs(x)), breaks: [0], critical: [0] },
  { text: "mod(x,1)", f: (x) => x - floor(x), breaks: whole(-10, 10) },
  { text: "x mod -3", f: (x) => x + 3 * floor(x / -3), breaks: multiples(3, 3) },
  { text: "sign(x)", f: Math.sign, breaks: [0], points: [[0, 0]] },
  { text: "e^(-1/x^2)", f: (x) => (x === 0 ? 0 : exp(-1 / x / x)), breaks: [] },
  { text: "tan(1/x)", f: (x) => tan(1 / x), breaks: [0, ...odd(300, PI).map((pole) => 1 / pole)], critical: [0] },
  { text: "(sin x)^x", f: (x) => sin(x) ** x, breaks: [], critical: multiples(3, PI) },
  { text: "sqrt(x)/sqrt(x)", f: (x) => (x > 0 ? 1 : NaN), breaks: [], critical: [0] },
  { text: "log_x(2)", f: (x) => (x > 0 ? log(2) / log(x) : NaN), breaks: [1], critical: [0, 1] },
  { text: "|x|/x", f: (x) => abs(x) / x, breaks: [0] },
  { text: "atan(tan x)", f: (x) => Math.atan(tan(x)), breaks: odd(3, PI) },
  { text: "acos(cos x)", f: (x) => Math.acos(cos(x)), breaks: [] },
  { text: "1/floor(x)", f: (x) => 1 / floor(x), breaks: whole(-10, 10) },
  { text: "round(x)", f: (x) => floor(x + 0.5), breaks: whole(-10, 10).map((k) => k + 0.5) },
  { text: "x/(x^2+0.000000001)", f: (x) => x / (x * x + 1e-9), breaks: [], critical: [0] },
  { text: "1000000x", f: (x) => 1e6 * x, breaks: [], critical: [0] },
  { text: "0.000000001/x", f: (x) => 1e-9 / x, breaks: [0], critical: [0] },
  { text: "{x<0:-x, x>=0:x^2+1}", f: (x) => (x < 0 ? -x : x * x + 1), breaks: [0] },
  { text: "sin(x){-2<x<=pi}", f: (x) => (x > -2 && x <= PI ? sin(x) : NaN), breaks: [], critical: [-2, PI] },
  { text: "(1-cos(x))/x^2", f: (x) => (abs(x) < 1e-4 ? 0.5 : (1 - cos(x)) / x / x), breaks: [] },
  { text: "sqrt(x)-sqrt(x-2)", f: (x) => sqrt(x) - sqrt(x - 2), breaks: [], critical: [2] },
  { text: "x ln x", f: (x) => (x === 0 ? 0 : x * log(x)), breaks: [], critical: [0] },
  { text: "(1+x)^(1/x)", f: (x) => (abs(x) < 1e-9 ? E : (1 + x) ** (1 / x)), breaks: [], critical: [-1] },
  { text: "(x^2-4)/(x^2-3x+2)", f: (x) => (x + 2) / (x - 1), breaks: [1] },
  { text: "x^10-20x^8+100x^6-5x^2", f: (x) => x ** 10 - 20 * x ** 8 + 100 * x ** 6 - 5 * x ** 2, breaks: [], density: 400 },
  { text: "cot(x)", f: (x) => 1 / tan(x), breaks: multiples(3, PI) },
  { text: "sin(x^2)", f: (x) => sin(x * x), breaks: [], density: 100 },
  { text: "sqrt(floor(x))", f: (x) => sqrt(floor(x)), breaks: whole(-10, 10) },
  { text: "ln(ln(x))", f: (x) => log(log(x)), breaks: [], critical: [1] },
  { text: "sqrt(cos(x)-1)", f: () => NaN, breaks: [], points: [[0, 0], [2 * PI, 0], [-2 * PI, 0]] },
  { text: "5e^(-10^12(x-sqrt(2))^2)", f: (x) => 5 * exp(-1e12 * (x - Math.SQRT2) ** 2), breaks: [], critical: [Math.SQRT2] },
  { text: "1/(x-sqrt(3))^2", f: (x) => (x - sqrt(3)) ** -2, breaks: [sqrt(3)], critical: [sqrt(3)] },
  { text: "sum(sin(k x)/k, k, 1, 20)", f: (x) => whole(1, 20).reduce((sum, k) => sum + sin(k * x) / k, 0), breaks: [] },
  { text: "sign(sin(x))", f: (x) => Math.sign(sin(x)), breaks: multiples(3, PI), points: [[0, 0]] },
  { text: "root(x, 5)", f: (x) => Math.sign(x) * abs(x) ** 0.2, breaks: [], critical: [0] },
  { text: "e^tan(x)", f: (x) => exp(tan(x)), breaks: odd(3, PI), critical: odd(3, PI) },
  { text: "sin(x)+cos(100x)/10", f: (x) => sin(x) + cos(100 * x) / 10, breaks: [], density: 100 },
  { text: "sin(1/x^2)", f: (x) => sin(1 / x / x), breaks: [0], critical: [0] },
  { text: "sqrt(x^3-x)", f: (x) => sqrt(x ** 3 - x), breaks: [], critical: [-1, 0, 1] },
  { text: "0^x", f: (x) => (x > 0 ? 0 : NaN), breaks: [], points: [[0, 1]] },
  { text: "(x^2-1)(x-3)/((x-1)(x-3))", f: (x) => x + 1, breaks: [] },
  { text: "floor(x)+sqrt(x-floor(x))", f: (x) => floor(x) + sqrt(x - floor(x)), breaks: [], critical: whole(-10, 10) },
  { text: "root(2, x)", f: (x) => 2 ** (1 / x), breaks: [0], critical: [0] },
  { text: "sec(x)-tan(x)", f: (x) => tan(PI / 4 - x / 2), breaks: whole(-2, 1).map((k) => (2 * k - 0.5) * PI + 2 * PI) },
  { text: "sum(x^k/k!, k, 0, 10)", f: (x) => whole(0, 10).reduce((sum, k) => sum + x ** k / whole(1, k).reduce((a, b) => a * b, 1), 0), breaks: [] },
  { text: "floor(e^x)", f: (x) => floor(exp(x)), breaks: whole(1, 700).map(log) },
  { text: "(-1)^floor(x)", f: (x) => (floor(x) % 2 === 0 ? 1 : -1), breaks: whole(-10, 10) },
  { text: "sech x", f: (x) => 1 / Math.cosh(x), breaks: [] },
  { text: "arccot x", f: (x) => PI / 2 - Math.atan(x), breaks: [] },
  { text: "\\sum_{k=1}^{5} \\sin(k x)/k", f: (x) => whole(1, 5).reduce((sum, k) => sum + sin(k * x) / k, 0), breaks: [] },
  { text: "sin x/(1-cos x)", f: (x) => 1 / tan(x / 2), breaks: multiples(1, 2 * PI) },
  { text: "e^x/(1+e^x)", f: (x) => 1 / (1 + exp(-x)), breaks: [] },
  { text: "(-2)^x", f: () => NaN, breaks: [], points: whole(-10, 2).map((k) => [k, (-2) ** k]) },
];

const around = (x: number, y: number, reach: number, height = reach) => ({ left: x - reach, right: x + reach, bottom: y - height, top: y + height });

/** Formulas seen from very near, very far and far away. Next to a hole the truth is written without it. */
export const ZOOMED: ExplicitFormula[] = [
  { text: "(x^2-1)/(x-1)", f: (x) => x + 1, breaks: [1], window: around(1, 2, 1e-6) },
  { text: "(x^2-2)/(x-sqrt(2))", f: (x) => x + Math.SQRT2, breaks: [], window: around(Math.SQRT2, 2 * Math.SQRT2, 1e-5) },
  { text: "sin(x)/x", f: (x) => 1 - (x * x) / 6, breaks: [], window: around(0, 1, 1e-3, 2e-7) },
  { text: "(1-cos(x))/x^2", f: () => 0.5, breaks: [], window: around(0, 0, 1e-6, 1) },
  { text: "(e^x-1)/x", f: (x) => 1 + x / 2, breaks: [], window: around(0, 1, 1e-5) },
  { text: "1/x", f: (x) => 1 / x, breaks: [0], window: around(0, 0, 1e6, 1e-5), critical: [0] },
  { text: "sqrt(x-1000000)", f: (x) => sqrt(x - 1e6), breaks: [], critical: [1e6], window: around(1e6, 0, 10, 6) },
  { text: "1/(x-1000000)", f: (x) => 1 / (x - 1e6), breaks: [1e6], window: around(1e6, 0, 10, 6) },
  { text: "x^2", f: (x) => x * x, breaks: [], window: around(1000, 1e6, 1e-3, 2) },
];

/** More equations: curves that only touch zero, points, areas, ends of domains. */
export const MORE_IMPLICIT: ImplicitFormula[] = [
  { text: "x^100+y^100=3^100", signs: [(x, y) => (x / 3) ** 100 + (y / 3) ** 100 - 1] },
  { text: "e^(x^2)+e^(y^2)=10^9", signs: [(x, y) => log(Math.exp(x * x) + Math.exp(y * y)) - log(1e9)] },
  { text: "y^2=x^3-x", signs: [(x, y) => y * y - x ** 3 + x] },
  { text: "y=tan(x)", signs: [(x, y) => y - tan(x)] },
  { text: "floor(x)=floor(y)", signs: [], inside: (x, y) => floor(x) === floor(y) },
  { text: "(x^2+y^2-9)^3=x^2y^3", signs: [(x, y) => (x * x + y * y - 9) ** 3 - x * x * y ** 3] },
  { text: "x^4-2x^2y^2+y^4=0", signs: [(x, y) => x - y, (x, y) => x + y] },
  { text: "||x|-|y||=2", signs: [(x, y) => abs(abs(x) - abs(y)) - 2] },
  { text: "max(x,y)=x", signs: [], inside: (x, y) => x >= y },
  { text: "(x-sqrt(2))^2+(y-1)^2=0", signs: [], points: [[Math.SQRT2, 1]] },
  { text: "x^2+y^2=-1", signs: [] },
  { text: "sin(x)=1", signs: [(x) => cos(x / 2 + PI / 4)] },
  { text: "(x^2+y^2-4)/(x-y)=0", signs: [(x, y) => x * x + y * y - 4] },
  { text: "sqrt(x)(x^2+y^2-9)=0", signs: [(x, y) => (x >= 0 ? x * x + y * y - 9 : 1), (x) => x] },
  { text: "ln(x)=y^2", signs: [(x, y) => (x > 0 ? log(x) - y * y : -1)] },
  { text: "y=sqrt(x)", signs: [(x, y) => (x >= 0 ? y - sqrt(x) : 1)] },
  { text: "((x-2)^2+y^2)((x+2)^2+y^2)=16.5", signs: [(x, y) => ((x - 2) ** 2 + y * y) * ((x + 2) ** 2 + y * y) - 16.5] },
  { text: "x^(2/3)+y^(2/3)=4", signs: [(x, y) => cbrt(x) ** 2 + cbrt(y) ** 2 - 4] },
  { text: "(x^2+y^2)^2=4x^2y^2", signs: [(x, y) => x - y, (x, y) => x + y] },
  { text: "(x^2-y^2)/(x-y)=2", signs: [(x, y) => x + y - 2] },
  { text: "y^2=sin(x)/x", signs: [(x, y) => y * y - (x === 0 ? 1 : sin(x) / x)] },
  { text: "(x^2-2)/(x-sqrt(2))=0", signs: [(x) => x + Math.SQRT2] },
  { text: "sin(x)+sin(y)=2", signs: [], points: [-1.5, 0.5, 2.5].flatMap((k) => [-1.5, 0.5].map((j): [number, number] => [k * PI, j * PI])) },
  { text: "1/x+1/y=1", signs: [(x, y) => x + y - x * y] },
];

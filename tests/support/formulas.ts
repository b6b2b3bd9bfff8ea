import type { PlotWindow } from "~/math/plot/geometry";

/** A formula y = f(x) that is hard to draw, and what is known of it. */
export interface ExplicitFormula {
  /** As a person types it. */
  text: string;
  /** The same for function-plot, where it reads something else. */
  peer?: string;
  f: (x: number) => number;
  /** Where nothing joins the two sides. */
  breaks: number[];
  /** Where much happens in little space. */
  critical?: number[];
  /** Points that stand alone, or end the curve. */
  points?: [number, number][];
  /** Samples a pixel that the truth needs. */
  density?: number;
  /** Where it is looked at; the window of all others by default. */
  window?: PlotWindow;
}

const whole = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, k) => from + k);
const { PI } = Math;

export const EXPLICIT: ExplicitFormula[] = [
  { text: "tan(x)", f: Math.tan, breaks: whole(-3, 2).map((k) => (k + 0.5) * PI) },
  { text: "1/x", f: (x) => 1 / x, breaks: [0] },
  { text: "floor(x)", f: Math.floor, breaks: whole(-10, 10) },
  { text: "atan(1/x)", f: (x) => Math.atan(1 / x), breaks: [0] },
  { text: "abs(1/x)", f: (x) => Math.abs(1 / x), breaks: [0] },
  { text: "sin(1/x)", f: (x) => Math.sin(1 / x), breaks: [0], critical: [0] },
  { text: "sin(1000x)", peer: "sin(1000*x)", f: (x) => Math.sin(1000 * x), breaks: [], density: 96 },
  { text: "sqrt(9-x^2)", f: (x) => Math.sqrt(9 - x * x), breaks: [], critical: [-3, 3] },
  { text: "ln(x)", peer: "log(x)", f: Math.log, breaks: [], critical: [0] },
  { text: "sqrt(x^2-16)", f: (x) => Math.sqrt(x * x - 16), breaks: [], critical: [-4, 4] },
  { text: "(x^2-1)/(x-1)", f: (x) => (x * x - 1) / (x - 1), breaks: [1] },
  {
    text: "x(x-3)/(x-3.001)",
    peer: "x*(x-3)/(x-3.001)",
    f: (x) => (x * (x - 3)) / (x - 3.001),
    breaks: [3.001],
    critical: [3.001, 3],
  },
  {
    text: "4e^(-1000000(x-1.2345)^2)",
    peer: "4*exp(-1000000*(x-1.2345)^2)",
    f: (x) => 4 * Math.exp(-1e6 * (x - 1.2345) ** 2),
    breaks: [],
    critical: [1.2345],
  },
  {
    text: "sqrt(x-3)sqrt(1-x)",
    peer: "sqrt(x-3)*sqrt(1-x)",
    f: (x) => Math.sqrt(x - 3) * Math.sqrt(1 - x),
    breaks: [],
  },
  { text: "sin(x)/x", f: (x) => (x === 0 ? 1 : Math.sin(x) / x), breaks: [] },
  { text: "x*floor(x)", f: (x) => x * Math.floor(x), breaks: whole(-10, 10) },
  {
    text: "sqrt(sin(20x))",
    peer: "sqrt(sin(20*x))",
    f: (x) => Math.sqrt(Math.sin(20 * x)),
    breaks: [],
    critical: whole(-65, 65).map((k) => (k * PI) / 20),
  },
  {
    text: "floor(x^2)/16",
    f: (x) => Math.floor(x * x) / 16,
    breaks: whole(-100, 100).map((k) => Math.sign(k) * Math.sqrt(Math.abs(k))),
  },
  {
    text: "tan(20x)",
    peer: "tan(20*x)",
    f: (x) => Math.tan(20 * x),
    breaks: whole(-64, 63).map((k) => ((k + 0.5) * PI) / 20),
  },
  { text: "1/(1+e^(1/x))", peer: "1/(1+exp(1/x))", f: (x) => 1 / (1 + Math.exp(1 / x)), breaks: [0] },
  { text: "sin(e^x)", peer: "sin(exp(x))", f: (x) => Math.sin(Math.exp(x)), breaks: [], density: 400 },
  { text: "1/(x^2-0.0001)", f: (x) => 1 / (x * x - 1e-4), breaks: [-0.01, 0.01], critical: [0] },
  { text: "e^(1/x)", peer: "exp(1/x)", f: (x) => Math.exp(1 / x), breaks: [0], critical: [0] },
  { text: "sqrt(x^2*(x-1))", f: (x) => Math.sqrt(x * x * (x - 1)), breaks: [], critical: [1], points: [[0, 0]] },
];

/** An equation in x and y that is hard to draw. */
export interface ImplicitFormula {
  text: string;
  /** What is zero on the curve, for function-plot. */
  peer: string;
  /** Functions that change their signs on the curve, all of it together. */
  signs: ((x: number, y: number) => number)[];
  points?: [number, number][];
  /** Where the curve is a solid region instead. */
  inside?: (x: number, y: number) => boolean;
  density?: number;
}

const { sin, cos } = Math;

export const IMPLICIT: ImplicitFormula[] = [
  { text: "x^2+y^2=16", peer: "x^2+y^2-16", signs: [(x, y) => x * x + y * y - 16] },
  { text: "x^3+y^3=6xy", peer: "x^3+y^3-6*x*y", signs: [(x, y) => x ** 3 + y ** 3 - 6 * x * y] },
  { text: "sin(x)=cos(y)", peer: "sin(x)-cos(y)", signs: [(x, y) => sin(x) - cos(y)] },
  { text: "(x^2+y^2-9)^2=0", peer: "(x^2+y^2-9)^2", signs: [(x, y) => x * x + y * y - 9] },
  { text: "tan(35.6x)=0", peer: "tan(35.6*x)", signs: [(x) => sin(35.6 * x)] },
  { text: "1/(x*y)=0", peer: "1/(x*y)", signs: [] },
  { text: "y^2=x^2(x-1)", peer: "y^2-x^2*(x-1)", signs: [(x, y) => y * y - x * x * (x - 1)], points: [[0, 0]] },
  {
    text: "sin(x^2+y^2)=cos(xy)",
    peer: "sin(x^2+y^2)-cos(x*y)",
    signs: [(x, y) => sin(x * x + y * y) - cos(x * y)],
    density: 4,
  },
  {
    text: "(x-3.3)^2+(y-1.7)^2=0.0004",
    peer: "(x-3.3)^2+(y-1.7)^2-0.0004",
    signs: [(x, y) => (x - 3.3) ** 2 + (y - 1.7) ** 2 - 4e-4],
  },
  {
    text: "81/4-x^2-y^2=|81/4-x^2-y^2|",
    peer: "20.25-x^2-y^2-abs(20.25-x^2-y^2)",
    signs: [],
    inside: (x, y) => x * x + y * y <= 20.25,
  },
];

import { call, div, type FunctionName, num } from "../expression";
import { ALL_NUMBERS, command, type FunctionDefinition } from "./definition";

export const exponential = {
  exp: {
    arity: [1, 1],
    aliases: [],
    inverse: null,
    notation: command("exp"),
    spoken: "exponential function",
    value: Math.exp,
    domain: ALL_NUMBERS,
    range: { from: 0, to: Infinity, open: true },
    zeros: { kind: "nowhere" },
    parity: null,
    period: null,
    angle: null,
    pieces: null,
    integerValued: null,
    derivative: { kind: "chain", slope: (u) => call("exp", u) },
  },
  ln: {
    arity: [1, 1],
    aliases: [],
    inverse: null,
    notation: command("ln"),
    spoken: "natural logarithm",
    value: logarithm,
    domain: { from: 0, to: Infinity, open: true },
    range: ALL_NUMBERS,
    zeros: null,
    parity: null,
    period: null,
    angle: null,
    pieces: null,
    integerValued: null,
    derivative: { kind: "chain", slope: (u) => div(num(1), u) },
  },
  log: {
    arity: [1, 2],
    aliases: ["lg"],
    inverse: null,
    notation: command("log", { subscript: true }),
    spoken: "logarithm",
    value: (x, base = 10) => (base === 10 ? (x > 0 ? Math.log10(x) : NaN) : quotient(logarithm(x), logarithm(base))),
    domain: { from: 0, to: Infinity, open: true },
    range: ALL_NUMBERS,
    zeros: null,
    parity: null,
    period: null,
    angle: null,
    pieces: null,
    integerValued: null,
    derivative: { kind: "of", equal: (u, base = num(10)) => div(call("ln", u), call("ln", base)) },
  },
} satisfies Partial<Record<FunctionName, FunctionDefinition>>;

function logarithm(x: number): number {
  return x > 0 ? Math.log(x) : NaN;
}

function quotient(a: number, b: number): number {
  return b === 0 ? NaN : a / b;
}

import { GREEK } from "../../text";

const D = String.raw`(?:d|∂|\\partial|\\(?:mathrm|operatorname|text)\s*(?:\{\s*d\s*\}|d(?![a-zA-Z])))`;
const LETTER = String.raw`(\\[a-zA-Z]+|[a-zA-Zα-ωΑ-Ω])`;
const ORDER = String.raw`(?:\s*\^\s*(?:\{\s*(\d)\s*\}|(\d))|([²³⁴]))?`;
const BELOW = String.raw`((?:\s*${D}\s*(?:\\[a-zA-Z]+|[a-zA-Zα-ωΑ-Ω])(?:\s*\^\s*(?:\{\s*\d\s*\}|\d)|[²³⁴])?)+)`;
const SLASHED = new RegExp(String.raw`^(${D})${ORDER}\s*/${BELOW}(?![a-zA-Z])`);
const FRACTION = new RegExp(String.raw`^\\[dt]?frac\s*\{\s*(${D})${ORDER}\s*\}\s*\{${BELOW}\s*\}`);
const FACTOR = new RegExp(String.raw`${D}\s*${LETTER}${ORDER}`, "g");
const OF_NAMED = new RegExp(
  String.raw`^(?:\\[dt]?frac\s*\{\s*${D}${ORDER}\s*([a-zA-Z])\s*\}\s*\{${BELOW}\s*\}|${D}${ORDER}\s*([a-zA-Z])\s*/${BELOW}(?![a-zA-Z]))`,
);
const DIFFERENTIAL = new RegExp(String.raw`^${D}\s?${LETTER}(?![a-zA-Zα-ωΑ-Ω])`);

export interface DerivativeSign {
  length: number;
  /** The first differentiation first. */
  variables: string[];
  partial: boolean;
  /** y of dy/dx; null for d/dx. */
  of: string | null;
}

/** d/dx, d^2/dx^2, \frac{\partial^2}{\partial x \partial y}, dy/dx; null if none begins here or its orders differ. */
export function derivativeSign(rest: string): DerivativeSign | null {
  const plain = SLASHED.exec(rest) ?? FRACTION.exec(rest);
  if (plain) {
    const [whole, sign = "", braced, bare, small, below = ""] = plain;
    return signOf(whole, orderOf(braced, bare, small), below, null, sign);
  }
  const named = OF_NAMED.exec(rest);
  if (!named) return null;
  const [whole, a, b, c, fractionOf, fractionBelow, d, e, f, of, below] = named;
  const order = fractionOf ? orderOf(a, b, c) : orderOf(d, e, f);
  return signOf(whole, order, fractionBelow ?? below ?? "", fractionOf ?? of ?? null, whole);
}

function signOf(whole: string, order: number, below: string, of: string | null, sign: string): DerivativeSign | null {
  const variables = [...below.matchAll(FACTOR)].flatMap(([, letter = "", ...orders]) =>
    Array.from({ length: orderOf(...orders) }, () => letterOf(letter)),
  );
  if (variables.length !== order || variables.includes("")) return null;
  return { length: whole.length, variables: variables.reverse(), partial: /∂|\\partial/.test(sign), of };
}

/** dx, d\theta, \mathrm{d}x */
export function differentialSign(rest: string): { length: number; variable: string } | null {
  const [whole, letter = ""] = DIFFERENTIAL.exec(rest) ?? [];
  const variable = letterOf(letter);
  return whole && variable ? { length: whole.length, variable } : null;
}

/** Empty for a command that is no letter. */
function letterOf(written: string): string {
  return written.startsWith("\\") ? (GREEK.get(written.slice(1)) ?? "") : written;
}

function orderOf(...written: (string | undefined)[]): number {
  const found = written.find((order) => order !== undefined);
  const small = found === undefined ? -1 : "²³⁴".indexOf(found);
  return small >= 0 ? small + 2 : Number(found ?? "1");
}

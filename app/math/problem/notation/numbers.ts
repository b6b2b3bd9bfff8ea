import { MathSyntaxError } from "../../expression";
import { type Read, symbol, type SymbolText, type Token } from "../../text";

const PLAIN = /^(\d+)[ \t]+(\d+)\s*\/\s*(\d+)(?![\d.])/;
const LATEX = /^(\d+)\s*\\[dt]?frac\s*(?:\{\s*(\d+)\s*\}\s*\{\s*(\d+)\s*\}|(\d)(\d))/;
const SIGNS: Record<string, readonly [string, string]> = {
  "½": ["1", "2"],
  "⅓": ["1", "3"],
  "⅔": ["2", "3"],
  "¼": ["1", "4"],
  "¾": ["3", "4"],
  "⅛": ["1", "8"],
};

/** 2 1/2 and 2½ are two and a half. Throws MathSyntaxError for an improper fraction behind a whole number. */
export function readMixedNumber(rest: string, start: number, text: string): Read | null {
  const before = text.slice(0, start);
  if (/[\w.)\]}]$/.test(before) || /[_^]\s*$/.test(before) || /\d\s+$/.test(before)) return null;
  const plain = PLAIN.exec(rest);
  if (plain) {
    const [whole, integer = "", above = "", below = ""] = plain;
    if (!isProper(above, below))
      throw new MathSyntaxError("Between two numbers a sign is missing; a mixed number is written 2 1/2.", "expected", {
        start,
        end: start + whole.length,
      });
    return mixed(start, whole.length, [integer, above, below]);
  }
  const [whole, integer = "", a, b, c, d] = LATEX.exec(rest) ?? [];
  const [above, below] = [a ?? c ?? "", b ?? d ?? ""];
  if (whole) return isProper(above, below) ? mixed(start, whole.length, [integer, above, below]) : null;
  const [glyph, count = "", fraction = ""] = /^(\d+)\s*([½⅓⅔¼¾⅛])/.exec(rest) ?? [];
  const parts = SIGNS[fraction];
  return glyph && parts ? mixed(start, glyph.length, [count, ...parts]) : null;
}

function isProper(above: string, below: string): boolean {
  return BigInt(above) < BigInt(below);
}

function mixed(start: number, length: number, [integer, above, below]: readonly [string, string, string]): Read {
  const span = { start, end: start + length };
  const number = (text: string): Token => ({ kind: "number", text, span });
  const sign = (text: SymbolText): Token => symbol(text, start, length);
  return {
    length,
    tokens: [sign("("), number(integer), sign("+"), number(above), sign("/"), number(below), sign(")")],
  };
}

const PERCENT = /^(?:\\%|%|percent(?![a-zA-Z])|per cent(?![a-zA-Z]))/;

/** 15% is 15/100; 17 % 5 stays a remainder, as in programs. */
export function readPercent(rest: string, start: number, text: string): Read | null {
  const sign = PERCENT.exec(rest)?.[0];
  if (!sign) return null;
  const read: Read = {
    length: sign.length,
    tokens: [{ kind: "word", text: "percent", span: { start, end: start + sign.length } }],
  };
  const behind = rest.slice(sign.length);
  if (
    sign !== "%" ||
    /^\s*(?:$|[+*/)=<>≤≥,;·×\]}]|of(?![a-zA-Z])|\\(?:cdot|times|right|text|le|ge)|(?:and|or|as)(?![a-zA-Z]))/.test(
      behind,
    )
  )
    return read;
  const touches = /[\d)}]$/.test(text.slice(0, start));
  if (touches && /^(?:-|\s+-\s)/.test(behind)) return read;
  if (touches && /^\s+[a-zA-Z(]/.test(behind))
    throw new MathSyntaxError("Write “of” for a percentage, as in 15% of 80, or mod for a remainder.", "expected", {
      start,
      end: start + 1,
    });
  return null;
}

import { add, div, type Expression, literal, mul, neg, pow, type Span, sub, variable } from "../expression";
import { type Dimension, UNITS } from "./units";

interface Quantity {
  value: Expression;
  into: Expression | null;
}

const CONVERSION = /^(.*?\S)\s+(?:in|into|to|as)\s+([^\d\s][^=<>]*)$/;
const TOKEN = /\s*(?:(\d+(?:\.\d+)?|\.\d+)|([a-zA-ZµμΩ€]+)|([-+*/^()·×⋅−²³]))/y;

/**
 * A line is a quantity if all its letters are units, and the numbers stand before them: 5 m / 2 s, 3 km in m. Null if it
 * is none.
 */
export function quantityOf(line: string): Quantity | null {
  const [, measured, unit] = CONVERSION.exec(line) ?? [];
  const into = unit === undefined ? null : new QuantityReader(unit, line.lastIndexOf(unit)).read(false);
  if (unit !== undefined && !into) return null;
  const text = measured ?? line;
  if (!unit && !looksMeasured(text)) return null;
  const value = new QuantityReader(text, 0).read(true);
  if (!value || !dimensionOf(value)) return null;
  return { value, into };
}

// 2x and 5m + 3 are formulas: a unit stands apart from its number.
function looksMeasured(text: string): boolean {
  const numbers = text.match(/(?<![\w^.])\d+(?:\.\d+)?/g)?.length ?? 0;
  const measured = text.match(/(?<![\w^.])\d+(?:\.\d+)? +[a-zA-ZµμΩ€]/g)?.length ?? 0;
  const attached = text.match(
    /(?<![\w^.])\d+(?:\.\d+)?(?:km|cm|mm|dm|kg|mg|ms|min|kN|kJ|kW|kWh|mL|ml|Hz|Pa|hPa|kPa)(?![a-zA-Z])/g,
  );
  if (numbers === 0 || measured + (attached?.length ?? 0) === 0) return false;
  return measured + (attached?.length ?? 0) === numbers || /(?:km|cm|mm|kg|min|kW|kJ)(?![a-zA-Z])/.test(text);
}

type Token = { kind: "number" | "unit" | "sign"; text: string; span: Span };

/** A unit behind a number binds tighter than "/": 5 m / 2 s. */
class QuantityReader {
  private readonly tokens: Token[] | null;
  private at = 0;

  constructor(text: string, offset: number) {
    this.tokens = tokensOf(text, offset);
  }

  /** Null for what is no quantity. */
  read(withNumbers: boolean): Expression | null {
    if (!this.tokens || (!withNumbers && this.tokens.some(({ kind }) => kind === "number"))) {
      const powersOnly = this.tokens?.every(({ kind }, k) => kind !== "number" || this.tokens?.[k - 1]?.text === "^");
      if (!powersOnly) return null;
    }
    const value = this.sum();
    return value && this.at === this.tokens?.length ? value : null;
  }

  private get next(): Token | undefined {
    return this.tokens?.[this.at];
  }

  private accept(...texts: string[]): Token | null {
    const { next } = this;
    if (next?.kind !== "sign" || !texts.includes(next.text)) return null;
    this.at += 1;
    return next;
  }

  private sum(): Expression | null {
    let total = this.mixed();
    for (let sign = this.accept("+", "-"); sign && total; sign = this.accept("+", "-")) {
      const right = this.mixed();
      total = right && (sign.text === "+" ? add(total, right) : sub(total, right));
    }
    return total;
  }

  // 2 h 30 min
  private mixed(): Expression | null {
    let total = this.term();
    while (total && this.next?.kind === "number") {
      const right = this.term();
      total = right && add(total, right);
    }
    return total;
  }

  private term(): Expression | null {
    const sign = this.accept("-");
    let total = this.product();
    for (let operator = this.accept("*", "/"); operator && total; operator = this.accept("*", "/")) {
      const right = this.product();
      total = right && (operator.text === "*" ? mul(total, right) : div(total, right));
    }
    return sign && total ? neg(total, { start: sign.span.start, end: total.span.end }) : total;
  }

  // Numbers and units side by side.
  private product(): Expression | null {
    let total = this.power();
    while (total && (this.next?.kind === "unit" || this.next?.text === "(")) {
      const right = this.power();
      total = right && mul(total, right);
    }
    return total;
  }

  private power(): Expression | null {
    const base = this.atom();
    const small = this.accept("²", "³");
    if (base && small) return pow(base, literal(small.text === "²" ? "2" : "3", small.span));
    if (!base || !this.accept("^")) return base;
    const sign = this.accept("-");
    const { next } = this;
    if (next?.kind !== "number") return null;
    this.at += 1;
    const exponent = literal(next.text, next.span);
    return pow(base, sign ? neg(exponent, { start: sign.span.start, end: next.span.end }) : exponent);
  }

  private atom(): Expression | null {
    const { next } = this;
    if (!next) return null;
    if (next.kind === "number" || next.kind === "unit") {
      this.at += 1;
      return next.kind === "number" ? literal(next.text, next.span) : variable(next.text, next.span);
    }
    if (!this.accept("(")) return null;
    const inner = this.sum();
    return this.accept(")") ? inner : null;
  }
}

const SAME: Record<string, string> = { "·": "*", "×": "*", "⋅": "*", "−": "-" };
const PLURALS: Record<string, string> = {
  days: "day",
  weeks: "week",
  miles: "mile",
  inches: "inch",
  μm: "µm",
  μs: "µs",
};

function tokensOf(text: string, offset: number): Token[] | null {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < end;) {
    const from = TOKEN.lastIndex;
    const [whole, number, name, sign] = TOKEN.exec(text) ?? [];
    if (whole === undefined || tokens.length > 60) return null;
    const written = number ?? name ?? sign ?? "";
    const span = { start: offset + from + whole.length - written.length, end: offset + from + whole.length };
    if (number !== undefined) tokens.push({ kind: "number", text: number, span });
    else if (name !== undefined) {
      const known = Object.hasOwn(PLURALS, name) ? (PLURALS[name] ?? name) : name;
      if (!UNITS.has(known)) return null;
      tokens.push({ kind: "unit", text: known, span });
    } else tokens.push({ kind: "sign", text: SAME[written] ?? written, span });
  }
  return tokens;
}

/** Null where lengths are added to times, say. */
function dimensionOf(value: Expression): Dimension | null {
  switch (value.kind) {
    case "number":
      return {};
    case "variable":
      return UNITS.get(value.name)?.dimension ?? null;
    case "negate":
      return dimensionOf(value.argument);
    case "binary": {
      const left = dimensionOf(value.left);
      if (value.operator === "^") return left && scaled(left, exponentOf(value.right));
      const right = dimensionOf(value.right);
      if (!left || !right) return null;
      if (value.operator === "*") return product(left, right);
      if (value.operator === "/") return product(left, scaled(right, -1));
      return JSON.stringify(product(left, scaled(right, -1))) === "{}" ? left : null;
    }
    default:
      return null;
  }
}

function exponentOf(exponent: Expression): number {
  if (exponent.kind === "negate") return -exponentOf(exponent.argument);
  return exponent.kind === "number" ? Number(exponent.text) : NaN;
}

function scaled(dimension: Dimension, by: number): Dimension {
  return Object.fromEntries(Object.entries(dimension).map(([name, power]) => [name, power * by]));
}

function product(one: Dimension, other: Dimension): Dimension {
  const names = Object.keys({ ...one, ...other }) as (keyof Dimension)[];
  const powers = names.map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)] as const);
  return Object.fromEntries(powers.filter(([, power]) => power !== 0));
}

import type { BinaryOperator, Expression, ExpressionOf, FunctionName, Relation } from "../expression";
import { FUNCTIONS, type Notation } from "../functions";

/** A formula's layout, whatever the output format. */
export type Box = Shape & {
  /** What the box shows, if it is a whole expression. */
  of?: Expression | Relation;
};

type Shape =
  | { kind: "number" | "variable"; text: string }
  | { kind: "name"; text: string; latex: string }
  | { kind: "operator"; text: OperatorSign }
  | { kind: "row"; parts: Box[] }
  | { kind: "fraction"; above: Box; below: Box }
  | { kind: "root"; radicand: Box; degree: Box | null }
  | { kind: "script"; base: Box; below: Box | null; above: Box | null }
  | { kind: "series"; from: Box; to: Box }
  | { kind: "fence"; open: FenceSign; close: FenceSign; inner: Box }
  | { kind: "cases"; rows: { value: Box; condition: Box | null }[] };

type NamedNotation = Extract<Notation, { form: "name" }>;

/** Invisible: "times" for a product without a sign, "of" between a function and its argument. */
type OperatorSign = "+" | "-" | "." | "times" | "of" | "," | "!" | "mod" | "=" | "!=" | "<" | "<=" | ">" | ">=";
export type FenceSign = "(" | ")" | "|" | "⌊" | "⌋" | "⌈" | "⌉";

/** On paper; brackets enclose only what binds less than its context requires. */
const PRECEDENCE = { open: 0, sum: 1, series: 2, term: 3, sign: 4, power: 5, atom: 6 } as const;

export function layOut(of: Expression | Relation): Box {
  return { ...shapeOf(of), of };
}

function shapeOf(of: Expression | Relation): Box {
  switch (of.kind) {
    case "relation":
      return row(of.sides.flatMap((side, at) => [...partsBefore(of, at), layOut(side)]));
    case "number":
      return layOutNumber(of.text);
    case "variable":
      return layOutVariable(of.name);
    case "constant":
      return of.name === "pi" ? { kind: "variable", text: "π" } : { kind: "name", text: "e", latex: "e" };
    case "negate":
      return row([sign("-"), after(of.argument, PRECEDENCE.sign)]);
    case "binary":
      return layOutBinary(of.operator, of.left, of.right);
    case "call":
      return layOutCall(of.name, of.arguments);
    case "sum": {
      const from = row([layOutVariable(of.index), sign("="), layOut(of.from)]);
      return row([{ kind: "series", from, to: layOut(of.to) }, within(of.term, PRECEDENCE.series)]);
    }
    case "piecewise":
      return layOutCases(of);
    case "tuple":
      return fenced(list(of.items));
  }
}

function partsBefore({ operators }: Relation, at: number): Box[] {
  const operator = operators[at - 1];
  return operator ? [sign(operator)] : [];
}

function layOutNumber(text: string): Box {
  const [digits = "", exponent] = text.split("E");
  if (exponent === undefined) return { kind: "number", text };
  const above: Box = { kind: "number", text: String(Number(exponent)) };
  return row([
    { kind: "number", text: digits },
    sign("."),
    { kind: "script", base: { kind: "number", text: "10" }, below: null, above },
  ]);
}

function layOutVariable(name: string): Box {
  const [letter = "", index] = name.split("_");
  const base: Box = { kind: "variable", text: letter };
  if (index === undefined) return base;
  return {
    kind: "script",
    base,
    below: { kind: /^[\d.]+$/.test(index) ? "number" : "variable", text: index },
    above: null,
  };
}

function layOutBinary(operator: BinaryOperator, left: Expression, right: Expression): Box {
  switch (operator) {
    case "+":
    case "-":
      return row([within(left, PRECEDENCE.sum), sign(operator), after(right, PRECEDENCE.series)]);
    case "*": {
      const second = after(right, PRECEDENCE.sign);
      return row([within(left, PRECEDENCE.term), sign(needsDot(left, second) ? "." : "times"), second]);
    }
    case "/":
      return { kind: "fraction", above: layOut(left), below: layOut(right) };
    case "^":
      return layOutPower(left, right);
  }
}

// Without the dot 2·3 and 2·½ would be other numbers.
function needsDot(left: Expression, right: Box): boolean {
  const first = firstOf(right);
  return first.kind === "number" || (first.kind === "fraction" && lastFactor(left).kind === "number");
}

function firstOf(box: Box): Box {
  if (box.kind === "script") return firstOf(box.base);
  const [first] = box.kind === "row" ? box.parts : [];
  return first ? firstOf(first) : box;
}

function lastFactor(expression: Expression): Expression {
  return expression.kind === "binary" && expression.operator === "*" ? lastFactor(expression.right) : expression;
}

// Writes sin²(x), but not sin⁻¹(x), which means the inverse.
function layOutPower(base: Expression, exponent: Expression): Box {
  const above = layOut(exponent);
  const notation = base.kind === "call" && exponent.kind === "number" ? FUNCTIONS[base.name].notation : null;
  if (base.kind === "call" && notation?.form === "name" && !(notation.subscript && base.arguments.length > 1)) {
    const name: Box = { kind: "script", base: nameOf(notation), below: null, above };
    return row([name, sign("of"), fenced(list(base.arguments))]);
  }
  return { kind: "script", base: within(base, PRECEDENCE.atom), below: null, above };
}

function layOutCall(name: FunctionName, values: Expression[]): Box {
  const { notation } = FUNCTIONS[name];
  const [first, second] = values;
  if (!first) return { kind: "name", text: name, latex: name };
  switch (notation.form) {
    case "name":
      return layOutNamed(notation, first, values);
    case "fence":
      return { kind: "fence", open: notation.open, close: notation.close, inner: layOut(first) };
    case "root":
      return { kind: "root", radicand: layOut(first), degree: degreeOf(notation.degree, second) };
    case "infix":
      return row([
        within(first, PRECEDENCE.term),
        sign(notation.sign),
        ...(second ? [after(second, PRECEDENCE.sign)] : []),
      ]);
    case "postfix":
      return row([within(first, PRECEDENCE.atom), sign(notation.sign)]);
  }
}

function layOutNamed(notation: NamedNotation, first: Expression, values: Expression[]): Box {
  const [, second] = values;
  if (!notation.subscript || !second) return row([nameOf(notation), sign("of"), fenced(list(values))]);
  const name: Box = { kind: "script", base: nameOf(notation), below: layOut(second), above: null };
  return row([name, sign("of"), fenced(layOut(first))]);
}

function degreeOf(degree: "second argument" | "3" | null, second: Expression | undefined): Box | null {
  if (degree === "second argument") return second ? layOut(second) : null;
  return degree && { kind: "number", text: degree };
}

function layOutCases({ cases, otherwise }: ExpressionOf<"piecewise">): Box {
  const rows = cases.map(({ condition, value }) => ({ value: layOut(value), condition: layOut(condition) }));
  return { kind: "cases", rows: otherwise ? [...rows, { value: layOut(otherwise), condition: null }] : rows };
}

function within(expression: Expression, least: number): Box {
  const box = layOut(expression);
  return precedenceOf(expression) < least ? fenced(box) : box;
}

// Two signs never meet: a + (-b).
function after(expression: Expression, least: number): Box {
  const box = layOut(expression);
  const first = firstOf(box);
  const signed = first.kind === "operator" && first.text === "-";
  return signed || precedenceOf(expression) < least ? fenced(box) : box;
}

function nameOf({ written, latex }: NamedNotation): Box {
  return { kind: "name", text: written, latex };
}

function list(items: Expression[]): Box {
  return row(items.flatMap((item, at) => (at === 0 ? [layOut(item)] : [sign(","), layOut(item)])));
}

function fenced(inner: Box): Box {
  return { kind: "fence", open: "(", close: ")", inner };
}

function row(parts: Box[]): Box {
  const [only] = parts;
  return parts.length === 1 && only ? only : { kind: "row", parts };
}

function sign(text: OperatorSign): Box {
  return { kind: "operator", text };
}

// A typeset fraction needs no brackets in a product.
function precedenceOf(expression: Expression): number {
  switch (expression.kind) {
    case "negate":
      return PRECEDENCE.sign;
    case "sum":
      return PRECEDENCE.series;
    case "number":
      return expression.text.includes("E") ? PRECEDENCE.term : PRECEDENCE.atom;
    case "call":
      return precedenceOfCall(expression.name);
    case "binary":
      return {
        "+": PRECEDENCE.sum,
        "-": PRECEDENCE.sum,
        "*": PRECEDENCE.term,
        "/": PRECEDENCE.power,
        "^": PRECEDENCE.power,
      }[expression.operator];
    case "piecewise":
      return PRECEDENCE.open;
    default:
      return PRECEDENCE.atom;
  }
}

function precedenceOfCall(name: FunctionName): number {
  switch (FUNCTIONS[name].notation.form) {
    case "infix":
      return PRECEDENCE.series;
    case "name":
    case "postfix":
      return PRECEDENCE.power;
    case "fence":
    case "root":
      return PRECEDENCE.atom;
  }
}

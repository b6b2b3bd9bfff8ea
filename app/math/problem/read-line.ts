import {
  childrenOf,
  type Expression,
  MathSyntaxError,
  type Relation,
  relation,
  type Span,
  substituteInRelation,
  variable,
} from "../expression";
import { conclusionOf } from "./conclusions";
import { withoutEnvironment } from "./environments";
import type { Line } from "./lines";
import { isMatrixText, readMatrix } from "./matrices";
import type { MatrixExpression } from "./matrix-expression";
import { finishNumber } from "./notation/finish";
import { freeIn } from "./notation/letters";
import type { Reading } from "./notation/reading";
import { type Parts, readParts } from "./parts";
import type { Ask, Statement } from "./problem";
import { quantityOf } from "./quantities";
import { expressionsOf } from "./unknowns";
import { blanked, type Wording, wordingOf } from "./wording";

/** What one line says. */
export interface ReadLine {
  text: string;
  wording: Wording;
  statements: Statement[];
  /** Letters named behind the equations: solve(x + y = 3, x). */
  wanted: string[];
  /** Written with ":=". */
  isAssignment: boolean;
  /** It gives a name to a function or a matrix. */
  isDefinition: boolean;
}

export interface Context {
  reading: Reading;
  matrices: Map<string, MatrixExpression>;
  isRatioValue: boolean;
  isCheck: boolean;
  ask: Ask | null;
  /** Of the lines above. */
  letters: Set<string>;
}

type Content = {
  [Kind in Statement["kind"]]: Omit<Extract<Statement, { kind: Kind }>, "line" | "continues">;
}[Statement["kind"]];

const HEAD = /^\s*([dfghpqrsuvwA-HP-WFGH])\s*(?:\\left)?\(\s*([a-zθ](?:\s*,\s*[a-z])*)\s*(?:\\right)?\)\s*:?=(?!=)/;
const MATRIX_NAME = /^\s*(?:let )?\s*([a-zA-Z])\s*:?=(?!=)/;

/** @throws MathSyntaxError */
export function readLine(line: Line, context: Context): ReadLine {
  const { text, continues } = withoutLead(line.text);
  const wording = wordingOf(text);
  wording.text = withoutEqualsSign(withoutEnvironment(wording.text));
  const whole: ReadLine = {
    text: line.text,
    wording,
    statements: [],
    wanted: [],
    isAssignment: /:=/.test(text) || /^\s*let /i.test(line.text),
    isDefinition: false,
  };
  if (wording.ask === null && readDefinition(wording.text, context)) return { ...whole, isDefinition: true };
  const place = { line: line.index, continues };
  const known = context.matrices.size;
  const contents = contentsOf(wording, context, whole.isAssignment);
  requireConditions(contents, wording);
  const { statements, wanted } = splitWanted(contents, wording);
  for (const content of statements)
    for (const expression of expressionsOf({ ...content, ...place }))
      freeIn(expression, context.reading).forEach((name) => context.letters.add(name));
  return {
    ...whole,
    statements: statements.map((content) => ({ ...content, ...place })),
    wanted,
    isDefinition: context.matrices.size > known,
  };
}

// 3 + 4 = asks for the value.
function withoutEqualsSign(text: string): string {
  const sign = /\d.*?(= *)$|[)}] *(= *)$/.exec(text);
  const length = (sign?.[1] ?? sign?.[2])?.length ?? 0;
  return /[=<>]/.test(text.slice(0, text.length - length)) ? text : blanked(text, text.length - length, text.length);
}

const ARROW = /^\s*(?:⇒|⟹|⇔|⟺|→|=>|<=>|->|\\Rightarrow|\\Leftrightarrow|\\iff|\\implies|∴)\s*/;
const LET = /^\s*let(?= )\s*/i;

/** Whether a line goes on from the one above: "⇒ x = 2", "= 2x". */
export function isStep(text: string): boolean {
  return ARROW.test(text) || /^\s*=(?!=)/.test(text);
}

function withoutLead(text: string): { text: string; continues: boolean } {
  const lead = (ARROW.exec(text) ?? LET.exec(text))?.[0].length ?? 0;
  const plain = blanked(text, 0, lead);
  const sign = /^\s*=(?!=)/.exec(plain)?.[0].length ?? 0;
  return { text: blanked(plain, 0, sign), continues: sign > 0 };
}

function readDefinition(text: string, { reading, matrices }: Context): boolean {
  const [head, name, list] = HEAD.exec(text) ?? [];
  if (head && name && list && !reading.functions.has(name) && !matrices.has(name)) {
    const body = blanked(text, 0, head.length);
    const value = finishNumber(onlyExpression(readParts(body, reading), body), reading);
    reading.functions.set(name, { parameters: list.split(",").map((letter) => letter.trim()), value });
    return true;
  }
  return false;
}

function onlyExpression(alternatives: (Expression | Relation)[][], text: string): Expression {
  const [only] = alternatives[0] ?? [];
  if (alternatives.length === 1 && alternatives[0]?.length === 1 && only && only.kind !== "relation") return only;
  throw new MathSyntaxError("One formula was expected here.", "relation", { start: 0, end: text.length });
}

function contentsOf(wording: Wording, context: Context, isAssignment: boolean): Content[] {
  const { text } = wording;
  const span = spanOf(text);
  const set = conclusionOf(text);
  if (set) return [{ kind: "conclusion", set, span }];
  const matrix = matrixOf(text, context, isAssignment);
  if (matrix) return [matrix];
  const quantity = canBeMeasured(wording.ask ?? context.ask) ? quantityOf(text) : null;
  if (quantity) return [{ kind: "quantity", ...quantity, span }];
  requireNoUnits(text);
  const ratio = context.isRatioValue ? null : ratioOf(text, context.reading);
  if (ratio) return [{ kind: "ratio", parts: ratio, span }];
  return formulasOf(wording, context);
}

// 1 m = 100 cm is no equation for m.
function requireNoUnits(text: string): void {
  const sides = text.split(/[=<>≤≥]+/);
  if (sides.length < 2 || !sides.every((side) => quantityOf(side))) return;
  throw new MathSyntaxError("Units stand in quantities, not in equations: 3 km in m.", "relation", spanOf(text));
}

function canBeMeasured(ask: Ask | null): boolean {
  return ask === null || ask === "evaluate" || ask === "simplify" || ask === "convert" || ask === "approximate";
}

function matrixOf(text: string, context: Context, isAssignment: boolean): Content | null {
  const { reading, matrices } = context;
  const [head, name] = MATRIX_NAME.exec(text) ?? [];
  const body = head ? blanked(text, 0, head.length) : text;
  const isVector = head !== undefined && /^\s*(?:\[[^[\]]*,[^[\]]*\]|\([^()]*,[^()]*\))\s*$/.test(body);
  if (!isVector && !isMatrixText(body, matrices)) return null;
  const matrix = readMatrix(body, reading, matrices);
  if (matrix.kind === "scalar") {
    if (head && !isAssignment) return null;
    return { kind: "expression", value: matrix.value, span: matrix.span };
  }
  if (head && name) matrices.set(name, matrix);
  return { kind: "matrix", matrix, span: matrix.span };
}

function ratioOf(text: string, reading: Reading): Expression[] | null {
  if (!/:(?!=)/.test(text) || /[=<>{}≤≥\\]/.test(text)) return null;
  const pieces = text.split(":");
  let start = 0;
  const padded = pieces.map((piece) => {
    const line = " ".repeat(start) + piece;
    start += piece.length + 1;
    return line;
  });
  if (padded.some((piece) => !piece.trim())) return null;
  const parts = padded.map((piece) => onlyExpression(readParts(piece, reading), piece));
  const isSum = (part: Expression) =>
    part.kind === "binary" &&
    /[+-]/.test(part.operator) &&
    text.charAt(part.span.start) !== "(" &&
    !/^\d+ +\d/.test(text.slice(part.span.start));
  return parts.some(isSum) ? null : parts;
}

function formulasOf(wording: Wording, context: Context): Content[] {
  const { reading, matrices, isCheck } = context;
  const text = wording.ask === "solve" ? withoutLists(wording.text) : wording.text;
  const read = readParts(text, reading);
  const alternatives = isCheck ? withoutIndexes(read, context.letters) : read;
  const [parts = []] = alternatives;
  if (isCheck && isListOfValues(parts))
    return [
      alternativesOf(
        parts.map((part) => [part]),
        spanOf(text),
      ),
    ];
  if (alternatives.length > 1) return [alternativesOf(alternatives, spanOf(text))];
  const [only] = parts;
  if (parts.length === 1 && only && only.kind !== "relation" && hasTuple(only)) {
    const matrix = readMatrix(text, reading, matrices);
    return [{ kind: "matrix", matrix, span: matrix.span }];
  }
  return parts.flatMap(contentOf);
}

// Learners write x_1 = 2, x_2 = 3 for the two values of x.
function withoutIndexes(alternatives: Parts, letters: ReadonlySet<string>): Parts {
  const parts = alternatives.flat();
  const names = parts.map((part) =>
    part.kind === "relation" && part.sides[0]?.kind === "variable" ? part.sides[0].name : "",
  );
  const [letter = ""] = (names[0] ?? "").split("_");
  const areIndexed = names.every((name) => name.startsWith(`${letter}_`) && !letters.has(name));
  if (!areIndexed || !letters.has(letter)) return alternatives;
  return parts.map((part) => {
    if (part.kind !== "relation") return [part];
    const values = new Map(names.map((name) => [name, variable(letter, part.span)]));
    return [substituteInRelation(part, values)];
  });
}

// Learners write x = 2, x = 3 for "or".
function isListOfValues(parts: (Expression | Relation)[]): boolean {
  const names = parts.map((part) =>
    part.kind === "relation" && part.operators.join() === "=" && part.sides[0]?.kind === "variable"
      ? part.sides[0].name
      : "",
  );
  return parts.length > 1 && names[0] !== "" && names.every((name) => name === names[0]);
}

function contentOf(part: Expression | Relation): Content[] {
  if (part.kind === "relation")
    return relationsOf(part).map((one) => ({ kind: "relation", relation: one, span: one.span }));
  if (hasTuple(part)) throw new MathSyntaxError("Points and vectors stand on lines of their own.", "value", part.span);
  return [{ kind: "expression", value: part, span: part.span }];
}

function alternativesOf(alternatives: (Expression | Relation)[][], span: Span): Content {
  const relations = alternatives.map((parts) =>
    parts.flatMap((part) => {
      if (part.kind === "relation") return relationsOf(part);
      throw new MathSyntaxError("“or” joins equations or inequalities, such as x = 2 or x = 3.", "relation", part.span);
    }),
  );
  return { kind: "alternatives", alternatives: relations, span };
}

// (x, y) = (1, 2) is x = 1 and y = 2.
function relationsOf(whole: Relation): Relation[] {
  const [left, right] = whole.sides;
  if (left?.kind !== "tuple" || right?.kind !== "tuple") {
    if (!whole.sides.some(hasTuple)) return [whole];
    throw new MathSyntaxError("A number was expected here, no point.", "value", whole.span);
  }
  if (left.items.length !== right.items.length || whole.operators.join() !== "=")
    throw new MathSyntaxError("Both points need as many coordinates.", "arguments", whole.span);
  return left.items.flatMap((item, at) => {
    const other = right.items[at];
    return other ? [relation([item, other], ["="], whole.span)] : [];
  });
}

function hasTuple(expression: Expression): boolean {
  return expression.kind === "tuple" || childrenOf(expression).some(hasTuple);
}

// solve({x + y = 3, x - y = 1}, {x, y})
function withoutLists(text: string): string {
  if (text.includes("\\") || /:|\[\s*\[/.test(text) || !/[{[][^\]}]*=/.test(text)) return text;
  return text.replace(/[{}[\]]/g, " ");
}

function requireConditions(contents: Content[], { conditionsAt }: Wording): void {
  const stray = contents.find(({ kind, span }) => kind === "expression" && span.start > conditionsAt);
  if (!stray) return;
  throw new MathSyntaxError("A condition was expected here, such as x > 0.", "relation", stray.span);
}

/** Bare letters behind equations name what to solve for. */
function splitWanted(contents: Content[], { ask, wanted }: Wording): { statements: Content[]; wanted: string[] } {
  if (ask !== "solve" || contents.length < 2) return { statements: contents, wanted };
  const first = contents.findIndex(({ kind }) => kind === "expression");
  const behind = first > 0 ? contents.slice(first) : [];
  const names = behind.flatMap((content) =>
    content.kind === "expression" && content.value.kind === "variable" ? [content.value.name] : [],
  );
  if (names.length === 0 || names.length !== behind.length) return { statements: contents, wanted };
  return { statements: contents.slice(0, first), wanted: [...wanted, ...names] };
}

function spanOf(text: string): Span {
  return { start: text.length - text.trimStart().length, end: text.trimEnd().length };
}

import { type Expression, MathSyntaxError, type Relation, relation } from "../expression";
import { GRAMMAR, TokenReader } from "../text";
import { finish, finishRelation } from "./notation/finish";
import { notationFor } from "./notation/notation";
import type { Reading } from "./notation/reading";

type Part = Expression | Relation;

/** What stands in one line: parts that hold together, in alternatives joined by "or". */
export type Parts = Part[][];

const MOST_BARS = 60;
const UNCLEAR = /(?<=[\w)\]}])!=(?!=)/;

const SIGNS = /±|∓|\\pm(?![a-zA-Z])|\\mp(?![a-zA-Z])|\+\/-|(?<== *)\+-/;

/** @throws MathSyntaxError */
export function readParts(text: string, reading: Reading): Parts {
  requireClearSigns(text);
  const written = text.replace(/(= *)\+-/g, (_all, before: string) => `${before}±${" "}`);
  if (!SIGNS.test(written)) return readWith(written, reading, null);
  const both = [...readWith(written, reading, "+"), ...readWith(written, reading, "-")];
  if (both.every((parts) => parts.every((part) => part.kind === "relation"))) return both;
  const at = written.search(SIGNS);
  throw new MathSyntaxError("“±” gives two values: write them in two lines.", "character", { start: at, end: at + 1 });
}

// 3!=6 is true as 3! = 6, and as 3 ≠ 6.
function requireClearSigns(text: string): void {
  const at = text.search(UNCLEAR);
  if (at < 0) return;
  const message = "“!=” is “is not” here, or a factorial before “=”? Write x ≠ 6, or x! = 6 with a space.";
  throw new MathSyntaxError(message, "relation", { start: at, end: at + 2 });
}

function readWith(text: string, reading: Reading, sign: "+" | "-" | null): Parts {
  reading.sign = sign;
  const reader = readerOf(text, reading);
  if (reader.is("end")) throw new MathSyntaxError("Nothing is written here.", "empty", { start: 0, end: text.length });
  const alternatives: Part[][] = [[readPart(reader, reading)]];
  let commas = false;
  while (!reader.is("end")) {
    const isOr = reader.is("or");
    if (!isOr && !isSeparator(reader)) throw reader.unexpected("the end");
    commas ||= reader.is(",");
    requireNoDecimalComma(reader, text);
    reader.take();
    if (isOr) alternatives.push([]);
    else while (isSeparator(reader)) reader.take();
    alternatives[alternatives.length - 1]?.push(readPart(reader, reading));
  }
  return withSides(alternatives, commas);
}

export function readerOf(text: string, reading: Reading): TokenReader {
  requireFewBars(text);
  return new TokenReader(text, {
    letters: new Set(reading.functions.keys()),
    findFunction: (name) => {
      const found = reading.functions.get(name);
      if (!found) return null;
      return /\$/.test(JSON.stringify(found.value))
        ? `${name} holds a derivative, an integral or a limit: write it out instead.`
        : found;
    },
    notation: notationFor(reading),
  });
}

// Each bar looks for the one that closes it: many take long.
function requireFewBars(text: string): void {
  if (text.split("|").length <= MOST_BARS) return;
  throw new MathSyntaxError("These are too many bars.", "too-long", { start: text.indexOf("|"), end: text.length });
}

function isSeparator(reader: TokenReader): boolean {
  return reader.is(",", "and", "row") || reader.isWord("separator");
}

function requireNoDecimalComma(reader: TokenReader, text: string): void {
  const { start, end } = reader.next.span;
  if (!reader.is(",") || !/\d$/.test(text.slice(0, start)) || !/^\d/.test(text.slice(end))) return;
  throw new MathSyntaxError("Write a decimal number with a point: 2.5, not 2,5.", "expected", { start, end });
}

function readPart(reader: TokenReader, reading: Reading): Part {
  const part = GRAMMAR.readStatement(reader);
  return part.kind === "relation" ? finishRelation(part, reading) : finish(part, reading);
}

// x = 2 or 3 is x = 2 or x = 3.
function withSides(alternatives: Part[][], commas: boolean): Parts {
  const [first] = alternatives;
  if (alternatives.length < 2 || !first) return alternatives;
  if (commas && alternatives.some(({ length }) => length !== first.length)) {
    const [part] = alternatives[1] ?? first;
    throw new MathSyntaxError(
      "Write “and” instead of the commas, to tell what “or” joins.",
      "expected",
      part?.span ?? { start: 0, end: 0 },
    );
  }
  const head = headOf(first);
  return alternatives.map((parts) =>
    parts.map((part) => (head && part.kind !== "relation" ? equal(head, part) : part)),
  );
}

function headOf(parts: Part[]): Expression | null {
  const [only] = parts;
  if (parts.length !== 1 || only?.kind !== "relation" || only.operators.join() !== "=") return null;
  const [left] = only.sides;
  return left?.kind === "variable" ? left : null;
}

function equal(left: Expression, right: Expression): Relation {
  return relation([left, right], ["="], right.span);
}

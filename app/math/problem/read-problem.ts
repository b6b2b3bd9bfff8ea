import { type Expression, MathSyntaxError } from "../expression";
import { GREEK } from "../text";
import { assign, putInto } from "./assign";
import { guessOf } from "./guess";
import { type Line, linesOf } from "./lines";
import { freeIn } from "./notation/letters";
import { Reading } from "./notation/reading";
import { readParts } from "./parts";
import type { Ask, Assignment, Domain, Problem, Statement } from "./problem";
import { ProblemSyntaxError } from "./problem-error";
import { reachableOperations } from "./reachable";
import { isStep, type ReadLine, readLine } from "./read-line";
import { lettersOf, unknownsOf } from "./unknowns";
import { askedStatements } from "./wish";

export interface ReadOptions {
  /** Stronger than a verb in the texts. */
  ask?: Ask;
  /** The letter or letters to solve for, or to differentiate by: "x" or "x, y". */
  for?: string;
  domain?: Domain;
  /** Values of letters, as texts: numbers or formulas without letters. */
  variables?: ReadonlyMap<string, string>;
}

/**
 * Reads what a learner typed, one text for each line.
 * @throws ProblemSyntaxError for what cannot be read, and for prose
 */
export function readProblem(texts: readonly string[], options: ReadOptions = {}): Problem {
  const lines = linesOf(texts);
  const reading = new Reading();
  const context = {
    reading,
    matrices: new Map(),
    ask: options.ask ?? null,
    letters: new Set<string>(),
    isRatioValue: options.ask === "evaluate",
    isCheck: options.ask === "check" || (options.ask === undefined && lines.some(({ text }) => isStep(text))),
  };
  const read = lines.map((line) => inLine(line, () => readLine(line, context)));
  const last = lines[lines.length - 1]?.index ?? 0;
  return inLine({ index: last }, () => problemOf(read, reading, options));
}

function problemOf(read: ReadLine[], reading: Reading, options: ReadOptions): Problem {
  const wanted = wantedOf(read, options);
  const domain = options.domain ?? read.find(({ wording }) => wording.domain)?.wording.domain ?? "real";
  const verb = options.ask ?? read.find(({ wording }) => wording.ask)?.wording.ask ?? null;
  const all = withDefinitions(read, reading);
  const isCheck = isWorking(read, options);
  const assigned = isCheck ? { statements: all, assignments: [] } : assignIn(all, read, reading, wanted);
  const given = givenValues(options, reading, wanted);
  const written = putInto(assigned.statements, new Map(given.map(({ name, value }) => [name, value])), reading);
  const implicit = read.find(({ wording }) => wording.implicit)?.wording.implicit ?? null;
  const ask = isCheck ? "check" : verb;
  const statements = askedStatements(written, reading, { ask, wanted, implicit });
  const letters = lettersOf(statements, reading.operations, domain);
  const guess = guessOf(statements, reading.operations, letters);
  requireWanted(wanted, letters, ask ?? guess.ask);
  requireSense(statements, ask ?? guess.ask);
  return {
    ask: askOf(ask, statements) ?? guess.ask,
    guessed: ask === null && !guess.isWritten,
    others: ask === null ? guess.others : [],
    statements,
    operations: reachableOperations(statements, reading.operations),
    unknowns: wanted.length > 0 ? wanted : isSolving(ask ?? guess.ask) ? unknownsOf(letters, statements) : letters,
    domain,
    assignments: [...given, ...assigned.assignments],
  };
}

/** Lines that go on with "=" or "⇒" are working, whatever the first line asks for. */
function isWorking(read: ReadLine[], { ask }: ReadOptions): boolean {
  return ask === "check" || (ask === undefined && read.some(({ text }) => isStep(text)));
}

function isSolving(ask: Ask): boolean {
  return ask === "solve" || ask === "check";
}

// "factor 84" wants its primes.
function askOf(ask: Ask | null, [first]: readonly Statement[]): Ask | null {
  const isInteger = first?.kind === "expression" && first.value.kind === "number" && /^\d+$/.test(first.value.text);
  return ask === "factor" && isInteger ? "prime factors" : ask;
}

function wantedOf(read: ReadLine[], options: ReadOptions): string[] {
  const named = options.for?.split(/ *(?:,| and ) */).map((name) => name.trim()) ?? [];
  const letters = named.length > 0 ? named : read.flatMap(({ wording, wanted }) => [...wording.wanted, ...wanted]);
  return [...new Set(letters.map(letterNamed))];
}

function letterNamed(written: string): string {
  const name = GREEK.get(written.replace("\\", "")) ?? written.replace(/[{}]/g, "");
  if (/^[a-zA-Zα-ωΑ-Ω](?:_\w{1,20})?$/u.test(name)) return name;
  throw new MathSyntaxError(`“${written.slice(0, 20)}” is no letter.`, "name", { start: 0, end: 0 });
}

function requireWanted(wanted: string[], letters: string[], ask: Ask): void {
  const missing = wanted.find((name) => !letters.includes(name));
  if (missing === undefined || ask !== "solve") return;
  throw new MathSyntaxError(`There is no ${missing} to solve for.`, "name", { start: 0, end: 0 });
}

// Beside a formula only conditions on its letters mean something.
function requireSense(statements: Statement[], ask: Ask): void {
  const [first] = statements;
  const isCheck = ask === "check";
  if (isCheck && first?.continues)
    throw new MathSyntaxError("No line stands above this one to go on from.", "expected", first.span);
  const formula = statements.find(
    ({ kind }) => kind !== "relation" && kind !== "alternatives" && kind !== "conclusion",
  );
  if (ask === "solve" && formula && statements.length > 1)
    throw new MathSyntaxError("An equation or an inequality was expected here.", "relation", formula.span);
  const behind = statements.find(
    (one, at) => one.kind === "expression" && at > 0 && statements[at - 1]?.line === one.line,
  );
  if (behind && statements.every(({ kind }) => kind === "expression"))
    throw new MathSyntaxError(
      "What is wanted of several numbers? Write mean(…), gcd(…), or one formula a line.",
      "expected",
      behind.span,
    );
  const kinds = new Set(statements.map(({ kind }) => kind));
  const stray = statements.find(
    (statement) => statement.kind === "relation" && lettersOf([statement], {}, "real").length === 0,
  );
  if (isCheck || !stray || !kinds.has("expression")) return;
  throw new MathSyntaxError("A condition has letters, such as x > 0.", "relation", stray.span);
}

// f(x) = x^2 alone is a formula to work with.
function withDefinitions(read: ReadLine[], reading: Reading): Statement[] {
  const all = read.flatMap((line) => line.statements);
  const unnamed = read.filter((line) => !line.isDefinition).flatMap((line) => line.statements);
  const statements = unnamed.length > 0 ? unnamed : all.slice(-1);
  const last = [...reading.functions.values()].pop();
  if (statements.length > 0 || !last) return statements;
  return [{ kind: "expression", value: last.value, span: last.value.span, line: read.length - 1, continues: false }];
}

function assignIn(all: Statement[], read: ReadLine[], reading: Reading, wanted: string[]) {
  const lineOf = (statement: Statement) =>
    read.find(({ statements }) => statements.some(({ line }) => line === statement.line));
  return assign(all, reading, {
    surely: (statement) => {
      const line = lineOf(statement);
      return line !== undefined && (line.isAssignment || statement.span.start > line.wording.conditionsAt);
    },
    never: (statement, name) => wanted.includes(name) || lineOf(statement)?.wording.ask === "solve",
  });
}

function givenValues({ variables }: ReadOptions, reading: Reading, wanted: string[]): Assignment[] {
  return [...(variables ?? [])].flatMap(([written, text]) => {
    const name = letterNamed(written);
    return wanted.includes(name) ? [] : [{ name, value: constantOf(text, reading), line: null }];
  });
}

function constantOf(text: string, reading: Reading): Expression {
  const [[value] = []] = readParts(text, reading);
  if (value && value.kind !== "relation" && freeIn(value, reading).size === 0) return value;
  throw new MathSyntaxError("The value of a letter is a number.", "value", { start: 0, end: text.length });
}

function inLine<Result>({ index }: Pick<Line, "index">, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof MathSyntaxError && !(error instanceof ProblemSyntaxError))
      throw new ProblemSyntaxError(error, index);
    throw error;
  }
}

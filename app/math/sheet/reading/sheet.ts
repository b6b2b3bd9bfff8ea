import { type Expression, keyOf, MathSyntaxError, num, type Replacements } from "../../expression";
import type { FindFunction } from "../../text";
import { capitalAxes, readParts, type SheetNames, smallLetter } from "./axes";
import { definedLetters, headOf } from "./definition";
import { freeLetters, replaceIn, stableStatement } from "./letters";
import { requireSingleValue } from "./single-value";
import { readStatement } from "./read-line";
import type { Line, Sheet, SheetError, Statement } from "../statement";

interface ResolvedLine extends Line {
  letters: string[];
}

const SLIDER_START = 1;

/** Lines, blank ones included, may use each other's definitions; wrong ones are listed as errors. */
export function readSheet(lines: string[], values: Readonly<Record<string, number>>): Sheet {
  const errors: SheetError[] = [];
  const attempt = (index: number, run: () => void) => {
    try {
      run();
    } catch (error) {
      if (!(error instanceof MathSyntaxError)) throw error;
      errors.push({ index, error });
    }
  };
  const names = namesOf(lines);
  const read: Line[] = [];
  lines.forEach((text, index) => {
    if (text !== "") attempt(index, () => read.push({ index, text, statement: readStatement(text, names) }));
  });
  const constants = new Map<string, Expression>();
  for (const { index, statement } of read) attempt(index, () => addConstant(constants, statement));
  const resolved: ResolvedLine[] = [];
  for (const entry of read) attempt(entry.index, () => resolved.push(resolve(entry, constants)));
  const letters = [...new Set(resolved.flatMap(({ letters }) => letters))].sort();
  const sliders = letters.map((name) => ({
    name,
    value: (Object.hasOwn(values, name) ? values[name] : undefined) ?? SLIDER_START,
  }));
  const settings = new Map(sliders.map(({ name, value }) => [name, num(value)]));
  const entries = resolved.map(({ index, text, statement }) => {
    const substituted = replaceIn(statement, settings);
    const drawn = stableStatement(substituted);
    return {
      index,
      text,
      statement: drawn,
      written: keyOf(drawn) === keyOf(statement) ? null : statement,
      substituted,
    };
  });
  return { entries, sliders, errors };
}

// Definitions are read on their first call, so that the order of the lines does not matter.
function namesOf(lines: string[]): SheetNames {
  const heads = lines.map(headOf);
  const reading = new Set<string>();
  const known = new Map<string, ReturnType<FindFunction>>();
  let circle = "";
  const find: FindFunction = (name) => {
    const head = heads.find((one) => one?.name === name);
    if (!head) return null;
    const before = known.get(name);
    if (before) return before;
    if (reading.has(name)) return bySelf((circle = name));
    reading.add(name);
    try {
      const [value, ...more] = readParts(head.body, names);
      if (!value || value.kind === "relation" || more.length > 0) return `The line that defines ${name} has a mistake.`;
      const found = {
        parameters: head.parameters.map((letter) => smallLetter(letter, names.axes)),
        value: requireSingleValue(value),
      };
      known.set(name, found);
      return found;
    } catch (error) {
      if (!(error instanceof MathSyntaxError)) throw error;
      return circle === name ? bySelf(name) : `The line that defines ${name} has a mistake.`;
    } finally {
      reading.delete(name);
    }
  };
  const names = { findFunction: find, letters: definedLetters(lines), axes: capitalAxes(lines) };
  return names;
}

function addConstant(constants: Map<string, Expression>, statement: Statement) {
  if (statement.kind !== "constant") return;
  const { name, value } = statement;
  if (constants.has(name))
    throw new MathSyntaxError(`${name} has a value already, in a line above.`, "name", value.span);
  constants.set(name, value);
}

function resolve(entry: Line, constants: Replacements): ResolvedLine {
  let { statement } = entry;
  // Values may contain other defined letters: at most one round for each.
  for (let rounds = 0; ; rounds++) {
    const letters = freeLetters(statement);
    const known = new Map([...constants].filter(([name]) => letters.includes(name)));
    if (known.size === 0) return { ...entry, statement, letters };
    if (rounds > constants.size) {
      const [name = ""] = known.keys();
      throw new MathSyntaxError(bySelf(name), "name", { start: 0, end: entry.text.length });
    }
    statement = replaceIn(statement, known);
  }
}

function bySelf(name: string): string {
  return `${name} is defined by itself.`;
}

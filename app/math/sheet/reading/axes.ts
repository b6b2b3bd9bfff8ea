import {
  type Expression,
  freeVariables,
  MathSyntaxError,
  type Relation,
  substitute,
  variable,
  withChildren,
  withSides,
} from "../../expression";
import { headOf } from "./definition";
import { type Names, parseList } from "../../text";

export interface SheetNames extends Names {
  /** Capital letters that are read as the axes. */
  axes: ReadonlySet<string>;
}

export function readParts(text: string, names: SheetNames): (Expression | Relation)[] {
  const change = (side: Expression) => withSmallAxes(side, names.axes);
  return parseList(text, names).map((part) => (part.kind === "relation" ? withSides(part, change) : change(part)));
}

export function smallLetter(letter: string, axes: ReadonlySet<string>): string {
  return axes.has(letter) ? letter.toLowerCase() : letter;
}

function withSmallAxes(expression: Expression, axes: ReadonlySet<string>): Expression {
  if (axes.size === 0) return expression;
  if (expression.kind === "variable") return { ...expression, name: smallLetter(expression.name, axes) };
  if (expression.kind === "sum")
    return substitute(
      expression,
      new Map([...axes].map((name) => [name, variable(name.toLowerCase(), expression.span)])),
    );
  return withChildren(expression, (part) => withSmallAxes(part, axes));
}

interface Use {
  letters: string[];
  own: string[];
  alone: string | null;
  over: string[];
}

const CAPITALS = ["X", "Y", "Z"];
const PARAMETERS = ["t", "θ"];

/**
 * Capital letters that mean the axes, as in Y = X^2. A line that uses one otherwise (X = 3, f(t) = X t) or beside its
 * small letter excludes it; where other lines have the small letter, it must be given a value over an axis.
 */
export function capitalAxes(lines: string[]): Set<string> {
  const axes = new Set<string>();
  if (!lines.some((line) => /[XYZ]/.test(line))) return axes;
  const uses = lines.flatMap(usesIn);
  for (const letter of CAPITALS) axes.add(letter);
  // In Y = X^2, Y is an axis only if X is: repeat until nothing changes.
  for (let size = -1; size !== axes.size;) {
    size = axes.size;
    for (const letter of [...axes]) if (!isAxis(letter, uses, axes)) axes.delete(letter);
  }
  return axes;
}

function isAxis(letter: string, uses: Use[], axes: ReadonlySet<string>): boolean {
  const small = letter.toLowerCase();
  if (uses.some(({ letters, own }) => own.includes(letter) || (letters.includes(letter) && letters.includes(small))))
    return false;
  const values = uses.filter(({ alone }) => alone === letter);
  if (values.length === 0) return !uses.some(({ letters }) => letters.includes(small));
  return values.some(({ over }) => over.some((name) => axes.has(name.toUpperCase()) || ["x", "y"].includes(name)));
}

function usesIn(line: string): Use[] {
  const head = headOf(line);
  try {
    const parts = parseList(head?.body ?? line.replace(/^\s*[A-Z]\s*=?\s*(?=\([^()]*,)/, ""));
    if (!head) return parts.map((part) => useOf(part, parts.length > 1));
    const letters = parts.flatMap(lettersOf);
    return [
      {
        letters: [...letters, ...head.parameters],
        own: [head.name, ...letters.filter((letter) => !head.parameters.includes(letter))],
        alone: null,
        over: [],
      },
    ];
  } catch (error) {
    if (error instanceof MathSyntaxError) return [];
    throw error;
  }
}

function useOf(part: Expression | Relation, isPair: boolean): Use {
  const letters = lettersOf(part);
  const sides = part.kind === "relation" && part.operators.join() === "=" ? part.sides : [];
  const lone = sides.find(({ kind }) => kind === "variable");
  const alone = lone?.kind === "variable" && CAPITALS.includes(lone.name) ? lone.name : null;
  const over = letters.filter((letter) => letter !== alone);
  const moves = over.some((letter) => PARAMETERS.includes(letter));
  if (isPair && moves && alone) return { letters, own: over, alone, over: ["x"] };
  return { letters, own: moves || part.kind === "tuple" ? over : [], alone, over };
}

function lettersOf(part: Expression | Relation): string[] {
  return part.kind === "relation" ? part.sides.flatMap(freeVariables) : freeVariables(part);
}

import { systemClock } from "~/math/budget";
import { type AngleUnit, compile, constantValue } from "~/math/numeric";
import { type Expression, type Relation, relation, variable } from "~/math/expression";
import {
  type Facts,
  findFacts,
  findIntersections,
  findParametricFacts,
  findRegionFacts,
  type Form,
  formOf,
  type ParametricFacts,
  type RegionFacts,
} from "~/math/facts";
import type { WindowOptions, PlotWindow } from "~/math/plot";
import { printRelation, printText } from "~/math/text";
import { printLatex, printMathml } from "~/math/text/typeset";
import { sentencesOfForm } from "./describe-form";
import { sentencesOf } from "./describe-function";
import { plainFacts } from "./plain-facts";
import { sentencesOfPath, sentencesOfPoints, sentencesOfRegion } from "./describe-relation";
import { sentencesOutOfView } from "./out-of-view";
import { list, pointOf } from "./phrases";
import { type Entry, type MovingPoint, movingPoint, type Statement } from "~/math/sheet";
import { formulaOf } from "./formula";

/** The graph for those who do not see it. */
export interface Description {
  title: string;
  /** The title with the window and all that is known. */
  description: string;
  about: AboutEquation[];
  facts: EquationFacts[];
}

interface AboutEquation {
  equation: number;
  text: string;
  /** Null for points, and for equations too long for a phone's line. */
  mathml: string | null;
  sentences: string[];
}

/** `latex` includes the sliders' letters; null for points. */
interface EquationFacts {
  equation: number;
  text: string;
  latex: string | null;
  kind: Known["kind"];
  [fact: string]: unknown;
}

type Known =
  | ({ kind: "function"; form: Form | null } & Facts)
  | ({ kind: "relation"; form: Form | null } & RegionFacts)
  | ({ kind: "path" } & ParametricFacts)
  | { kind: "other" };

const BUDGET_MS = 40;
const LEAST_MS = 4;
/** In characters of plain text. */
const LONGEST_FORMULA = 34;

/** Leaves out lines that cannot be drawn. */
export function describe(
  entries: readonly Entry[],
  window: PlotWindow,
  angle: AngleUnit,
  budgetMs = BUDGET_MS,
): Description {
  const visible = entries.filter(({ statement }) => statement.kind !== "constant");
  const end = systemClock() + budgetMs;
  const optionsFor = (share: number) => ({
    window,
    angle,
    budgetMs: Math.max(LEAST_MS, (end - systemClock()) / share),
  });
  const title = visible.length > 0 ? `Graph of ${list(visible.map(({ text }) => text.trim()))}` : "An empty graph";
  const found = visible.map((entry, k) => {
    const { known, sentences } = lookAt(entry, optionsFor(visible.length - k));
    const intersections = visible
      .slice(0, k)
      .flatMap((other) => (systemClock() < end ? aboutIntersections(entry, other, optionsFor(2)) : []));
    const formula = formulaOf(entry.written ?? entry.statement);
    return {
      equation: entry.index,
      text: entry.text.trim(),
      formula,
      known,
      sentences: [...sentences, ...intersections],
    };
  });
  const about = found.map(({ equation, text, formula, sentences }) => ({
    equation,
    text,
    mathml: formula && isShort(formula) ? printMathml(formula) : null,
    sentences,
  }));
  const heading = (text: string) => (about.length > 1 ? [`${text}:`] : []);
  return {
    title,
    description: [
      `${title}, ${windowText(window)}.`,
      ...about.flatMap(({ text, sentences }) => [...heading(text), ...sentences]),
    ].join(" "),
    about,
    facts: found.map(({ equation, text, formula, known }) => ({
      equation,
      text,
      latex: formula && printLatex(formula),
      kind: known.kind,
      ...plainFacts(known),
    })),
  };
}

function isShort(formula: Expression | Relation): boolean {
  return (formula.kind === "relation" ? printRelation(formula) : printText(formula)).length <= LONGEST_FORMULA;
}

function windowText({ left, right, bottom, top }: PlotWindow): string {
  const interval = (low: number, high: number) => {
    // As many digits as tell a thousandth of the window apart.
    const digits = Math.ceil(Math.log10(Math.max(Math.abs(low), Math.abs(high)) / (high - low))) + 4;
    const text = (value: number) =>
      String(Number(value.toPrecision(Math.min(17, Math.max(6, digits))))).replace("-", "−");
    return `from ${text(low)} to ${text(high)}`;
  };
  return `for x ${interval(left, right)} and y ${interval(bottom, top)}`;
}

function lookAt({ statement, substituted }: Entry, options: WindowOptions): { known: Known; sentences: string[] } {
  const { angle, window } = options;
  switch (statement.kind) {
    case "explicit": {
      const facts = findFacts(statement.value, statement.of, options);
      const form = formOfFunction(statement);
      const named = form?.kind === "parabola" ? sentencesOfForm(form).slice(0, 1) : [];
      return {
        known: { kind: "function", form, ...facts },
        sentences: [...sentencesOutOfView(statement.value, statement.of, options), ...named, ...sentencesOf(facts)],
      };
    }
    case "relation": {
      const written = substituted.kind === "relation" ? substituted.relation : statement.relation;
      const facts = findRegionFacts(statement.relation, options, written);
      const form = formOf(written);
      return {
        known: { kind: "relation", form, ...facts },
        sentences: sentencesOfRegion(statement.relation, facts, form, window),
      };
    }
    case "parametric":
    case "polar":
      return lookAtPath(movingPoint(statement, angle), options.budgetMs);
    case "points":
      return {
        known: { kind: "other" },
        sentences: sentencesOfPoints(
          statement.points.map(({ x, y }) => ({ x: constantValue(x, angle), y: constantValue(y, angle) })),
        ),
      };
    case "surface":
      return { known: { kind: "other" }, sentences: [aboutSurface(statement.value, options)] };
    case "constant":
      return { known: { kind: "other" }, sentences: [] };
  }
}

function formOfFunction({ of, value }: Extract<Statement, { kind: "explicit" }>): Form | null {
  const { span } = value;
  return formOf(relation([variable(of === "x" ? "y" : "x", span), value], ["="], span));
}

function lookAtPath({ at, parameter, from, to }: MovingPoint, budgetMs: number) {
  const range = { from, to };
  const facts = findParametricFacts(at, range, budgetMs);
  return { known: { kind: "path" as const, ...facts }, sentences: sentencesOfPath(facts, parameter, range) };
}

function aboutIntersections(entry: Entry, other: Entry, options: WindowOptions): string[] {
  const [one, two] = [entry.statement, other.statement];
  if (one.kind !== "explicit" || two.kind !== "explicit") return [];
  const { items, rest } = findIntersections(one, two, options);
  const name = other.text.trim();
  if (rest === "more") return [`Meets ${name} at more than ${items.length} points of this window.`];
  if (items.length > 0)
    return [`Meets ${name} in this window at ${list(items.map((point) => pointOf(point, one.of)))}.`];
  return rest === "none" ? [`Does not meet ${name} in this window.`] : [];
}

const GRID = 40;

function aboutSurface(value: Expression, { window, angle }: WindowOptions): string {
  const f = compile(value, ["x", "y"], angle);
  const { left, right, bottom, top } = window;
  const heights = Array.from({ length: (GRID + 1) ** 2 }, (_, k) =>
    f([
      left + ((right - left) * (k % (GRID + 1))) / GRID,
      bottom + ((top - bottom) * Math.floor(k / (GRID + 1))) / GRID,
    ]),
  );
  const defined = heights.filter(Number.isFinite);
  if (defined.length === 0) return "A surface that is defined at no point that was tried.";
  const text = (height: number) => String(Number(height.toPrecision(3))).replace("-", "−");
  return `A surface: z lies between about ${text(Math.min(...defined))} and ${text(Math.max(...defined))}, as far as samples tell.`;
}

import { type AngleUnit, compile } from "~/math/numeric";
import { EvaluationError, type Expression, MathSyntaxError } from "~/math/expression";
import { type Entry, type Statement, valueOf } from "~/math/sheet";
import type { Scene } from "../engine";
import { movingPoint } from "../moving-point";
import { lineOf } from "./drawn-line";

export interface Point {
  x: number;
  y: number;
}

interface Followed {
  equation: number;
  text: string;
  /** The point at a value of what runs along it; NaN where it is undefined. */
  at: (value: number) => Point;
}

/** A function of x or of y. */
export interface FunctionTrack extends Followed {
  kind: "function";
  of: "x" | "y";
  value: Expression;
}

/**
 * Something that is walked from one end to the other: a curve by its parameter; the line of an equation as it is drawn, by its length
 * in user units; points, by their numbers.
 */
export interface WalkTrack extends Followed {
  kind: "curve" | "line" | "points";
  /** What its place is called, where it has a name. */
  parameter: string | null;
  from: number;
  to: number;
}

export type Track = FunctionTrack | WalkTrack;

type Way =
  Pick<FunctionTrack, "kind" | "of" | "value" | "at"> | Pick<WalkTrack, "kind" | "parameter" | "from" | "to" | "at">;

/** What of a sheet can be followed: not regions and surfaces, which have no line. */
export function tracksOf(entries: readonly Entry[], angle: AngleUnit, scene: Scene): Track[] {
  return entries.map((entry) => trackOf(entry, angle, scene)).filter((track) => track !== null);
}

/** How a line of a sheet is followed; null where it cannot be, such as over a range that ends before it begins. */
export function trackOf({ equation, text, statement }: Entry, angle: AngleUnit, scene: Scene): Track | null {
  const drawn = scene.curves.find((curve) => curve.equation === equation)?.drawn.stroke ?? "";
  try {
    const way = wayOf(statement, angle, drawn, scene);
    return way && { equation, text, ...way };
  } catch (error) {
    if (error instanceof MathSyntaxError || error instanceof EvaluationError) return null;
    throw error;
  }
}

function wayOf(statement: Statement, angle: AngleUnit, drawn: string, { window }: Scene): Way | null {
  switch (statement.kind) {
    case "explicit": {
      const { value, of } = statement;
      const f = compile(value, [of], angle);
      return { kind: "function", of, value, at: of === "x" ? (x) => ({ x, y: f([x]) }) : (y) => ({ x: f([y]), y }) };
    }
    case "parametric":
    case "polar":
      return { kind: "curve", ...movingPoint(statement, angle) };
    case "relation": {
      const isLine = drawn !== "" && statement.relation.operators.every((operator) => operator === "=");
      return isLine ? { kind: "line", parameter: null, ...lineOf(drawn, statement.relation, window, angle) } : null;
    }
    case "points": {
      const points = statement.points.map(({ x, y }) => ({ x: valueOf(x, angle), y: valueOf(y, angle) }));
      return {
        kind: "points",
        parameter: null,
        from: 0,
        to: points.length - 1,
        at: (index) => points[Math.round(index)] ?? { x: NaN, y: NaN },
      };
    }
    case "surface":
    case "constant":
      return null;
  }
}

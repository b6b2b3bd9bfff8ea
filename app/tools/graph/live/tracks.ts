import { EvaluationError, type Expression, MathSyntaxError, type Relation } from "~/math/expression";
import { type AngleUnit, compile, constantValue } from "~/math/numeric";
import type { PlotWindow } from "~/math/plot";
import { type Entry, movingPoint, type Statement } from "~/math/sheet";
import type { Scene } from "../scene";
import { HEIGHT, WIDTH } from "../size";

export interface Point {
  x: number;
  y: number;
}

interface TrackBase {
  index: number;
  text: string;
  /** NaN where it is undefined. */
  at: (value: number) => Point;
}

export interface FunctionTrack extends TrackBase {
  kind: "function";
  of: "x" | "y";
  value: Expression;
}

/** Runs along a curve by its parameter, a drawn line by its length in user units, points by index. */
export interface PathTrack extends TrackBase {
  kind: "curve" | "line" | "points";
  parameter: string | null;
  from: number;
  to: number;
}

export type Track = FunctionTrack | PathTrack;

type TrackShape =
  Pick<FunctionTrack, "kind" | "of" | "value" | "at"> | Pick<PathTrack, "kind" | "parameter" | "from" | "to" | "at">;

/** Regions and surfaces have none. */
export function tracksOf(entries: readonly Entry[], angle: AngleUnit, scene: Scene): Track[] {
  return entries.map((entry) => trackOf(entry, angle, scene)).filter((track) => track !== null);
}

/** Null where there is no track, as over an empty range. */
export function trackOf({ index, text, statement }: Entry, angle: AngleUnit, scene: Scene): Track | null {
  const drawn = scene.curves.find((curve) => curve.index === index)?.drawn.stroke ?? "";
  try {
    const shape = shapeOf(statement, angle, drawn, scene);
    return shape && { index, text, ...shape };
  } catch (error) {
    if (error instanceof MathSyntaxError || error instanceof EvaluationError) return null;
    throw error;
  }
}

function shapeOf(statement: Statement, angle: AngleUnit, drawn: string, { window }: Scene): TrackShape | null {
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
      return isLine
        ? { kind: "line", parameter: null, ...followDrawnLine(drawn, statement.relation, window, angle) }
        : null;
    }
    case "points": {
      const points = statement.points.map(({ x, y }) => ({ x: constantValue(x, angle), y: constantValue(y, angle) }));
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

const NEWTON_STEPS = 2;
// In user units.
const MOST_OFF = 3;

/** The browser measures the drawn path, and each of its points is moved onto the true curve. */
function followDrawnLine(d: string, relation: Relation, window: PlotWindow, angle: AngleUnit) {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", d);
  const unit = { x: (window.right - window.left) / WIDTH, y: (window.top - window.bottom) / HEIGHT };
  const exact = ontoCurve(relation, unit, angle);
  const at = (length: number) => {
    const { x, y } = path.getPointAtLength(length);
    return exact({ x: window.left + x * unit.x, y: window.top - y * unit.y });
  };
  return { from: 0, to: path.getTotalLength(), at };
}

// Newton's method down the gradient; where it strays, as at a corner, the drawn point stays.
function ontoCurve({ sides: [left, right] }: Relation, unit: Point, angle: AngleUnit): (drawn: Point) => Point {
  if (!left || !right) return (drawn) => drawn;
  const [one, two] = [left, right].map((side) => compile(side, ["x", "y"], angle));
  const value = (x: number, y: number) => (one?.([x, y]) ?? NaN) - (two?.([x, y]) ?? NaN);
  return (drawn) => {
    let { x, y } = drawn;
    for (let step = 0; step < NEWTON_STEPS; step++) {
      const here = value(x, y);
      const [across, up] = [(value(x + unit.x / 100, y) - here) * 100, (value(x, y + unit.y / 100) - here) * 100];
      const share = here / (across ** 2 + up ** 2);
      if (here === 0) break;
      [x, y] = [x - share * across * unit.x, y - share * up * unit.y];
    }
    return Math.hypot((x - drawn.x) / unit.x, (y - drawn.y) / unit.y) < MOST_OFF ? { x, y } : drawn;
  };
}

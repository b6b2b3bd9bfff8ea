import type { AngleUnit } from "~/math/numeric";
import {
  findFacts,
  findIntersections,
  type OneSidedLimit,
  type NotablePoint,
  notablePointsOf,
  printValue,
} from "~/math/facts";
import type { PlotWindow } from "~/math/plot";
import type { FunctionTrack } from "./tracks";

export interface TracedStop {
  at: number;
  words: string;
}

const BUDGET_MS = 80;
const NAMES: Record<NotablePoint["kind"], string> = {
  root: "Root",
  minimum: "Minimum",
  maximum: "Maximum",
  inflection: "Inflection point",
  intersection: "Intersection",
  intercept: "Intercept",
  pole: "Pole",
  asymptote: "Vertical asymptote",
  hole: "Hole",
  jump: "Jump",
  end: "End",
  point: "Single point",
  oscillation: "No limit",
};

/** Roots, extrema, discontinuities, the intercept and intersections, in increasing order. */
export function stopsOf(
  track: FunctionTrack,
  others: FunctionTrack[],
  window: PlotWindow,
  angle: AngleUnit,
): TracedStop[] {
  const options = { window, angle, budgetMs: BUDGET_MS };
  const intersections = others.flatMap((other) => findIntersections(track, other, options).items);
  return notablePointsOf(findFacts(track.value, track.of, options), intersections).map((point) => ({
    at: point.at.value,
    words: inWords(point, track),
  }));
}

function inWords({ kind, at, value, sides }: NotablePoint, { of }: FunctionTrack): string {
  const other = of === "x" ? "y" : "x";
  const [before, after] = (sides ?? []).map(limitInWords);
  const limits = before === after ? before && `, towards ${before}` : `, from ${before} to ${after}`;
  return `${NAMES[kind]} at ${of} = ${printValue(at)}, ${value ? `${other} = ${printValue(value)}` : "undefined"}${limits ?? ""}`;
}

function limitInWords(side: OneSidedLimit): string {
  if (typeof side === "object") return printValue(side);
  return {
    up: "infinity",
    down: "minus infinity",
    undefined: "undefined",
    unsettled: "no limit",
    unclear: "an unclear limit",
  }[side];
}

import { derivative } from "../calculus";
import { compile } from "../numeric";
import { type Expression, freeVariables } from "../expression";
import type { PlotOptions } from "../plot";
import { findApproaches } from "./approaches";
import { breakAt } from "./breaks";
import { findCourse, type Solid } from "./course";
import { type Curve, curveOf } from "./curve";
import { findDomain } from "./domain";
import type { Break, Facts, Found, Told, Turn } from "./facts";
import { findInflections } from "./inflections";
import { type Change, changesIn, isBorneOut, type Piece } from "./legs";
import { findPeriod } from "./period";
import { findRoots, findZeros, isAsGood, isStepped, touches } from "./roots";
import { type Cell, cut, MOST } from "./stretches";
import { findSymmetry } from "./symmetry";
import { roughly, tell } from "./told";

/**
 * What can be said of y = value ("x") or x = value ("y") in a window: proven by interval arithmetic where it can be, and
 * honest about the rest.
 * @throws EvaluationError where the value depends on another variable
 */
export function findFacts(value: Expression, of: "x" | "y", options: PlotOptions): Facts {
  const { window, angle } = options;
  const [from, to] = of === "x" ? [window.left, window.right] : [window.bottom, window.top];
  const end = performance.now() + options.budgetMs;
  const curve = curveOf(value, of, angle, options.budgetMs);
  const { legs, solids, ...parts } = examine(curve, from, to);
  const places = parts.breaks.items.map(({ at }) => at.value);
  return {
    of,
    from,
    to,
    ...parts,
    legs: parts.turns.rest === "none" ? legs.filter(({ goes }) => goes !== "level" || isStepped(value)) : [],
    zeros:
      isStepped(value) && parts.domain.rest === "none"
        ? findZeros(curve, legs).map((zero) => tellPiece(zero, parts.breaks.items))
        : [],
    domain: { ...parts.domain, everywhere: curve.within(-Infinity, Infinity).defined === "everywhere" },
    approaches: curve.isOver() ? [] : findApproaches(curve, isStepped(value)),
    inflections: findInflections(value, curve, solids, {
      of,
      angle,
      budgetMs: end - performance.now(),
      whole: to - from,
    }),
    symmetry: curve.isOver() ? null : findSymmetry(value, of, curve.value, places),
    period: curve.isOver() ? null : findPeriod(value, of, angle),
    intercept: interceptOf(curve, isStepped(value)),
    partial: curve.isOver(),
    constant: constantOf(value, options),
    slope: slopeOf(value, of, options),
  };
}

/** Where two functions of the same variable are equal: the places, in order. */
export function findEqual(one: Expression, other: Expression, of: "x" | "y", options: PlotOptions): Facts["roots"] {
  const difference: Expression = { kind: "binary", operator: "-", left: one, right: other, place: one.place };
  const { window, angle, budgetMs } = options;
  const [from, to] = of === "x" ? [window.left, window.right] : [window.bottom, window.top];
  return examine(curveOf(difference, of, angle, budgetMs), from, to).roots;
}

function constantOf(value: Expression, { angle }: Pick<PlotOptions, "angle">): Told | null {
  if (freeVariables(value).length > 0) return null;
  const computed = compile(value, [], angle)([]);
  return Number.isFinite(computed) ? tell(computed) : null;
}

function slopeOf(value: Expression, of: string, { angle }: Pick<PlotOptions, "angle">): Told | null {
  const slope = freeVariables(value).length > 0 && !isStepped(value) ? derivative(value, of, angle) : null;
  return slope && constantOf(slope, { angle });
}

// A value too small for numbers is not zero.
function interceptOf({ value }: Curve, canBeLevel: boolean): Told | null {
  const there = value(0);
  if (!Number.isFinite(there)) return null;
  const isTooSmall = there === 0 && !canBeLevel && value(1e-3) === 0 && value(-1e-3) === 0;
  return isTooSmall ? { value: 0, text: "≈ 0", exact: false } : tell(there, 1e-15);
}

function examine(curve: Curve, from: number, to: number) {
  const { cells, rest: restOfCells } = cut(curve, from, to);
  const isClear = restOfCells === "none";
  const suspects = cells.filter(({ kind }) => kind === "suspect");
  const points = new Map(isClear ? suspects.map((cell) => [cell, breakAt(curve, cell, reachOf(cells, cell))]) : []);
  const breaks = [...points.values()].filter((point) => point !== null);
  const solids = solidsOf(cells, points);
  const course = findCourse(curve, solids, to - from);
  const { legs } = course;
  const changes = changesIn(legs).filter((change) => course.rest === "none" || isBorneOut(curve, change, to - from));
  const roots = findRoots(curve, { legs, changes, breaks }, { from, to });
  const rest = isClear && !curve.isOver() ? course.rest : "perhaps";
  return {
    domain: { items: isClear ? findDomain(cells, (cell) => points.get(cell) ?? null) : [], rest: restOfCells },
    roots: upTo(roots, rest),
    turns: upTo(
      changes.slice(0, MOST + 1).map((change) => tellTurn(curve, change, to - from)),
      rest,
    ),
    breaks: { items: breaks, rest: restOfCells },
    legs,
    solids,
  };
}

function upTo<Item>(items: Item[], rest: "none" | "perhaps"): Found<Item> {
  return items.length > MOST ? { items: items.slice(0, MOST), rest: "more" } : { items, rest };
}

function tellPiece({ from, to }: Piece, breaks: readonly Break[]): { from: Told; to: Told } {
  const edge = (at: number) =>
    breaks.find((point) => Math.abs(point.at.value - at) <= 1e-9 * Math.max(1, Math.abs(at)))?.at ?? tell(at, 1e-15);
  return { from: edge(from), to: edge(to) };
}

// How far a suspect's sides go on until the next suspect, or far enough.
function reachOf(cells: readonly Cell[], cell: Cell): { before: number; after: number } {
  const first = cells[0]?.from ?? 0;
  const last = cells[cells.length - 1]?.to ?? 0;
  const most = (last - first) / 64;
  const others = cells.filter(({ kind }) => kind === "suspect");
  const previous = Math.max(...others.map(({ to }) => (to <= cell.from ? to : -Infinity)));
  const next = Math.min(...others.map(({ from }) => (from >= cell.to ? from : Infinity)));
  return { before: Math.min(most, cell.from - previous), after: Math.min(most, next - cell.to) };
}

// The stretches to look for turns in: they begin and end at the very points where the function goes on.
function solidsOf(cells: readonly Cell[], points: Map<Cell, Break | null>): Solid[] {
  const edge = (cell: Cell | undefined, side: "before" | "after", otherwise: number) => {
    const point = cell && points.get(cell);
    if (cell && point === null) return { at: tell((cell.from + cell.to) / 2, cell.to - cell.from).value, limit: null };
    const limit = point?.[side];
    if (typeof limit !== "object")
      return { at: otherwise, limit: limit === "up" ? Infinity : limit === "down" ? -Infinity : null };
    return { at: limit.value === point?.value?.value ? point.at.value : otherwise, limit: limit.value };
  };
  return cells.flatMap(({ kind, from, to }, k) => {
    if (kind !== "solid") return [];
    const [first, last] = [edge(cells[k - 1], "after", from), edge(cells[k + 1], "before", to)];
    return [{ from: first.at, to: last.at, first: first.limit, last: last.limit }];
  });
}

// The place is told exactly where the slope is as near to zero there, or changes its sign at a corner.
function tellTurn(curve: Curve, { at, kind }: Change, scale: number): Turn {
  const told = tell(at, 1e-14 * Math.abs(at));
  const isExact = isAsGood(curve.slope, at, told.value) || !Number.isFinite(curve.slope(told.value));
  const place = isExact ? told : roughly(at);
  return { kind, at: place, value: touches(curve, at, scale) ? tell(0) : tell(curve.value(place.value)) };
}

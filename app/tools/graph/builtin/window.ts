import type { AngleUnit } from "~/math/numeric";
import { childrenOf, type Expression, freeVariables } from "~/math/expression";
import { FUNCTIONS } from "~/math/functions";
import type { PlotWindow } from "~/math/plot";
import type { GraphState } from "../address/state";
import type { Entry, Statement } from "~/math/sheet";
import { angleTickUnit, type TickUnit } from "./ticks";
import { HEIGHT, WIDTH } from "../size";

const HOME: PlotWindow = { left: -10, right: 10, bottom: -6.25, top: 6.25 };
const TURN = 360;

/** The named edges, and the others as they suit the lines. */
export function windowOf(
  { window, angle, equal }: Pick<GraphState, "window" | "angle" | "equal">,
  entries: Entry[],
): PlotWindow {
  const shown = completed(window, homeOf(angle, entries));
  return equal ? withEqualUnits(shown) : shown;
}

/** Angles, if a function of angles depends on the letter. */
export function tickUnitOf(letter: "x" | "y", entries: Entry[], angle: AngleUnit): TickUnit {
  return measuresAngles(letter, entries) ? angleTickUnit(angle) : "decimal";
}

/** Missing edges are those of the home window, or as far away as there. */
export function completed(asked: Partial<PlotWindow>, home: PlotWindow): PlotWindow {
  const [left, right] = between(asked.left, asked.right, home.left, home.right);
  const [bottom, top] = between(asked.bottom, asked.top, home.bottom, home.top);
  return { left, right, bottom, top };
}

function between(
  low: number | undefined,
  high: number | undefined,
  homeLow: number,
  homeHigh: number,
): [number, number] {
  const length = homeHigh - homeLow;
  if (low !== undefined && high !== undefined) return [low, high];
  if (low !== undefined) return [low, low < homeHigh ? homeHigh : low + length];
  if (high !== undefined) return [homeLow < high ? homeLow : high - length, high];
  return [homeLow, homeHigh];
}

function homeOf(angle: AngleUnit, entries: Entry[]): PlotWindow {
  if (angle === "rad") return HOME;
  const across = measuresAngles("x", entries) ? { left: -TURN, right: TURN } : {};
  const up = measuresAngles("y", entries) ? { bottom: -TURN, top: TURN } : {};
  return { ...HOME, ...across, ...up };
}

// The shorter side grows about its centre, so nothing requested is cut off.
function withEqualUnits({ left, right, bottom, top }: PlotWindow): PlotWindow {
  const unit = Math.max((right - left) / WIDTH, (top - bottom) / HEIGHT);
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  const [across, up] = [(unit * WIDTH) / 2, (unit * HEIGHT) / 2];
  return { left: x - across, right: x + across, bottom: y - up, top: y + up };
}

function sidesOf(statement: Statement): Expression[] {
  if (statement.kind === "explicit") return [statement.value];
  return statement.kind === "relation" ? statement.relation.sides : [];
}

function measuresAngles(letter: "x" | "y", entries: Entry[]): boolean {
  return entries.some(({ statement }) => sidesOf(statement).some((value) => takesAngle(value, letter)));
}

// In sin(πx) the function already has the π, so x counts plain numbers.
function takesAngle(expression: Expression, letter: string): boolean {
  if (expression.kind === "call" && FUNCTIONS[expression.name].angle === "argument") {
    return expression.arguments.some((argument) => freeVariables(argument).includes(letter) && !hasPi(argument));
  }
  return childrenOf(expression).some((child) => takesAngle(child, letter));
}

function hasPi(expression: Expression): boolean {
  return (expression.kind === "constant" && expression.name === "pi") || childrenOf(expression).some(hasPi);
}

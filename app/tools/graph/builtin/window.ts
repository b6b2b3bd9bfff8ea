import type { AngleUnit } from "~/math/evaluate";
import { childrenOf, type Expression, freeVariables, type FunctionName } from "~/math/expression";
import { HEIGHT, type PlotWindow, WIDTH } from "~/math/plot/drawing";
import type { GraphState } from "../state";
import type { Entry } from "./sheet";
import type { Statement } from "./statement";
import { angleCounting, type Counting } from "./ticks";

const HOME: PlotWindow = { left: -10, right: 10, bottom: -6.25, top: 6.25 };
const HOME_OF_SURFACES: PlotWindow = { left: -5, right: 5, bottom: -5, top: 5 };
const TURN = 360;
const OF_ANGLES = new Set<FunctionName>(["sin", "cos", "tan", "cot", "sec", "csc"]);

/** The part of the plane that a state shows: what it names, and the rest as suits what is drawn. */
export function windowOf({ window, angle, equal }: Pick<GraphState, "window" | "angle" | "equal">, entries: Entry[]): PlotWindow {
  const isSpace = entries.some(({ statement }) => statement.kind === "surface");
  const home = isSpace ? HOME_OF_SURFACES : homeOf(angle, entries);
  const [left, right] = between(window.left, window.right, home.left, home.right);
  const [bottom, top] = between(window.bottom, window.top, home.bottom, home.top);
  return equal && !isSpace ? withEqualUnits({ left, right, bottom, top }) : { left, right, bottom, top };
}

/** What the numbers along an axis count in: angles, if a function of angles is taken of it. */
export function countingAlong(letter: "x" | "y", entries: Entry[], angle: AngleUnit): Counting {
  return measuresAngles(letter, entries) ? angleCounting(angle) : "decimal";
}

function homeOf(angle: AngleUnit, entries: Entry[]): PlotWindow {
  if (angle === "rad") return HOME;
  const across = measuresAngles("x", entries) ? { left: -TURN, right: TURN } : {};
  const up = measuresAngles("y", entries) ? { bottom: -TURN, top: TURN } : {};
  return { ...HOME, ...across, ...up };
}

function between(low: number | undefined, high: number | undefined, homeLow: number, homeHigh: number): [number, number] {
  const length = homeHigh - homeLow;
  if (low !== undefined && high !== undefined) return [low, high];
  if (low !== undefined) return [low, low < homeHigh ? homeHigh : low + length];
  if (high !== undefined) return [homeLow < high ? homeLow : high - length, high];
  return [homeLow, homeHigh];
}

// Nothing that was asked for is cut off: the shorter side grows about its middle.
function withEqualUnits({ left, right, bottom, top }: PlotWindow): PlotWindow {
  const unit = Math.max((right - left) / WIDTH, (top - bottom) / HEIGHT);
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  const [across, up] = [(unit * WIDTH) / 2, (unit * HEIGHT) / 2];
  return { left: x - across, right: x + across, bottom: y - up, top: y + up };
}

function measuresAngles(letter: "x" | "y", entries: Entry[]): boolean {
  return entries.some(({ statement }) => valuesOf(statement).some((value) => takesAngle(value, letter)));
}

function valuesOf(statement: Statement): Expression[] {
  if (statement.kind === "explicit") return [statement.value];
  return statement.kind === "relation" ? statement.relation.sides : [];
}

// In sin(πx) the π is in the function already, and x counts plain numbers.
function takesAngle(expression: Expression, letter: string): boolean {
  if (expression.kind === "call" && OF_ANGLES.has(expression.name)) {
    return expression.arguments.some((argument) => freeVariables(argument).includes(letter) && !hasPi(argument));
  }
  return childrenOf(expression).some((child) => takesAngle(child, letter));
}

function hasPi(expression: Expression): boolean {
  return (expression.kind === "constant" && expression.name === "pi") || childrenOf(expression).some(hasPi);
}

import type { Relation } from "~/math/expression";
import { type Form, type ParametricFacts, type RegionFacts, rounded } from "~/math/facts";
import type { PlotWindow } from "~/math/plot";
import { sentencesOfForm } from "./describe-form";
import { list } from "./phrases";

export function sentencesOfRegion(
  { operators }: Relation,
  { empty, bounds, accuracy, symmetric }: RegionFacts,
  form: Form | null,
  window: PlotWindow,
): string[] {
  const isEquation = operators.every((operator) => operator === "=");
  const named = form ? sentencesOfForm(form) : [];
  const what = isEquation
    ? form
      ? named
      : ["A curve: all points at which the equation holds."]
    : ["A region: all points at which the inequality holds."];
  if (empty === "proven")
    return [...(isEquation ? named : []), "No point of this window satisfies it: there is nothing to draw."];
  const { xAxis, yAxis } = symmetric;
  const about = [
    ...(xAxis ? ["the x-axis"] : []),
    ...(yAxis ? ["the y-axis"] : []),
    ...(xAxis && yAxis ? ["the origin"] : []),
  ];
  const extent = aboutBounds(bounds, window, accuracy);
  return [
    ...what,
    ...(isEquation ? [] : [aboutEdge(operators), ...named.map((sentence) => sentence.replace(/^A/, "The edge is a"))]),
    ...(about.length > 0 ? [`Symmetric about ${list(about)}.`] : []),
    ...(empty === "unknown" && !(isEquation && form) && extent.length === 0
      ? ["Perhaps no point of this window satisfies it."]
      : []),
    ...(isEquation && form ? [] : extent),
  ];
}

function aboutEdge(operators: readonly string[]): string {
  const strict = operators.filter((operator) => operator === "<" || operator === ">");
  if (strict.length === 0) return "Its edge belongs to it.";
  return strict.length === operators.length
    ? "Its edge, drawn dashed, does not belong to it."
    : "Where its edge is drawn dashed, the edge does not belong to it.";
}

export function sentencesOfPath(
  { start, end, closed, bounds }: ParametricFacts,
  parameter: string,
  range: { from: number; to: number },
): string[] {
  if (!start || !end || !bounds) return [`Defined for no ${parameter} that was tried.`];
  const said = `${parameter} runs from ${about(range.from)} to ${about(range.to)}.`;
  return [
    said,
    closed
      ? `The curve is closed: it begins and ends at ${pair(start)}.`
      : `The curve begins at ${pair(start)} and ends at ${pair(end)}.`,
    `It lies ${interval("x", bounds.left, bounds.right)}, and ${interval("y", bounds.bottom, bounds.top)}, as far as samples tell.`,
  ];
}

function interval(name: string, low: number, high: number): string {
  return about(low) === about(high)
    ? `at ${name} = ${about(low)}`
    : `between ${name} = ${about(low)} and ${about(high)}`;
}

export function sentencesOfPoints(points: readonly { x: number; y: number }[]): string[] {
  return [
    points.length === 1
      ? `A point at ${list(points.map(pair))}.`
      : `${points.length} points, at ${list(points.map(pair))}.`,
  ];
}

function pair({ x, y }: { x: number; y: number }): string {
  return `(${about(x)}, ${about(y)})`;
}

// Four digits, and no noise around zero.
function about(value: number): string {
  return Math.abs(value) < 1e-12 ? "0" : rounded(value);
}

function aboutBounds(bounds: PlotWindow, window: PlotWindow, accuracy: { x: number; y: number }): string[] {
  const across = between("x", bounds.left, bounds.right, window.left, window.right, accuracy.x);
  const upwards = between("y", bounds.bottom, bounds.top, window.bottom, window.top, accuracy.y);
  const said = [across, upwards].filter((part) => part !== null);
  return said.length > 0 ? [`In this window it lies ${said.join(", and ")}.`] : [];
}

function between(
  name: string,
  low: number,
  high: number,
  first: number,
  last: number,
  accuracy: number,
): string | null {
  const decimals = Math.max(0, Math.floor(-Math.log10(2 * accuracy)));
  const text = (value: number) => String(Number(value.toFixed(decimals))).replace("-", "−");
  const [isLow, isHigh] = [low > first + accuracy, high < last - accuracy];
  if (isLow && isHigh && text(low) === text(high)) return `at about ${name} = ${text(low)}`;
  if (isLow && isHigh) return `between about ${name} = ${text(low)} and ${text(high)}`;
  if (isLow) return `where ${name} is greater than about ${text(low)}`;
  return isHigh ? `where ${name} is less than about ${text(high)}` : null;
}

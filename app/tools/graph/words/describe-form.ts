import { type Form, printExactly, type Value } from "~/math/facts";
import { equalsExactly, list } from "./phrases";

export function sentencesOfForm(form: Form): string[] {
  switch (form.kind) {
    case "line":
      return aboutLine(form);
    case "circle":
      return [`A circle with centre ${point(form.centre)} and radius ${bare(form.radius)}.`];
    case "ellipse":
      return [
        `An ellipse with centre ${point(form.centre)}: it reaches ${bare(form.halfAxes.x)} to either side, and ${bare(form.halfAxes.y)} up and down.`,
        `Its foci are ${list(form.foci.map(point))}.`,
      ];
    case "parabola":
      return [
        `A parabola that opens ${WAYS[form.opens]}, with its vertex at ${point(form.vertex)}.`,
        `Its axis is ${axisOf(form)}, its focus ${point(form.focus)}.`,
      ];
    case "hyperbola":
      return [
        `A hyperbola with centre ${point(form.centre)} and vertices ${list(form.vertices.map(point))}.`,
        `Its half-axes are ${bare(form.halfAxes.x)} along x and ${bare(form.halfAxes.y)} along y; its asymptotes have slopes ${bare(form.slope)} and ${negated(form.slope)}.`,
      ];
  }
}

const WAYS = { up: "upwards", down: "downwards", left: "to the left", right: "to the right" } as const;

function aboutLine({ slope, xIntercept, yIntercept }: Extract<Form, { kind: "line" }>): string[] {
  const meets = [
    ...(xIntercept ? [`the x-axis at ${equalsExactly("x", xIntercept)}`] : []),
    ...(yIntercept ? [`the y-axis at ${equalsExactly("y", yIntercept)}`] : []),
  ];
  if (!slope) return xIntercept ? [`A vertical line: ${equalsExactly("x", xIntercept)} everywhere.`] : [];
  if (!xIntercept && yIntercept) return [`A horizontal line: ${equalsExactly("y", yIntercept)} everywhere.`];
  return [`A straight line with slope ${bare(slope)}.`, `It meets ${list(meets)}.`];
}

function axisOf({ vertex, opens }: Extract<Form, { kind: "parabola" }>): string {
  return opens === "up" || opens === "down" ? equalsExactly("x", vertex.x) : equalsExactly("y", vertex.y);
}

function point({ x, y }: { x: Value; y: Value }): string {
  return `(${printExactly(x)}, ${printExactly(y)})`;
}

function bare(value: Value): string {
  return printExactly(value).replace("≈ ", "about ");
}

function negated(value: Value): string {
  const text = bare(value);
  return text.startsWith("about ") ? text.replace("about ", "about −") : `−${text}`;
}

import type { Form, Told } from "~/math/facts";
import { equals, list } from "./phrases";

/** What a line or a conic is, with what somebody who learns of it wants to know. */
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
    ...(xIntercept ? [`the x-axis at ${equals("x", xIntercept)}`] : []),
    ...(yIntercept ? [`the y-axis at ${equals("y", yIntercept)}`] : []),
  ];
  if (!slope) return xIntercept ? [`A vertical line: ${equals("x", xIntercept)} everywhere.`] : [];
  if (!xIntercept && yIntercept) return [`A horizontal line: ${equals("y", yIntercept)} everywhere.`];
  return [`A straight line with slope ${bare(slope)}.`, `It meets ${list(meets)}.`];
}

function axisOf({ vertex, opens }: Extract<Form, { kind: "parabola" }>): string {
  return opens === "up" || opens === "down" ? equals("x", vertex.x) : equals("y", vertex.y);
}

function point({ x, y }: { x: Told; y: Told }): string {
  return `(${x.text}, ${y.text})`;
}

function bare({ text }: Told): string {
  return text.replace("≈ ", "about ");
}

function negated(told: Told): string {
  return told.text.includes("≈") ? bare(told).replace("about ", "about −") : `−${told.text}`;
}

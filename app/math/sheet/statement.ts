import type { Expression, MathSyntaxError, Relation } from "../expression";

/** What one line means. Letters beside x, y and the parameter are still free in it. */
export type Statement =
  /** y as a function of x, or x as a function of y: `of` names the argument. */
  | { kind: "explicit"; of: "x" | "y"; value: Expression }
  | { kind: "relation"; relation: Relation }
  | { kind: "parametric"; x: Expression; y: Expression; parameter: string; range: Range }
  /** The radius over an angle, which is always named θ here. `bothSigns`: the radius and its negative, as r^2 = … was written. */
  | { kind: "polar"; radius: Expression; bothSigns: boolean; range: Range }
  | { kind: "points"; points: Point[] }
  /** z as a function of x and y. */
  | { kind: "surface"; value: Expression }
  /** A letter that stands for a value in the other lines; nothing is drawn. */
  | { kind: "constant"; name: string; value: Expression };

export interface Point {
  x: Expression;
  y: Expression;
}

/** From where to where a parameter runs; without bounds one full turn. */
export interface Range {
  from: Expression | null;
  to: Expression | null;
}

export interface Line {
  /** Which line it is, from 0. */
  equation: number;
  text: string;
  statement: Statement;
}

/** A line whose statement is ready to draw: nothing is free in it but the coordinates and the parameter. */
export interface Entry extends Line {
  /** The statement as written, with the letters of its sliders; null if there is no difference. */
  written: Statement | null;
  /** The statement as written, with values for the letters. */
  settled: Statement;
}

/** The meaning of all lines together: each may define what the others use. */
export interface Sheet {
  entries: Entry[];
  sliders: Slider[];
  errors: SheetError[];
}

/** A letter that the lines leave free, with the value that it has now. */
export interface Slider {
  name: string;
  value: number;
}

export interface SheetError {
  /** Which line it is, from 0. */
  line: number;
  error: MathSyntaxError;
}

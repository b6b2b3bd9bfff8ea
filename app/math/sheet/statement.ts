import type { Expression, MathSyntaxError, Relation } from "../expression";

/** What one line means. Letters beside x, y and the parameter are still free in it. */
export type Statement =
  /** `of` x: y as a function of x; `of` y: x as one of y. The value knows no other of the two. */
  | { kind: "explicit"; of: "x" | "y"; value: Expression }
  | { kind: "relation"; relation: Relation }
  | { kind: "parametric"; x: Expression; y: Expression; parameter: string; range: Range }
  /** The radius over an angle, which is named θ here whatever it was called; and minus the radius, where its square was written. */
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

/** From where to where a parameter runs; null where a turn is meant, the whole circle. */
export interface Range {
  from: Expression | null;
  to: Expression | null;
}

/** A line that could be read. */
export interface Line {
  /** Which line it is, from 0. */
  equation: number;
  text: string;
  statement: Statement;
}

/** A line that could be read, with nothing left free in its statement but what it is drawn over. */
export interface Entry extends Line {
  /** The same as people read it, with its sliders' letters in it; null where there is no difference. */
  written: Statement | null;
  /** The same as it was written, with values for the letters. */
  settled: Statement;
}

/** All lines together: each may define what the others use. */
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

/** What is wrong in one of the lines. */
export interface SheetError {
  /** Which line it is, from 0. */
  line: number;
  error: MathSyntaxError;
}

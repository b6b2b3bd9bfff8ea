import type { Expression, MathSyntaxError, Relation } from "../expression";

/** Letters other than x, y and the parameter may still be free. */
export type Statement =
  | { kind: "explicit"; of: "x" | "y"; value: Expression }
  | { kind: "relation"; relation: Relation }
  | { kind: "parametric"; x: Expression; y: Expression; parameter: string; range: Range }
  /** The angle is always named θ. `bothSigns`: the negative radius is drawn too, as for r^2 = …. */
  | { kind: "polar"; radius: Expression; bothSigns: boolean; range: Range }
  | { kind: "points"; points: PointExpression[] }
  | { kind: "surface"; value: Expression }
  /** Draws nothing: a letter's value for the other lines. */
  | { kind: "constant"; name: string; value: Expression };

export interface PointExpression {
  x: Expression;
  y: Expression;
}

export interface Range {
  from: Expression | null;
  to: Expression | null;
}

export interface Line {
  index: number;
  text: string;
  statement: Statement;
}

/** A line ready to draw: only coordinates and the parameter are free. */
export interface Entry extends Line {
  /** As written, with the letters of its sliders; null if that makes no difference. */
  written: Statement | null;
  /** As written, with values for the letters. */
  substituted: Statement;
}

export interface Sheet {
  entries: Entry[];
  sliders: Slider[];
  errors: SheetError[];
}

/** A letter that the lines leave free, and its present value. */
export interface Slider {
  name: string;
  value: number;
}

export interface SheetError {
  /** Counted from 0. */
  index: number;
  error: MathSyntaxError;
}

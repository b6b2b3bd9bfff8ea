import { type AngleUnit, compile } from "~/math/evaluate";
import type { Expression } from "~/math/expression";
import type { Entry } from "../builtin/sheet";

/** A curve that can be followed: a function of x or of y. */
export interface Track {
  equation: number;
  text: string;
  of: "x" | "y";
  value: Expression;
  /** The point at a value of its variable; NaN where it is undefined. */
  at: (value: number) => { x: number; y: number };
}

/** The curves of a sheet that can be followed. */
export function tracksOf(entries: Entry[], angle: AngleUnit): Track[] {
  return entries.flatMap(({ equation, text, statement }): Track[] => {
    if (statement.kind !== "explicit") return [];
    const { value, of } = statement;
    const f = compile(value, [of], angle);
    return [{ equation, text, of, value, at: of === "x" ? (x) => ({ x, y: f([x]) }) : (y) => ({ x: f([y]), y }) }];
  });
}

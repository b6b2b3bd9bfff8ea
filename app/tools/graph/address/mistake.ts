import type { MathSyntaxError, Span } from "~/math/expression";

/** Something in the address that cannot be used: what is wrong, for people and for programs, and where. */
export interface Mistake {
  field: string;
  /** Which of the equations, from 0; null where it is another field. */
  equation: number | null;
  message: string;
  code: string;
  /** The characters of the field's text that are wrong; null where it is the whole. */
  place: Span | null;
}

export function mistakeIn(equation: number, { message, code, span }: MathSyntaxError): Mistake {
  return { field: "equation", equation, message, code, place: span };
}

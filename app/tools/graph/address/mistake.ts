import type { MathSyntaxError, Span } from "~/math/expression";

/** Why a part of the address cannot be used, and where. */
export interface Mistake {
  field: string;
  /** Counted from 0; null for another field. */
  equation: number | null;
  message: string;
  code: string;
  /** Null where the whole text is wrong. */
  place: Span | null;
}

export function mistakeIn(equation: number, { message, code, span }: MathSyntaxError): Mistake {
  return { field: "equation", equation, message, code, place: span };
}

import type { MathSyntaxError, Span } from "~/math/expression";

/** Why a part of the address cannot be used, and where. */
export interface InputError {
  field: string;
  /** Counted from 0; null for another field. */
  index: number | null;
  message: string;
  code: string;
  /** Null where the whole text is wrong. */
  place: Span | null;
}

export function inputErrorOf(index: number, { message, code, span }: MathSyntaxError): InputError {
  return { field: "equation", index, message, code, place: span };
}

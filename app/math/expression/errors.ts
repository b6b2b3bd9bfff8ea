import type { Span } from "./expression";

type SyntaxErrorCode =
  | "empty"
  | "too-long"
  | "too-deep"
  | "character"
  | "name"
  | "expected"
  | "arguments"
  | "unclosed"
  | "relation"
  | "range"
  | "value";

/** A text that cannot be read; the message tells the learner why, the span where. */
export class MathSyntaxError extends Error {
  override name = "MathSyntaxError";
  constructor(
    message: string,
    readonly code: SyntaxErrorCode,
    readonly span: Span,
  ) {
    super(message);
  }
}

/** An expression that cannot be computed; the message names the variable or the part. */
export class EvaluationError extends Error {
  override name = "EvaluationError";
}

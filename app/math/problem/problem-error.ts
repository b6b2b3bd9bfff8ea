import { MathSyntaxError } from "../expression";

/** A problem that cannot be read: the sentence, the code, the line from 0, and the span in that line. */
export class ProblemSyntaxError extends MathSyntaxError {
  override name = "ProblemSyntaxError";
  constructor(
    { message, code, span }: MathSyntaxError,
    readonly line: number,
  ) {
    super(message, code, span);
  }
}

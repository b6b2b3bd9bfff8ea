import { div, type Expression, MathSyntaxError, num, type Span, variable } from "../../expression";
import type { UserFunction } from "../../text";
import type { Operation } from "../operation";

// Sums of limits are read again and again: twice as often for each further limit.
const MOST_OPERATIONS = 300;

/** What is gathered while the texts of one problem are read. */
export class Reading {
  readonly operations: Record<string, Operation> = {};
  /** y of dy/dx, for which an equation must stand elsewhere. */
  readonly unnamed = new Set<string>();
  readonly functions = new Map<string, UserFunction>();
  /** 15%, so that a sum with it can be refused. */
  readonly percentages = new WeakSet<Expression>();
  /** What ± stands for at the moment. */
  sign: "+" | "-" | null = null;
  private count = 0;

  /**
   * The variable that stands for the operation.
   * @throws MathSyntaxError if there are too many
   */
  add(operation: Operation): Expression {
    this.count += 1;
    if (this.count > MOST_OPERATIONS)
      throw new MathSyntaxError("These are too many operations for one problem.", "too-long", operation.span);
    const name = `$${this.count}`;
    this.operations[name] = operation;
    return variable(name, operation.span);
  }

  percentage(operand: Expression, span: Span): Expression {
    const value = { ...div(operand, num(100, span)), span };
    this.percentages.add(value);
    return value;
  }
}

import type { Expression } from "../../expression";
import type { Operation } from "../../problem";
import type { Title } from "../step";

/** What an operation becomes: another one, or an expression. */
export interface Change {
  rule: string;
  title: Title;
  by: { operation: Operation } | { value: Expression };
}

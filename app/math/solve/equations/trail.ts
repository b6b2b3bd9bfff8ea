import type { Certificate, Condition } from "../../check";
import { type Relation, keyOf } from "../../expression";
import { type Step, step, type Title } from "../step";

export interface Notes {
  parts?: Title["parts"];
  by?: Certificate | null;
  implies?: boolean;
  substeps?: readonly Step[];
  others?: Step["others"];
  /** Where the step brings families in. */
  parameters?: Condition["parameters"];
}

/** The lines of a solution so far: each call writes the next one. */
export class Trail {
  readonly steps: Step[] = [];

  constructor(public line: Condition) {}

  /** Nothing is written where the line stays as it is. */
  write(rule: string, words: string, cases: Condition["cases"], notes: Notes = {}): void {
    const { by = null, implies = false, parameters = this.line.parameters, ...wording } = notes;
    const after: Condition = { ...this.line, cases, parameters };
    if (keyOf(after) === keyOf(this.line)) return;
    const claim = { kind: implies ? "implies" : "equivalent", by } as const;
    this.steps.push(step(rule, words, { before: this.line, after, claim }, wording));
    this.line = after;
  }

  /** The first relation of one case is replaced by others, each of which opens a case of its own. */
  replace(rule: string, words: string, at: number, by: readonly Relation[], notes: Notes = {}): void {
    const cases = this.line.cases.flatMap((relations, k) =>
      k === at ? by.map((one) => [one, ...relations.slice(1)]) : [relations],
    );
    this.write(rule, words, cases, notes);
  }

  /** The first relation of a case. */
  first(at: number): Relation | null {
    return this.line.cases[at]?.[0] ?? null;
  }
}

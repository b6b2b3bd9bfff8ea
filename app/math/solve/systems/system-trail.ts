import type { Certificate, Condition } from "../../check";
import { keyOf, type Relation } from "../../expression";
import { type Step, step, type Title } from "../step";

/** The lines of a system's solution so far. */
export class SystemTrail {
  readonly steps: Step[] = [];

  constructor(
    public line: Condition,
    private readonly by: Certificate | null = null,
  ) {}

  /** Of the only case that is open. */
  get relations(): readonly Relation[] {
    return this.line.cases[0] ?? [];
  }

  /** Nothing is written where the line stays as it is. */
  write(
    rule: string,
    words: string,
    cases: Condition["cases"],
    parts: Title["parts"] = {},
    parameters: readonly string[] = [],
    substeps: readonly Step[] = [],
  ): void {
    const free = parameters.map((name) => ({ name, over: "reals" as const }));
    const after: Condition = { kind: "condition", cases, parameters: [...this.line.parameters, ...free] };
    if (keyOf(after) === keyOf(this.line)) return;
    const claim = { kind: "equivalent", by: this.by } as const;
    this.steps.push(step(rule, words, { before: this.line, after, claim }, { parts, substeps }));
    this.line = after;
  }
}

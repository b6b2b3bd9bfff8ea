import type { Condition } from "../../check";
import { type Expression, keyOf, type Relation } from "../../expression";
import { type Step, step, type Title } from "../step";

interface Change {
  rule: string;
  words: string;
  cases: readonly Relation[];
}

/** The lines of a solution over the complex numbers: cases of one equation each. */
export class ComplexTrail {
  readonly steps: Step[] = [];

  constructor(public line: Condition) {}

  /** Nothing is written where the line stays as it is. */
  write(rule: string, words: string, equations: readonly Relation[], parts: Title["parts"] = {}): void {
    const cases = [...new Map(equations.map((one) => [keyOf(one), [one]])).values()];
    const after: Condition = { ...this.line, cases };
    if (keyOf(after) === keyOf(this.line)) return;
    this.steps.push(step(rule, words, { before: this.line, after, claim: { kind: "complex" } }, { parts }));
    this.line = after;
  }

  /** Changes the case with this left side in turn; false if there is no way. */
  replaceFirst(left: Expression, changes: (left: Expression) => readonly Change[] | null): boolean {
    const list = changes(left);
    if (!list) return false;
    let target: readonly Relation[] = this.equations.filter(({ sides }) => keyOf(sides[0]) === keyOf(left));
    if (target.length === 0) target = this.equations.slice(0, 1);
    for (const { rule, words, cases } of list) {
      const next = this.equations.flatMap((one) => (one === target[0] ? cases : [one]));
      this.write(rule, words, next);
      target = cases.slice(0, 1);
    }
    return true;
  }

  private get equations(): readonly Relation[] {
    return this.line.cases.flat();
  }
}

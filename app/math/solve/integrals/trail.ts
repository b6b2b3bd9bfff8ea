import type { Value } from "../../check";
import { add, type Expression, freeVariables, substitute, variable } from "../../expression";
import { OperationTrail } from "../calculus/operation-trail";
import { shortest } from "../calculus/shorter";
import { sizeOf } from "../../rewrite";
import type { Found } from "./found";
import { backIn } from "./search";

const NONE = { start: 0, end: 0 };

/** The lines that find an antiderivative, by the rules that were found for it. */
export class IntegralTrail {
  readonly trail: OperationTrail;
  private readonly where: Record<string, Expression> = {};

  constructor(
    line: Value,
    private readonly by: string,
  ) {
    this.trail = new OperationTrail(line);
  }

  /** Writes what an integral comes to. */
  write(name: string, { rule, words, parts = {}, rest, build }: Found): void {
    const held = rest.map(({ of, by, where }) => {
      if (where) this.where[by] = substitute(where, new Map(Object.entries(this.where)));
      return this.trail.hold({ kind: "integral", of, variable: by, from: null, to: null, span: NONE });
    });
    this.replace(name, build(held), rule, words, parts);
    rest.forEach(({ found, by, where }, k) => {
      const inner = held[k];
      if (inner?.kind !== "variable") return;
      this.write(inner.name, found);
      if (where) this.putBack(by, where);
    });
  }

  shorten(): void {
    const { value } = this.trail.line;
    const short = shortest(value);
    if (sizeOf(short) < sizeOf(value)) this.trail.simplify(short, "simplify", "Simplify");
  }

  /** Shortens the last line, and adds the constant. */
  finish(letter: string): void {
    this.shorten();
    const whole = add(this.trail.line.value, variable(letter));
    this.trail.write(whole, "constant-of-integration", "Add the constant of integration", { claim: this.claim() });
  }

  private replace(name: string, value: Expression, rule: string, words: string, parts: Found["parts"] = {}): void {
    this.trail.replace(name, value, rule, words, { parts, claim: this.claim() });
  }

  private putBack(letter: string, where: Expression): void {
    const { value } = this.trail.line;
    if (!freeVariables(value).includes(letter)) return;
    const parts = { letter: variable(letter), inner: where };
    this.trail.write(backIn(value, letter, where), "substitute-back", "Put {letter} = {inner} back", {
      parts,
      claim: this.claim(),
    });
  }

  private claim() {
    return { kind: "same-derivative", variable: this.by, where: { ...this.where } } as const;
  }
}

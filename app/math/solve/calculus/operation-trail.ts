import { type Checkable, type Operations, type Value, valueLine } from "../../check";
import { type Expression, freeVariables, keyOf, type Relation, substitute, variable } from "../../expression";
import type { Operation } from "../../problem";
import { lineAfter } from "../expressions/rewriting";
import { isSameUpToOrder } from "../expressions/same";
import { type Step, step, type Title } from "../step";

interface Notes {
  parts?: Title["parts"];
  substeps?: readonly Step[];
  claim?: Checkable["claim"];
  given?: readonly Relation[];
}

/** The lines of a solution in which operations stand, each written after the last. */
export class OperationTrail {
  readonly steps: Step[] = [];
  private readonly operations: Record<string, Operation>;

  constructor(public line: Value) {
    this.operations = { ...line.operations };
  }

  /** The variable that stands for a new operation. */
  hold(operation: Operation): Expression {
    let count = Object.keys(this.operations).length + 1;
    while (Object.hasOwn(this.operations, `$${count}`)) count++;
    this.operations[`$${count}`] = operation;
    return variable(`$${count}`);
  }

  /** An operation of the line that has none inside, with its name; null where there is none of these. */
  innermost(isWanted: (operation: Operation) => boolean): { name: string; operation: Operation } | null {
    for (const name of Object.keys(usedBy(this.line.value, this.operations))) {
      const operation = this.operations[name];
      const isInner = operation && Object.keys(usedBy(bodyOf(operation), this.operations)).length === 0;
      if (isInner && isWanted(operation)) return { name, operation };
    }
    return null;
  }

  /** Writes the line with an expression in place of an operation, there or inside of others. */
  replace(name: string, by: Expression, rule: string, words: string, notes: Notes = {}): void {
    const put = (tree: Expression) => substitute(tree, new Map([[name, by]]));
    for (const [key, operation] of Object.entries(this.operations)) {
      if (freeVariables(bodyOf(operation)).includes(name)) this.operations[key] = withBody(operation, put);
    }
    this.write(put(this.line.value), rule, words, notes);
  }

  /** Nothing is written where the line stays as it is. */
  write(value: Expression, rule: string, words: string, notes: Notes = {}): void {
    const { claim = { kind: "equal" }, given = [], ...wording } = notes;
    const known = new Set(this.line.given.map(keyOf));
    const added = given.filter((one) => !known.has(keyOf(one)));
    this.add(valueLine(value, [...this.line.given, ...added], usedBy(value, this.operations)), rule, words, {
      ...wording,
      claim,
    });
  }

  /** Writes an equal value without operations; conditions that go lost stand beside it. */
  simplify(value: Expression, rule: string, words: string): void {
    if (!isSameUpToOrder(value, this.line.value)) this.add(lineAfter(this.line, value), rule, words, {});
  }

  private add(after: Value, rule: string, words: string, { claim = { kind: "equal" }, ...wording }: Notes): void {
    if (keyOf(after) === keyOf(this.line)) return;
    this.steps.push(step(rule, words, { before: this.line, after, claim }, wording));
    this.line = after;
  }
}

/** The operations that stand in an expression, inside others too. */
function usedBy(value: Expression, operations: Operations): Record<string, Operation> {
  const found: Record<string, Operation> = {};
  const visit = (tree: Expression) => {
    for (const name of freeVariables(tree)) {
      const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
      if (!operation || Object.hasOwn(found, name)) continue;
      found[name] = operation;
      visit(bodyOf(operation));
    }
  };
  visit(value);
  return found;
}

/** What an operation is applied to; lists have no body. */
function bodyOf(operation: Operation): Expression {
  return "of" in operation && !Array.isArray(operation.of) ? operation.of : variable("");
}

function withBody(operation: Operation, change: (tree: Expression) => Expression): Operation {
  return "of" in operation && !Array.isArray(operation.of)
    ? ({ ...operation, of: change(operation.of) } as Operation)
    : operation;
}

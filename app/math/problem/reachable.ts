import type { Operation } from "./operation";
import type { Statement } from "./problem";

/** The operations that stand in the statements, directly or within another. */
export function reachableOperations(
  statements: readonly Statement[],
  operations: Readonly<Record<string, Operation>>,
): Record<string, Operation> {
  const reached: Record<string, Operation> = {};
  const visit = (part: unknown) => {
    for (const name of namesIn(part)) {
      const operation = operations[name];
      if (!operation || Object.hasOwn(reached, name)) continue;
      reached[name] = operation;
      visit(operation);
    }
  };
  visit(statements);
  return reached;
}

function namesIn(part: unknown): string[] {
  return [...JSON.stringify(part).matchAll(/"name":"(\$\d+)"/g)].flatMap(([, name]) => (name ? [name] : []));
}

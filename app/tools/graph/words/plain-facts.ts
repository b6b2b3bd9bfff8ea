import { printExactly, type Value } from "~/math/facts";

/** Each value as its double, its text, and whether it is known exactly. */
export function plainFacts(facts: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).map(([name, part]) => [name, plain(part)]));
}

function plain(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(plain);
  if (typeof part !== "object" || part === null) return part;
  if (isValue(part)) return { value: part.value, text: printExactly(part), exact: part.kind === "exact" };
  return plainFacts(part);
}

function isValue(part: object): part is Value {
  return "kind" in part && (part.kind === "exact" || part.kind === "approximate");
}

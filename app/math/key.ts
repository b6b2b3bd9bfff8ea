const keys = new WeakMap<object, string>();

/** All that makes a part of an expression what it is, but not where it stands, as a text: the same for parts that are alike. */
export function keyOf(part: unknown): string {
  if (typeof part !== "object" || part === null) return String(part);
  // Expressions never change.
  const key = keys.get(part) ?? `(${Object.entries(part).map(([name, value]) => (name === "place" ? "" : keyOf(value))).join()})`;
  keys.set(part, key);
  return key;
}

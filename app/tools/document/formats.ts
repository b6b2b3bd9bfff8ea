/** The formats of an export, and what a menu calls them. */
export const FORMATS = [
  { id: "json", label: "JSON" },
  { id: "csv", label: "CSV (table)" },
  { id: "md", label: "Markdown" },
] as const;

export type Format = (typeof FORMATS)[number]["id"];

/** The format of this name, or null. */
export function formatOf(name: string | null): Format | null {
  return FORMATS.find(({ id }) => id === name)?.id ?? null;
}

export const TABS = [
  { id: "quizzes", label: "Quizzes" },
  { id: "flashcards", label: "Flashcards" },
  { id: "study-path", label: "Study Path" },
] as const;

export const FORMATS = [
  { id: "json", label: "JSON" },
  { id: "csv", label: "CSV (table)" },
  { id: "md", label: "Markdown" },
] as const;

export type TabId = (typeof TABS)[number]["id"];
export type Format = (typeof FORMATS)[number]["id"];

/** The first where there is none of this name. */
export function tabOf(name: string | null): TabId {
  return TABS.find(({ id }) => id === name)?.id ?? TABS[0].id;
}

export function formatOf(name: string | null): Format | null {
  return FORMATS.find(({ id }) => id === name)?.id ?? null;
}

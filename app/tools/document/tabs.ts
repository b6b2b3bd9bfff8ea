/** The parts of an analysis, in the order of their tabs. */
export const TABS = [
  { id: "quizzes", label: "Quizzes" },
  { id: "flashcards", label: "Flashcards" },
  { id: "study-path", label: "Study Path" },
] as const;

export type TabId = (typeof TABS)[number]["id"];

/** The tab of this name, or the first. */
export function tabOf(name: string | null): TabId {
  return TABS.find(({ id }) => id === name)?.id ?? TABS[0].id;
}

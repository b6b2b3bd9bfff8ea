import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export const THEMES = ["light", "dark"] as const;

/** Shows the page in a theme as its switch does, without a word to the server. */
export async function showTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate((name) => document.documentElement.classList.toggle("dark", name === "dark"), theme);
}

/** axe finds nothing wrong with the page as it stands, once its colours have arrived where they are going. `where` is said in the failure. */
export async function expectNoViolations(page: Page, where = page.url()): Promise<void> {
  await page.evaluate(endTransitions);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** Half-way between two themes a text may have too little contrast: that is nobody's last view of it. */
function endTransitions() {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}

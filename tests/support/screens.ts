import type { Page } from "@playwright/test";
import { expectNoViolations } from "./accessibility";
import { expect } from "./journey";

export const PUBLIC_PATHS = [
  "/",
  "/?demo=1",
  "/features",
  "/pricing",
  "/documentation",
  "/integrations",
  "/signin",
  "/signup",
];

export const GUARDED_PATHS = [
  "/dashboard",
  "/video-generator",
  "/graph-visualizer",
  "/document-analyzer",
  "/canvas-ai",
  "/youtube-transcriber",
  "/settings",
  "/tutorial",
  "/tutorial?step=7",
];

export const NARROW = { width: 320, height: 640 };
export const WIDE = { width: 1280, height: 720 };

/** Nothing on the page reaches beyond the window's side. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const [content, width] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, `${page.url()} is wider than its window`).toBeLessThanOrEqual(width ?? 0);
}

/** axe finds nothing wrong with the page as it stands, at 320 and 1280 px. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScrolling(page);
    await expectNoViolations(page, `${page.url()} at ${size.width}`);
  }
}

/** Presses Tab until `name` has the focus. Throws when the keyboard does not get there. */
export async function tabTo(page: Page, role: "link" | "button" | "checkbox", name: string): Promise<void> {
  const target = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press("Tab");
    if (await target.and(page.locator(":focus")).count()) return;
  }
  throw new Error(`The keyboard does not get to ${name}.`);
}

/** Waits until React has taken the page over: before, a press on a link with a dialog would follow the link. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
  // Effects, which listen to other tabs and keys, follow in a task of their own, which React has asked for by now.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      }),
  );
}

/** Does `act`, and gives the addresses that the page asked other hosts for meanwhile. */
export async function askedElsewhere(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await act();
  const home = new URL(page.url()).origin;
  return asked.filter((url) => !url.startsWith(home) && !url.startsWith("data:"));
}

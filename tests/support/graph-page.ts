import type { Locator, Page } from "@playwright/test";
import { expect, signIn } from "./journey";

/** Signs in and opens a graph, ready to be moved. */
export async function openGraph(page: Page, ...equations: string[]) {
  await signIn(page);
  await page.goto(`/graph-visualizer?${new URLSearchParams(equations.map((equation) => ["equation", equation]))}`);
  await expect(pad(page)).toBeVisible();
}

/** The drawing as something to be moved. */
export function pad(page: Page): Locator {
  return page.getByRole("application");
}

/** What moves of it. */
export function plane(page: Page): Locator {
  return pad(page).locator("svg > g");
}

/** The first equation. */
export function curve(page: Page): Locator {
  return page.locator("path[data-equation='0']");
}

/** What the drawing says. */
export function said(page: Page): Locator {
  return page.locator("[data-said]");
}

/** The numbers in the address. */
export function numbersOf(page: Page): Record<string, number> {
  return Object.fromEntries([...new URL(page.url()).searchParams].map(([name, value]) => [name, Number(value)]));
}

/** A place of the drawing on the screen, given in shares of its width and height. */
export async function placeIn(page: Page, across: number, down: number): Promise<[number, number]> {
  const box = await pad(page).boundingBox();
  if (!box) throw new Error("The drawing is not on the screen.");
  return [box.x + box.width * across, box.y + box.height * down];
}

/** Drags the drawing with the mouse, from one place in shares to another. */
export async function drag(page: Page, from: [number, number], to: [number, number]) {
  await page.mouse.move(...(await placeIn(page, ...from)));
  await page.mouse.down();
  await page.mouse.move(...(await placeIn(page, ...to)), { steps: 8 });
  await page.mouse.up();
}

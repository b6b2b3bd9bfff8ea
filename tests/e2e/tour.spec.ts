import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../support/journey";
import { hydrated } from "../support/screens";

const TITLES = [
  "Welcome to Quadrille",
  "AI Video Generator",
  "Interactive Graph Visualizer",
  "Smart Document Analyzer",
  "Canvas AI Solver",
  "YouTube Transcriber",
  "All set",
];

const tourOf = (page: Page) => page.getByRole("dialog");
const flags = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("tutorial_seen_")));
const userOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.user);

async function reloadSettled(page: Page) {
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  await hydrated(page);
}

test.describe("for a new user", () => {
  test.use({ tour: true });

  test("the tour opens by itself, leads through seven steps, and is over", async ({ page }) => {
    await signIn(page);
    const next = tourOf(page).getByRole("button", { name: "Next" });
    for (const [index, title] of TITLES.entries()) {
      await expect(page.getByRole("dialog", { name: title })).toBeVisible();
      await expect(tourOf(page).getByText(`Step ${index + 1} of 7`)).toBeVisible();
      if (index < TITLES.length - 1) await next.click();
    }
    await expect(next).toHaveCount(0);
    await tourOf(page).getByRole("button", { name: "Previous" }).click();
    await expect(page.getByRole("dialog", { name: "YouTube Transcriber" })).toHaveCount(1);
    await next.click();
    expect(await flags(page)).toEqual([]);
    await tourOf(page).getByRole("button", { name: "Get Started" }).click();
    await expect(tourOf(page)).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
    await expect.poll(() => flags(page)).toEqual([`tutorial_seen_${await userOf(page)}`]);
    await reloadSettled(page);
    await expect(tourOf(page)).toHaveCount(0);
  });

  test.describe("of which an upgrade has taken the script", () => {
    test.use({ expectedStatuses: [404] });

    test("the tour leaves the page alone, and its link leads to its own pages", async ({ page }) => {
      const missing = page.waitForResponse(/tutorial-dialog/);
      await page.route(/tutorial-dialog/, (route) => route.fulfill({ status: 404 }));
      await signIn(page);
      await missing;
      await hydrated(page);
      await page.getByRole("link", { name: "Take the tour" }).click();
      await expect(page).toHaveURL(/\/tutorial$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLES[0] ?? "");
    });
  });

  for (const [how, close] of [
    ["its button", (page: Page) => tourOf(page).getByRole("button", { name: "Close" }).click()],
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ] as const) {
    test(`${how} closes the tour for good`, async ({ page }) => {
      await signIn(page);
      await expect(tourOf(page)).toHaveCount(1);
      await close(page);
      await expect(tourOf(page)).toHaveCount(0);
      await expect.poll(() => flags(page)).toHaveLength(1);
      await reloadSettled(page);
      await expect(tourOf(page)).toHaveCount(0);
    });
  }

  test("another user of the same browser sees it as well", async ({ page }) => {
    const first = await signIn(page);
    await expect(tourOf(page)).toHaveCount(1);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Logout" }).click();
    await signIn(page);
    await expect(tourOf(page)).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect.poll(() => flags(page)).toHaveLength(2);
    await page.getByRole("button", { name: "Logout" }).click();
    await signIn(page, first);
    await reloadSettled(page);
    await expect(tourOf(page)).toHaveCount(0);
  });
});

test("the tour holds the focus, and gives it back to the link that opened it", async ({ page }) => {
  await signIn(page);
  await hydrated(page);
  await page.getByRole("link", { name: "Take the tour" }).focus();
  await page.keyboard.press("Enter");
  await expect(tourOf(page)).toHaveCount(1);
  for (const key of [...Array<string>(6).fill("Tab"), ...Array<string>(6).fill("Shift+Tab")]) {
    await page.keyboard.press(key);
    await expect(tourOf(page).locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Take the tour" })).toBeFocused();
});

test("the keyboard goes to and fro without losing its place", async ({ page }) => {
  await signIn(page);
  await hydrated(page);
  await page.getByRole("link", { name: "Take the tour" }).press("Enter");
  const next = tourOf(page).getByRole("button", { name: "Next" });
  const previous = tourOf(page).getByRole("button", { name: "Previous" });
  await next.press("Enter");
  await previous.press("Enter");
  await expect(page.getByRole("dialog", { name: TITLES[0] })).toHaveCount(1);
  await expect(tourOf(page).locator(":focus")).toHaveCount(1);
  for (let step = 1; step < TITLES.length; step++) await next.press("Enter");
  const start = tourOf(page).getByRole("button", { name: "Get Started" });
  await expect(start).toBeFocused();
  await start.press("Enter");
  await expect(tourOf(page)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the tour is pages of its own", async ({ page }) => {
    await signIn(page);
    await page.getByRole("link", { name: "Take the tour" }).click();
    for (const [index, title] of TITLES.entries()) {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByText(`Step ${index + 1} of 7`)).toBeVisible();
      if (index < TITLES.length - 1) await page.getByRole("link", { name: "Next" }).click();
    }
    await page.getByRole("link", { name: "Previous" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("YouTube Transcriber");
    await page.getByRole("link", { name: "Next" }).click();
    await page.getByRole("link", { name: "Get Started" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto("/tutorial");
    await expect(page.getByRole("link", { name: "Previous" })).toHaveCount(0);
    await page.getByRole("link", { name: "Close the tour" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test("the pages of the tour tell where they are, with JavaScript too", async ({ page }) => {
  await signIn(page);
  await page.goto("/tutorial");
  await hydrated(page);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI Video Generator");
  await expect(page).toHaveTitle(/Step 2 of 7/);
});

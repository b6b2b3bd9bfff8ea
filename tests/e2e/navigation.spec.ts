import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../support/journey";
import { hydrated, tabTo } from "../support/screens";

const PLACES = [
  ["Dashboard", "/dashboard", /^Welcome back/],
  ["AI Video Generator", "/video-generator", "AI Video Generator"],
  ["Interactive Graph Visualizer", "/graph-visualizer", "Interactive Graph Visualizer"],
  ["Smart Document Analyzer", "/document-analyzer", "Smart Document Analyzer"],
  ["Canvas AI Solver", "/canvas-ai", "Canvas AI Solver"],
  ["YouTube Transcriber", "/youtube-transcriber", "YouTube Transcriber"],
] as const;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const way = (page: Page, name: string) => page.getByRole("navigation").getByRole("link", { name });

async function signedIn(page: Page) {
  await signIn(page);
  await hydrated(page);
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
}

async function expectSpoken(page: Page) {
  await expect
    .poll(async () => (await page.getByRole("status").allTextContents()).includes(await page.title()))
    .toBe(true);
}

test("a client navigation moves the focus to the heading and says the title", async ({ page }) => {
  await signedIn(page);
  for (const [name, path, title] of [...PLACES.slice(1), ...PLACES.slice(0, 1)]) {
    await way(page, name).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
    await expectSpoken(page);
    await expect(page.locator("[aria-current=page]:visible")).toHaveText(name);
  }
  await expect(page.locator("[data-same-document]")).toHaveCount(1);
});

test("the back button goes back, and says so as well", async ({ page }) => {
  await signedIn(page);
  await way(page, "Canvas AI Solver").click();
  await expect(heading(page)).toHaveText("Canvas AI Solver");
  await page.goBack();
  await expect(heading(page)).toHaveText(/^Welcome back/);
  await expect(heading(page)).toBeFocused();
  await expectSpoken(page);
  await page.goForward();
  await expect(heading(page)).toHaveText("Canvas AI Solver");
  await expect(page.locator("[data-same-document]")).toHaveCount(1);
});

test("the first load leaves the focus at the start of the page", async ({ page }) => {
  await signIn(page);
  await page.goto("/canvas-ai");
  await hydrated(page);
  await expect(page.locator("body")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("a slow page is announced as being on its way", async ({ page }) => {
  await signedIn(page);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/canvas-ai\.data/, async (route) => {
    await arrived;
    await route.continue();
  });
  await way(page, "Canvas AI Solver").click();
  await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toBeVisible();
  await expect(heading(page)).toHaveText(/^Welcome back/);
  arrive();
  await expect(heading(page)).toHaveText("Canvas AI Solver");
  await expect(page.getByText("Loading...")).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`at 360 px ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 640 } });

    test("the menu opens, leads on and is closed there, by keyboard", async ({ page }) => {
      await signIn(page);
      await page.goto("/dashboard");
      if (javaScriptEnabled) await hydrated(page);
      await expect(way(page, "Canvas AI Solver")).toBeHidden();
      const menu = page.locator("summary").filter({ hasText: "Menu" });
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(menu).toBeFocused();
      await page.keyboard.press("Enter");
      await tabTo(page, "link", "Canvas AI Solver");
      await page.keyboard.press("Enter");
      await expect(heading(page)).toHaveText("Canvas AI Solver");
      await expect(way(page, "Canvas AI Solver")).toBeHidden();
      if (javaScriptEnabled) await expect(heading(page)).toBeFocused();
      await menu.press("Enter");
      await expect(page.locator("[aria-current=page]:visible")).toHaveText("Canvas AI Solver");
      await page.getByRole("button", { name: "Logout" }).press("Enter");
      await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
    });
  });
}

test.describe("the tooltips of the sidebar", () => {
  const tooltip = (page: Page) => page.getByRole("tooltip");

  test.beforeEach(async ({ page }) => {
    await signIn(page);
    await page.clock.install({ time: "2026-01-01T12:00:00Z" });
    await page.goto("/settings");
    await hydrated(page);
    await page.clock.pauseAt("2026-01-01T13:00:00Z");
  });

  test("open after 700 ms, and at once within 300 ms of another", async ({ page }) => {
    await way(page, "Dashboard").hover();
    await page.clock.runFor(690);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(tooltip(page)).toHaveText("Your recent activity and all tools");
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(280);
    await way(page, "Canvas AI Solver").hover();
    await page.clock.runFor(1);
    await expect(tooltip(page)).toHaveText(/Draw an equation/);
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(310);
    await way(page, "Canvas AI Solver").hover();
    await page.clock.runFor(690);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(tooltip(page)).toHaveCount(1);
  });

  test("stay while the mouse is on them, and go with Escape wherever the focus is", async ({ page }) => {
    await way(page, "Canvas AI Solver").hover();
    await page.clock.runFor(710);
    await tooltip(page).hover();
    await page.clock.runFor(1000);
    await expect(tooltip(page)).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(tooltip(page)).toHaveCount(0);
  });

  test("describe the link that the keyboard reaches, until Escape", async ({ page }) => {
    await tabTo(page, "link", "Canvas AI Solver");
    await page.clock.runFor(1);
    await expect(way(page, "Canvas AI Solver")).toHaveAccessibleDescription(/Draw an equation/);
    await page.keyboard.press("Escape");
    await expect(tooltip(page)).toHaveCount(0);
    await expect(way(page, "Canvas AI Solver")).toBeFocused();
  });
});

test("a press in the moment before the page comes to life is no error", async ({ page }) => {
  await signIn(page);
  await page.addInitScript(pressOnceHeard);
  await page.goto("/settings");
  await hydrated(page);
  await page.getByRole("link", { name: "Canvas AI Solver" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Canvas AI Solver");
});

/** Presses a key as soon as React listens, which is before it has rendered. Nobody else listens for the start of a composition. */
function pressOnceHeard() {
  const listen = Object.getOwnPropertyDescriptor(EventTarget.prototype, "addEventListener")
    ?.value as EventTarget["addEventListener"];
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    listen.call(this, type, ...rest);
    if (type === "compositionstart")
      queueMicrotask(() => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true })));
  };
}

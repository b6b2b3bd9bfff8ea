import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { chooseAccount, expect, signIn, test } from "../support/journey";
import { hydrated, tabTo } from "../support/screens";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Settings" });
const linkOf = (page: Page) => page.getByRole("link", { name: "Settings", exact: true });

async function signedInAt(page: Page, path: string, email?: string) {
  const used = await signIn(page, email);
  await page.goto(path);
  await hydrated(page);
  return used;
}

test.describe("the dialog", () => {
  test("opens and closes by mouse, and switches the theme at once", async ({ page }) => {
    await signedInAt(page, "/canvas-ai");
    await linkOf(page).click();
    await expect(dialogOf(page)).toBeVisible();
    await expect(dialogOf(page).getByRole("heading", { name: "Appearance" })).toBeVisible();
    await expect(dialogOf(page).getByText("Switch between light and dark themes for the application.")).toBeVisible();
    await dialogOf(page).getByRole("button", { name: "Dark Mode" }).click();
    await expect(page.locator("html")).toHaveClass("dark");
    await expect(dialogOf(page).getByRole("button", { name: "Light Mode" })).toBeFocused();
    await dialogOf(page).getByRole("button", { name: "Close" }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/canvas-ai$/);
    await linkOf(page).click();
    await expect(dialogOf(page).getByRole("heading", { name: "Appearance" })).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialogOf(page)).toHaveCount(0);
  });

  test("opens by keyboard, holds the focus and gives it back", async ({ page }) => {
    await signedInAt(page, "/canvas-ai");
    await tabTo(page, "link", "Settings");
    await page.keyboard.press("Enter");
    await expect(dialogOf(page)).toHaveCount(1);
    for (let presses = 0; presses < 6; presses++) {
      await expect(page.locator("[role=dialog]:focus, [role=dialog] :focus")).toHaveCount(1);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(linkOf(page)).toBeFocused();
  });

  test("leads to the page with everything", async ({ page }) => {
    await signedInAt(page, "/canvas-ai");
    await linkOf(page).click();
    await dialogOf(page)
      .getByRole("link", { name: /All settings/ })
      .click();
    await expect(page).toHaveURL(/\/settings$/);
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.getByText("settings will be available soon")).toBeVisible();
  });

  test("shows that it is on its way", async ({ page }) => {
    await signedInAt(page, "/canvas-ai");
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/settings-dialog/, async (route) => {
      await late;
      await route.continue();
    });
    await linkOf(page).click();
    await expect(page.getByText("Loading...")).toBeVisible();
    arrive();
    await expect(dialogOf(page)).toHaveCount(1);
    await expect(page.getByText("Loading...")).toHaveCount(0);
  });

  test.describe("of which an upgrade has taken the script", () => {
    test.use({ expectedStatuses: [404] });

    test("gives way to its page", async ({ page }) => {
      await signedInAt(page, "/canvas-ai");
      await page.route(/settings-dialog/, (route) => route.fulfill({ status: 404 }));
      await linkOf(page).click();
      await expect(page).toHaveURL(/\/settings$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
    });
  });

  test.describe("where nobody answers", () => {
    test.use({ expectedStatuses: [404], dataFails: true });

    test("stays away, and takes nothing with it that was typed", async ({ page }) => {
      await signedInAt(page, "/video-generator");
      await page.getByLabel("Your question").fill("Why?");
      await page.route(/settings-dialog/, (route) => route.fulfill({ status: 404 }));
      await page.route("/healthz", (route) => route.abort());
      await linkOf(page).click();
      await expect(page.getByText("No connection.")).toBeVisible();
      await expect(page.getByLabel("Your question")).toHaveValue("Why?");
    });
  });

  test("leaves the link to the browser where a new tab is asked for", async ({ page, context }) => {
    await signedInAt(page, "/canvas-ai");
    const opened = context.waitForEvent("page");
    await linkOf(page).click({ modifiers: ["ControlOrMeta"] });
    await expect((await opened).getByRole("heading", { level: 1 })).toHaveText("Settings");
    await expect(dialogOf(page)).toHaveCount(0);
  });
});

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

test("the copy of one's data has one's own data and no tokens", async ({ page, browser, app }) => {
  const other = await (await browser.newContext({ baseURL: app.url })).newPage();
  const stranger = await signIn(other);
  await other.goto("/graph-visualizer");
  const email = await signedInAt(page, "/canvas-ai");
  await page.goto("/settings");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export my data" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const text = readFileSync(await file.path(), "utf8");
  expect(JSON.parse(text)).toMatchObject({
    account: {
      id: expect.any(String),
      issuer: expect.any(String),
      email,
      name: expect.any(String),
      createdAt: expect.stringMatching(ISO_TIME),
    },
    activities: [
      {
        id: expect.any(Number),
        type: "page_visited",
        details: { page: "/canvas-ai" },
        timestamp: expect.stringMatching(ISO_TIME),
      },
    ],
  });
  expect(text).not.toContain(stranger);
  expect(text).not.toMatch(/token|secret/i);
  await other.context().close();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, expectedStatuses: [400] });

    test("the link leads to the page, or to its dialog", async ({ page }) => {
      await signIn(page);
      if (javaScriptEnabled) await hydrated(page);
      await linkOf(page).click();
      const place = javaScriptEnabled ? dialogOf(page) : page.getByRole("main");
      await expect(place.getByRole("heading", { name: "Appearance" })).toBeVisible();
      await expect(place.getByRole("button", { name: "Dark Mode" })).toBeVisible();
    });

    test("deleting the account takes the tick, and then everything", async ({ page }) => {
      await page.addInitScript(() => (window.open = () => null));
      const email = await signIn(page);
      await page.goto("/canvas-ai");
      await page.goto("/settings");
      const before = await page.locator("html").getAttribute("data-user");
      await page.getByRole("button", { name: "Delete my account" }).click();
      await expect(page.getByText("Tick the box to confirm")).toBeVisible();
      const box = page.getByRole("checkbox", { name: "I understand that this cannot be undone" });
      await expect(box).toHaveAttribute("aria-invalid", "true");
      await expect(box).toHaveAccessibleDescription(/Tick the box to confirm/);
      if (javaScriptEnabled) await expect(box).toBeFocused();
      await box.check();
      await page.getByRole("button", { name: "Delete my account" }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByText("Your account and all its data have been deleted.")).toBeVisible();
      await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
      // The provider gave its refresh token to the account that is gone, so it asks for consent once more.
      await page.goto("/signin");
      await page.getByRole("button", { name: "Continue with Google" }).click();
      await chooseAccount(page, email);
      await page.getByRole("button", { name: "Use this account" }).click();
      await expect(page.getByText("Never used")).toHaveCount(5);
      expect(await page.locator("html").getAttribute("data-user")).not.toBe(before);
    });
  });
}

test("other tabs learn that the account is gone", async ({ page, context }) => {
  await signIn(page);
  const [plain, guarded] = [await context.newPage(), await context.newPage()];
  await plain.goto("/pricing");
  await expect(plain.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await guarded.goto("/canvas-ai");
  await hydrated(guarded);
  await page.goto("/settings");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(plain.getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(guarded).toHaveURL(/\/signin\?returnTo=%2Fcanvas-ai$/);
});

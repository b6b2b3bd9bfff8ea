import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../support/journey";
import { GUARDED_PATHS, hydrated, PUBLIC_PATHS } from "../support/screens";

/** One h1, and the bar that says who can sign in. What axe says of these pages stands in sound.spec.ts. */
async function expectFrame(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByText("anyone who can reach this server can sign in")).toBeVisible();
}

for (const path of PUBLIC_PATHS) {
  test(`${path} is there for everybody, without a framework`, async ({ page }) => {
    const scripts: string[] = [];
    page.on(
      "request",
      (request) => request.resourceType() === "script" && scripts.push(new URL(request.url()).pathname),
    );
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expectFrame(page);
    // Drawing is nothing without script: this page alone loads the framework too.
    if (path !== "/integrations") expect(scripts).toEqual([expect.stringMatching(/^\/build\/front-\w+\.js$/)]);
  });
}

test("the guarded pages are there for who is signed in, and hydrate", async ({ page }) => {
  await signIn(page);
  for (const path of GUARDED_PATHS) {
    await page.goto(path);
    await expectFrame(page);
    await hydrated(page);
    const current = page
      .getByRole("navigation")
      .locator("[aria-current=page]")
      .or(page.locator("header [aria-current=page]"));
    // The tour stands in no menu.
    if (!path.startsWith("/tutorial")) await expect(current.first()).toBeVisible();
  }
});

test("the dashboard tells what was used, and when", async ({ page }) => {
  await signIn(page);
  await expect(page.getByText("Never used")).toHaveCount(5);
  await page.getByRole("navigation").getByRole("link", { name: "Canvas AI Solver" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Canvas AI Solver");
  await page.getByRole("navigation").getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByText("Opened Canvas AI Solver")).toBeVisible();
  await expect(page.getByText("Never used")).toHaveCount(4);
});

test.describe("a path that leads nowhere", () => {
  test.use({ expectedStatuses: [404] });

  test("has a page that leads home", async ({ page }) => {
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    await expectFrame(page);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

import { expectNoViolations } from "../support/accessibility";
import { expect, signIn, test } from "../support/journey";

const PUBLIC = ["/", "/?demo=1", "/features", "/pricing", "/documentation", "/integrations", "/signin", "/signup"];
const GUARDED = ["/dashboard", "/video-generator", "/graph-visualizer", "/document-analyzer", "/canvas-ai", "/youtube-transcriber", "/settings"];

type Page = Parameters<typeof signIn>[0];

/** One h1, the demo bar, no axe violations, and no sideways scrolling at 320 px. */
async function expectSound(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByText("anyone who can reach this server can sign in")).toBeVisible();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1280, height: 720 });
}

for (const path of PUBLIC) {
  test(`${path} is there for everybody, without a framework`, async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(new URL(request.url()).pathname));
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expectSound(page);
    // Drawing is nothing without script: this page alone loads the framework too.
    if (path !== "/integrations") expect(scripts).toEqual([expect.stringMatching(/^\/build\/front-\w+\.js$/)]);
  });
}

test("the guarded pages are there for who is signed in, and hydrate", async ({ page }) => {
  await signIn(page);
  for (const path of GUARDED) {
    await page.goto(path);
    await expectSound(page);
    await expect(page.getByRole("navigation").locator("[aria-current=page]").or(page.locator("header [aria-current=page]")).first()).toBeVisible();
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
    await expectSound(page);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

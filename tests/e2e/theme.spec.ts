import type { BrowserContext, Page } from "@playwright/test";
import { expect, signIn, test } from "../support/journey";
import { expectNoSidewaysScrolling, hydrated } from "../support/screens";

const root = (page: Page) => page.locator("html");
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("theme"));

async function expectTheme(page: Page, theme: "light" | "dark") {
  if (theme === "dark") await expect(root(page)).toHaveClass("dark");
  else await expect(root(page)).not.toHaveClass("dark");
  await expect(page.getByRole("button", { name: theme === "dark" ? "Light Mode" : "Dark Mode" })).toBeVisible();
}

/** The class of the document as the server sends it, before any script. */
async function firstByte(context: BrowserContext, path: string) {
  const text = await (await context.request.get(path)).text();
  return /<html [^>]*class="dark"/.test(text) ? "dark" : "light";
}

test.describe("where the system prefers dark", () => {
  test.use({ colorScheme: "dark" });

  test("the first visit is light all the same", async ({ page, context }) => {
    expect(await firstByte(context, "/")).toBe("light");
    await page.goto("/");
    await expectTheme(page, "light");
    expect(await kept(page)).toBe("light");
    await signIn(page);
    await page.goto("/settings");
    await hydrated(page);
    await expectTheme(page, "light");
    expect(await kept(page)).toBe("light");
  });
});

test("the switch is instant on a plain page, and survives a reload and the sign-in", async ({ page, context }) => {
  await page.goto("/pricing");
  await page.evaluate(() => (document.title = "the same document"));
  const kept204 = page.waitForResponse((response) => response.url().endsWith("/theme"));
  await page.getByRole("button", { name: "Dark Mode" }).click();
  await expectTheme(page, "dark");
  expect(await kept(page)).toBe("dark");
  expect((await kept204).status()).toBe(204);
  expect(await page.title()).toBe("the same document");
  expect(await firstByte(context, "/pricing")).toBe("dark");
  await page.reload();
  await expectTheme(page, "dark");
  await signIn(page);
  await page.goto("/settings");
  await expectTheme(page, "dark");
});

test("the switch is instant on a hydrated page, and plain pages know of it", async ({ page, context }) => {
  await signIn(page);
  await page.goto("/settings");
  await hydrated(page);
  await page.evaluate(() => (document.title = "the same document"));
  const answered = page.waitForResponse((response) => response.url().endsWith("/theme"));
  await page.getByRole("button", { name: "Dark Mode" }).click();
  await expectTheme(page, "dark");
  await answered;
  expect(await page.title()).toBe("the same document");
  expect(await kept(page)).toBe("dark");
  expect(await firstByte(context, "/settings")).toBe("dark");
  await page.goto("/");
  await expectTheme(page, "dark");
  await page.getByRole("button", { name: "Light Mode" }).click();
  await expectTheme(page, "light");
  expect(await kept(page)).toBe("light");
});

for (const [kind, path] of [
  ["plain", "/pricing"],
  ["hydrated", "/settings"],
] as const) {
  test(`whoever goes on before a choice is kept finds it on the next page, from a ${kind} one`, async ({
    page,
    context,
  }) => {
    if (kind === "hydrated") await signIn(page);
    await page.goto(path);
    if (kind === "hydrated") await hydrated(page);
    await page.route("**/theme", () => undefined);
    await page.getByRole("button", { name: "Dark Mode" }).click();
    await page.goto("/features");
    await expectTheme(page, "dark");
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("chosen");
    expect(await firstByte(context, "/")).toBe("dark");
    await page.unroute("**/theme");
    await page.getByRole("button", { name: "Light Mode" }).click();
    await page.reload();
    await expectTheme(page, "light");
  });
}

for (const [kind, path] of [
  ["plain", "/pricing"],
  ["hydrated", "/settings"],
] as const) {
  test(`local storage decides at the start of a ${kind} page, before its first paint, and the cookie agrees`, async ({
    page,
    context,
  }) => {
    if (kind === "hydrated") await signIn(page);
    await page.goto(path);
    await page.evaluate(() => localStorage.setItem("theme", "dark"));
    // With no other script the class can only come from the one in the head.
    await page.route("**/build/**", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
    await page.reload();
    await expect(root(page)).toHaveClass("dark");
    expect(await kept(page)).toBe("dark");
    expect(await firstByte(context, path)).toBe("dark");
    await page.unroute("**/build/**");
    await page.evaluate(() => localStorage.setItem("theme", "light"));
    await page.reload();
    if (kind === "hydrated") await hydrated(page);
    await expectTheme(page, "light");
    expect(await kept(page)).toBe("light");
    await page.getByRole("button", { name: "Dark Mode" }).click();
    await expectTheme(page, "dark");
    expect(await kept(page)).toBe("dark");
    await page.reload();
    await expectTheme(page, "dark");
  });
}

test("a choice that is sent before the page's scripts have arrived is kept all the same", async ({ page }) => {
  await page.goto("/pricing");
  expect(await kept(page)).toBe("light");
  await page.route("**/build/front-*", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.reload();
  await page.getByRole("button", { name: "Dark Mode" }).click();
  await expectTheme(page, "dark");
  await page.unroute("**/build/front-*");
  await page.reload();
  await expectTheme(page, "dark");
});

test("going back leads to the page in the theme that was chosen since", async ({ page }) => {
  await page.goto("/");
  await page.goto("/pricing");
  const answered = page.waitForResponse((response) => response.url().endsWith("/theme"));
  await page.getByRole("button", { name: "Dark Mode" }).click();
  await answered;
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expectTheme(page, "dark");
  expect(await kept(page)).toBe("dark");
});

test("other tabs follow, plain and hydrated ones", async ({ page, context }) => {
  await signIn(page);
  await page.goto("/settings");
  await hydrated(page);
  const [plain, hydratedTab] = [await context.newPage(), await context.newPage()];
  await plain.goto("/features");
  await hydratedTab.goto("/settings");
  await hydrated(hydratedTab);
  await page.getByRole("button", { name: "Dark Mode" }).click();
  for (const tab of [plain, hydratedTab]) await expectTheme(tab, "dark");
  await plain.getByRole("button", { name: "Light Mode" }).click();
  for (const tab of [page, hydratedTab]) await expectTheme(tab, "light");
  expect(await kept(hydratedTab)).toBe("light");
});

test("a dark page is hydrated without a word in the console", async ({ page, context }) => {
  await signIn(page);
  await page.goto("/settings");
  await hydrated(page);
  const answered = page.waitForResponse((response) => response.url().endsWith("/theme"));
  await page.getByRole("button", { name: "Dark Mode" }).click();
  await answered;
  const said: string[] = [];
  context.on("console", (message) => said.push(message.text()));
  for (const path of ["/dashboard", "/settings", "/video-generator"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await hydrated(page);
    await expect(root(page)).toHaveClass("dark");
  }
  expect(said).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form leads back to the page with the other theme, whatever a script chose before", async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: "chosen", value: "light", url: baseURL ?? "" }]);
    await page.goto("/pricing?from=here");
    await page.getByRole("button", { name: "Dark Mode" }).click();
    await expect(page).toHaveURL(/\/pricing\?from=here$/);
    await expectTheme(page, "dark");
    await signIn(page);
    await page.goto("/settings");
    await page.getByRole("button", { name: "Light Mode" }).click();
    await expect(page).toHaveURL(/\/settings$/);
    await expectTheme(page, "light");
  });
});

test("storage that the browser forbids does no harm", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The storage is forbidden.", "SecurityError");
    };
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Dark Mode" }).click();
  await expectTheme(page, "dark");
  await expectNoSidewaysScrolling(page);
});

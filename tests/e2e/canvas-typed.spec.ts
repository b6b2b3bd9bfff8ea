import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { expectNoViolations, showTheme, THEMES } from "../support/accessibility";
import { expect, signIn, test } from "../support/journey";

// What cannot be read is answered so.
test.use({ expectedStatuses: [422] });

const LINEAR = `?${new URLSearchParams({ expression: "2x + 3 = 11" })}`;

function field(page: Page) {
  return page.getByLabel("Your problem");
}

/** A machine that has just started may refuse for want of time. */
async function openSolved(page: Page, address: string) {
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "Steps" })).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test("what is typed is previewed, solved with steps, and has an address", async ({ page }) => {
  await openSolved(page, `/integrations${LINEAR}`);
  await page.goto("/integrations");
  await field(page).fill("2x + 3 = 11");
  await expect(page.getByRole("region", { name: "Preview" }).locator("math")).toBeVisible();
  await field(page).press("Control+Enter");
  await expect(page.getByRole("heading", { name: "Answer" })).toBeFocused();
  await expect(page).toHaveURL(/\/integrations\?expression=2x\+%2B\+3\+%3D\+11&ask=#answer$/);
  await expect(page.getByText("2*x + 3 = 11: x = 4")).toBeVisible();
  await expect(page.getByRole("group", { name: "Steps" }).getByRole("listitem")).not.toHaveCount(0);
  await field(page).fill("factor x^2 - 1");
  await page.getByRole("button", { name: "Solve", exact: true }).click();
  await expect(page.getByText("x^2 - 1 = (x - 1)*(x + 1)")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("2*x + 3 = 11: x = 4")).toBeVisible();
  await page.reload();
  await expect(page.getByText("2*x + 3 = 11: x = 4")).toBeVisible();
  await expect(field(page)).toHaveValue("2x + 3 = 11");
});

test("a mistake is marked while it is typed, and announced when it is sent; what was typed stays", async ({ page }) => {
  await page.goto("/integrations");
  await field(page).fill("2x + (3 = 11");
  await expect(page.locator("mark")).toHaveText("(");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: "Solve", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Error: ");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("2x + (3 = 11");
});

test("the signs are one tab stop with arrow keys, and type at the cursor", async ({ page }) => {
  await page.goto("/integrations");
  const signs = page.getByRole("toolbar", { name: "Mathematical signs" });
  await expect(signs).toBeVisible();
  await field(page).fill("2");
  await field(page).press("Tab");
  await expect(signs.getByRole("button", { name: "x", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(signs.getByRole("button", { name: "brackets" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue("2x(x)");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("What to do")).toBeFocused();
  await signs.getByRole("button", { name: "new line" }).click();
  await expect(field(page)).toHaveValue("2x(x\n)");
});

test("other wishes, the plot, the copies and the check of one's own lines are at hand", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openSolved(page, `/integrations${LINEAR}`);
  await expect(page.getByRole("link", { name: "Plot it" })).toHaveAttribute("href", /^\/graph-visualizer\?equation=/);
  await page.getByRole("button", { name: "Copy as LaTeX" }).click();
  await expect(page.getByText("The result is copied as LaTeX.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("x = 4");
  await page.getByText("Source of the result").click();
  await expect(page.locator("dd").nth(2)).toContainText("<math>");
  await page.getByText("Check my working").last().click();
  await page.getByLabel("Your lines").fill("2x + 3 = 11\n2x = 14");
  await page.getByRole("button", { name: "Check these lines" }).click();
  await expect(page).toHaveURL(/ask=check/);
  await expect(page.getByRole("heading", { name: "Answer" })).toBeFocused();
});

test("the file with the steps opens from the disk, with nothing to fetch", async ({ page }) => {
  await openSolved(page, `/integrations${LINEAR}`);
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Take it away" }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe("2x + 3 = 11.html");
  const path = await download.path();
  expect(readFileSync(path, "utf8")).not.toContain("<script");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const named = test.info().outputPath("solution.html");
  await download.saveAs(named);
  await page.goto(pathToFileURL(named).href);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("2x + 3 = 11");
  await expect(page.locator("ol math").first()).toBeVisible();
  expect(asked.filter((address) => !address.startsWith("file:"))).toEqual([]);
});

test("the last ones can be reopened", async ({ page }) => {
  await signIn(page);
  await openSolved(page, `/canvas-ai${LINEAR}`);
  await page.goto("/canvas-ai");
  await page.getByRole("link", { name: "2x + 3 = 11" }).click();
  await expect(page.getByText("2*x + 3 = 11: x = 4")).toBeVisible();
});

for (const width of [360, 1280])
  for (const theme of THEMES)
    test(`nothing is wrong with the page, ${width} pixels wide and ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const expression of ["2x + 3 = 11", "expand (x + 1)^12", "2 + (", "Tom has 3 apples"]) {
        await page.goto(`/integrations?${new URLSearchParams({ expression })}`);
        await showTheme(page, theme);
        await expectNoViolations(page, expression);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a problem is typed, solved and asked again", async ({ page }) => {
    await openSolved(page, `/integrations${LINEAR}`);
    await page.goto("/integrations");
    await expect(page.getByRole("toolbar", { name: "Mathematical signs" })).toBeHidden();
    await field(page).fill("x^2 - 1");
    await page.getByLabel("What to do").selectOption("factor");
    await page.getByRole("button", { name: "Solve", exact: true }).click();
    await expect(page.getByText("x^2 - 1 = (x - 1)*(x + 1)")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Copy as/ })).toHaveCount(0);
    await page.getByText("Source of the result").click();
    await expect(page.locator("dd").first()).toHaveText("(x - 1)*(x + 1)");
    await field(page).fill("2 + (");
    await page.getByRole("button", { name: "Solve", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("Error: ");
    await expect(field(page)).toHaveValue("2 + (");
  });
});

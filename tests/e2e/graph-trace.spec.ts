import { expectNoViolations, showTheme, THEMES } from "../support/accessibility";
import { openGraph, pad, said } from "../support/graph-page";
import { expect, test } from "../support/journey";

test.describe("the trace", () => {
  test("follows a curve, stops at notable points and speaks, by keys alone", async ({ page }) => {
    await openGraph(page, "y = 1/(x-1)", "y = x - 1");
    await page.getByRole("button", { name: "Trace" }).focus();
    await page.keyboard.press("Enter");
    await expect(pad(page)).toBeFocused();
    await expect(said(page)).toHaveText("y = 1/(x-1): x = 0, y = −1");
    await expect(page.locator("[data-trace] circle")).toHaveCount(1);
    await page.keyboard.press("ArrowRight");
    await expect(said(page)).toHaveText("x = 0.1, y = −1.111");
    await page.keyboard.press("PageDown");
    await expect(said(page)).toHaveText("Pole at x = 1, undefined, from minus infinity to infinity");
    await expect(page.locator("[data-trace] circle")).toHaveCount(0);
    await page.keyboard.press("PageDown");
    await expect(said(page)).toHaveText("Intersection at x = 2, y = 1");
    await page.keyboard.press("PageDown");
    await expect(said(page)).toHaveText("No notable point after this one in view.");
    await page.keyboard.press("ArrowUp");
    await expect(said(page)).toHaveText("y = x - 1: x = 2, y = 1");
    await page.keyboard.press("PageUp");
    await expect(said(page)).toHaveText("Root at x = 1, y = 0");
    await page.keyboard.press("Escape");
    await expect(said(page)).toHaveText("Trace off");
    await expect(page.getByRole("button", { name: "Trace" })).toHaveAttribute("aria-pressed", "false");
  });

  test("says where a function is undefined, and takes the view along", async ({ page }) => {
    await openGraph(page, "y = sqrt(x)");
    await page.getByRole("button", { name: "Trace" }).click();
    await expect(said(page)).toHaveText("y = sqrt(x): x = 0, y = 0");
    await page.keyboard.press("ArrowLeft");
    await expect(said(page)).toHaveText("x = −0.1, undefined");
    for (let step = 0; step < 11; step++) await page.keyboard.press("Shift+ArrowLeft");
    await expect(said(page)).toHaveText("x = −11, undefined");
    await expect(page).toHaveURL(/xmin=-16/);
  });

  test("is a toolbar of one tab stop", async ({ page }) => {
    await openGraph(page, "y = x");
    await page.getByRole("button", { name: "Trace" }).focus();
    for (const name of ["Previous", "Next", "Hear", "Download PNG", "Copy link"]) {
      await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("button", { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("link", { name: "Reset" })).toBeFocused();
  });

  test("walks along a circle, a curve of points and points, and from one turn to the next", async ({ page }) => {
    await openGraph(page, "x^2 + y^2 = 4", "(3 cos t, 3 sin t)", "(1, 2), (5, 6)");
    await page.getByRole("button", { name: "Trace" }).click();
    await expect(said(page)).toContainText("x^2 + y^2 = 4: x = ");
    const words = new Set<string>();
    for (let step = 0; step < 5; step++) {
      const before = await said(page).textContent();
      await page.keyboard.press(step === 0 ? "ArrowRight" : "PageDown");
      await expect(said(page)).not.toHaveText(before ?? "");
      words.add((await said(page).textContent()) ?? "");
    }
    expect(
      [...words].some((text) => text === "Highest, on the y-axis: x = 0, y = 2"),
      [...words].join("; "),
    ).toBe(true);
    await page.keyboard.press("ArrowDown");
    await expect(said(page)).toHaveText("(3 cos t, 3 sin t): x = 3, y = 0, t = 0");
    await page.keyboard.press("PageDown");
    await expect(said(page)).toHaveText("Highest, on the y-axis: x = 0, y = 3, t = 1.571");
    await page.keyboard.press("ArrowDown");
    await expect(said(page)).toHaveText("(1, 2), (5, 6): x = 1, y = 2");
    await page.keyboard.press("ArrowRight");
    await expect(said(page)).toHaveText("x = 5, y = 6");
    await expect(page.locator("[data-trace] circle")).toHaveCount(1);
  });

  test("stays where it is on a circle that is zoomed", async ({ page }) => {
    await openGraph(page, "x^2 + y^2 = 4");
    await page.getByRole("button", { name: "Trace" }).click();
    await expect(said(page)).toContainText("x = ");
    await page.keyboard.press("PageDown");
    await expect(said(page)).toContainText("axis");
    const words = ((await said(page).textContent()) ?? "").replace(/^.*: /, "");
    await page.keyboard.press("-");
    await expect(page).toHaveURL(/xmin=-12/);
    await page.keyboard.press("ArrowRight");
    await expect(said(page)).not.toHaveText(/axis|Showing/);
    await page.keyboard.press("PageUp");
    await expect(said(page)).toHaveText(new RegExp(`${words}$`));
  });

  test("has nothing to follow in a region, and says so", async ({ page }) => {
    await openGraph(page, "x^2 + y^2 < 4");
    await page.getByRole("button", { name: "Trace" }).click();
    await expect(said(page)).toContainText("regions and surfaces have no line");
  });
});

test("a curve is heard until its end or until Escape", async ({ page }) => {
  await openGraph(page, "y = sin(x)");
  const hear = page.getByRole("button", { name: "Hear" });
  await hear.click();
  await expect(hear).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(hear).toHaveAttribute("aria-pressed", "false");
});

test("nothing is wrong for assistive technology while it is traced, in either theme", async ({ page }) => {
  await openGraph(page, "y = a x", "z_1 = 2");
  await page.getByRole("button", { name: "Trace" }).click();
  await expect(said(page)).not.toHaveText("");
  for (const theme of THEMES) {
    await showTheme(page, theme);
    await expectNoViolations(page, theme);
  }
});

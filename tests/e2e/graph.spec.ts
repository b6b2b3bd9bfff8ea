import AxeBuilder from "@axe-core/playwright";
import { expect, signIn, test } from "../support/journey";

const EXAMPLES = ["y = x^2", "y = sin(x)", "y = cos(x)", "y = tan(x)", "y = log(x)", "y = e^x", "y = sqrt(x)", "y = abs(x)"];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("an equation is typed, or chosen among eight examples, and drawn", async ({ page }) => {
      await signIn(page);
      await page.goto("/graph-visualizer");
      const field = page.getByLabel("Equation");
      await expect(field).toHaveValue("y = sin(x)");
      await expect(page.getByRole("region", { name: "Examples" }).locator("> ul").getByRole("link")).toHaveText(EXAMPLES);

      await field.fill("y = 2x + 1");
      await page.getByRole("button", { name: "Update Graph" }).click();
      await expect(page.getByText("Graph of y = 2x + 1", { exact: true })).toBeVisible();
      await expect(page.locator("path[data-equation='0']")).toHaveCount(1);
      await expect(field).toHaveValue("y = 2x + 1");
      await page.getByRole("link", { name: "y = e^x" }).click();
      await expect(page.getByText("Graph of y = e^x", { exact: true })).toBeVisible();
      await expect(field).toHaveValue("y = e^x");
      await page.goBack();
      await expect(field).toHaveValue("y = 2x + 1");

      await page.goto("/dashboard");
      await expect(page.getByText(/^Plotted/)).toHaveText(["Plotted y = e^x", "Plotted y = 2x + 1"]);
    });

    test("another equation is added and taken away, and the window is moved", async ({ page }) => {
      await signIn(page);
      await page.goto("/graph-visualizer");
      await page.getByRole("button", { name: "Add another" }).click();
      await page.getByLabel("Equation 2", { exact: true }).fill("y = a x");
      await page.getByRole("button", { name: "Update Graph" }).click();
      await expect(page.getByText("Graph of y = sin(x), y = a x", { exact: true })).toBeVisible();
      await expect(page.locator("path[data-equation='1']")).toHaveCount(1);
      await expect(page.getByRole("slider", { name: "a" })).toHaveValue("1");
      await page.getByRole("link", { name: "Zoom in" }).click();
      await expect(page).toHaveURL(/xmin=-5&xmax=5&ymin=-3.125&ymax=3.125/);
      await page.getByRole("link", { name: "Remove equation 1" }).click();
      await expect(page.getByText("Graph of y = a x", { exact: true })).toBeVisible();
      await page.getByRole("link", { name: "Reset" }).click();
      await expect(page).not.toHaveURL(/xmin/);
    });
  });

  test.describe(javaScriptEnabled ? "a mistake, with JavaScript" : "a mistake, without JavaScript", () => {
    test.use({ javaScriptEnabled, expectedStatuses: [400] });

    test("is pointed at, and the last good graph stays", async ({ page }) => {
      await signIn(page);
      await page.goto("/graph-visualizer?equation=y+%3D+x%5E2");
      const good = await page.locator("path[data-equation='0']").getAttribute("d");
      const field = page.getByLabel("Equation");
      for (const wrong of ["y = 2x + # 1", "y = sin(2x"]) {
        await field.fill(wrong);
        await page.getByRole("button", { name: "Update Graph" }).click();
        await expect(field).toHaveAttribute("aria-invalid", "true");
        await expect(field).toHaveValue(wrong);
        await expect(page.locator("mark")).toHaveText(wrong.includes("#") ? "#" : "(");
        expect(await page.locator("path[data-equation='0']").getAttribute("d")).toBe(good);
      }
      await expect(field).toHaveAccessibleDescription(/never closed/);
    });
  });
}

test("it can be done with the keyboard alone, in both themes and on narrow screens", async ({ page }) => {
  await signIn(page);
  await page.goto("/graph-visualizer");
  await page.getByLabel("Equation").focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("y = cos(x)");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Graph of y = cos(x)", { exact: true })).toBeVisible();
  for (const theme of ["light", "dark"]) {
    await page.evaluate((name) => document.documentElement.classList.toggle("dark", name === "dark"), theme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

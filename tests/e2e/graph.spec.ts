import AxeBuilder from "@axe-core/playwright";
import { expect, signIn, test } from "../support/journey";

const EXAMPLES = ["y = x^2", "y = sin(x)", "y = cos(x)", "y = tan(x)", "y = log(x)", "y = e^x", "y = sqrt(x)", "y = abs(x)"];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("an equation is typed, or chosen among eight examples, and drawn as a sample", async ({ page }) => {
      await signIn(page);
      await page.goto("/graph-visualizer");
      const field = page.getByLabel("Equation");
      await expect(field).toHaveValue("y = sin(x)");
      await expect(page.getByText("Sample.")).toBeVisible();
      await expect(page.locator("main").getByRole("list").getByRole("link")).toHaveText(EXAMPLES);

      await field.fill("y = 2x + 1");
      await page.getByRole("button", { name: "Update Graph" }).click();
      if (javaScriptEnabled) await expect(page.getByText("Updating the graph...")).toBeVisible();
      await expect(page.getByText("Graph of y = 2x + 1")).toBeVisible();
      await expect(field).toHaveValue("y = 2x + 1");
      await page.getByRole("link", { name: "y = e^x" }).click();
      await expect(page.getByText("Graph of y = e^x")).toBeVisible();
      await expect(field).toHaveValue("y = e^x");
      await page.goBack();
      await expect(field).toHaveValue("y = 2x + 1");

      await page.goto("/dashboard");
      await expect(page.getByText(/^Plotted/)).toHaveText(["Plotted y = e^x", "Plotted y = 2x + 1"]);
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
  await expect(page.getByText("Graph of y = cos(x)")).toBeVisible();
  for (const theme of ["light", "dark"]) {
    await page.evaluate((name) => document.documentElement.classList.toggle("dark", name === "dark"), theme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

import { EventEmitter, once } from "node:events";
import type { Page } from "@playwright/test";
import { expectNoViolations, showTheme, THEMES } from "../support/accessibility";
import { expect, signIn, test } from "../support/journey";

const EXAMPLES = [
  "y = x^2",
  "y = sin(x)",
  "y = cos(x)",
  "y = tan(x)",
  "y = log(x)",
  "y = e^x",
  "y = sqrt(x)",
  "y = abs(x)",
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("an equation is typed, or chosen among eight examples, and drawn", async ({ page }) => {
      await signIn(page);
      await page.goto("/graph-visualizer");
      const field = page.getByLabel("Equation");
      await expect(field).toHaveValue("y = sin(x)");
      await expect(page.getByRole("region", { name: "Examples" }).locator("> ul").getByRole("link")).toHaveText(
        EXAMPLES,
      );

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
      await page.getByRole("link", { name: "Plotted y = 2x + 1" }).click();
      await expect(field).toHaveValue("y = 2x + 1");
    });

    test("another equation is added and taken away, and the window is moved", async ({ page }) => {
      await signIn(page);
      await page.goto("/graph-visualizer");
      await page.getByRole("button", { name: "Add a row" }).click();
      await page.getByLabel("Equation 2", { exact: true }).fill("y = a x");
      await page.getByRole("button", { name: "Update Graph" }).click();
      await expect(page.getByText("Graph of y = sin(x), y = a x", { exact: true })).toBeVisible();
      await expect(page.locator("path[data-equation='1']")).toHaveCount(1);
      await expect(page.getByRole("slider", { name: "a" })).toHaveValue("1");
      await page.getByRole("link", { name: "Zoom in" }).click();
      await expect(page).toHaveURL(/xmin=-5&xmax=5&ymin=-3.125&ymax=3.125/);
      await page.getByLabel("Equation 2", { exact: true }).fill("y = a x^2");
      await page.getByRole("slider", { name: "a" }).fill("2");
      await page.getByRole("button", { name: "Remove equation 1" }).click();
      await expect(page.getByText("Graph of y = a x^2", { exact: true })).toBeVisible();
      await expect(page).toHaveURL(/^[^&]*\?equation=[^&]*x%5E2.*&a=2/);
      await expect(page).not.toHaveURL(/without|equation=[^&]*sin/);
      await page.getByLabel("Equation", { exact: true }).fill("y = a x^3");
      await page.getByLabel("Equation", { exact: true }).press("Enter");
      await expect(page).toHaveURL(/x%5E3/);
      await page.getByRole("link", { name: "Reset" }).click();
      await expect(page).not.toHaveURL(/xmin/);
    });
  });

  test.describe(javaScriptEnabled ? "what is there, with JavaScript" : "what is there, without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("is told, listed and given away", async ({ page }) => {
      await signIn(page);
      await page.goto("/graph-visualizer?equation=y+%3D+x%5E2+-+1");
      const about = page.getByRole("region", { name: "About this graph" });
      await expect(about).toContainText("(0, −1)");
      await expect(page.getByRole("toolbar", { name: "Graph tools" })).toBeVisible({ visible: javaScriptEnabled });
      await expect(page.getByRole("img", { name: "Plot of y = x^2 - 1" })).toHaveAccessibleDescription(/minimum/);
      for (const [name, value] of [
        ["From", "0"],
        ["To", "1"],
        ["Step", "1/2"],
      ] as const)
        await page.getByLabel(name, { exact: true }).fill(value);
      await page.getByRole("button", { name: "Update table" }).click();
      const table = page.getByRole("region", { name: "Table of values" }).getByRole("table");
      await expect(table.getByRole("row")).toHaveText([/x/, "0-1", "0.5-0.75", "10"]);
      const csv = page.waitForEvent("download");
      await page.getByRole("link", { name: "Download CSV" }).click();
      expect((await csv).suggestedFilename()).toBe("graph.csv");
      const svg = page.waitForEvent("download");
      await page.getByRole("link", { name: "Download SVG" }).click();
      expect((await svg).suggestedFilename()).toBe("graph.svg");
    });

    test("can be shown in degrees, with equal units, and moved letters stay", async ({ page }) => {
      await signIn(page);
      await page.goto("/graph-visualizer?equation=y+%3D+a+sin(x)&a=3");
      await page.getByText("Window and units").click();
      await page.getByLabel("degrees").check();
      await page.getByRole("button", { name: "Update Graph" }).click();
      await expect(page.locator("svg text", { hasText: "90°" }).first()).toBeVisible();
      await expect(page.getByRole("slider", { name: "a" })).toHaveValue("3");
      await expect(page).toHaveURL(/angle=deg/);
    });

    test("keeps apart what looks alike: patterns and dots, each with its name", async ({ page }) => {
      await signIn(page);
      await page.goto(
        `/graph-visualizer?${new URLSearchParams({ equation: "y = x; y = 2x; (1, 2); y = floor(x)/9" })}`,
      );
      const drawn = (equation: number) => page.locator(`[data-equation="${equation}"]`);
      await expect(drawn(0)).not.toHaveAttribute("stroke-dasharray", /./);
      await expect(drawn(1)).toHaveAttribute("stroke-dasharray", /./);
      await expect(drawn(2)).toHaveAttribute("d", "M440 170h0");
      await expect(drawn(3)).toHaveCount(2);
      const names = page.locator("figure li").getByRole("img");
      expect(
        new Set(await names.evaluateAll((list) => list.map((image) => image.getAttribute("aria-label")))).size,
      ).toBe(4);
    });

    test("a surface is turned", async ({ page }) => {
      await signIn(page);
      await page.goto(`/graph-visualizer?${new URLSearchParams({ equation: "z = x^2 - y^2" })}`);
      const mesh = page.locator("[data-equation='0']").first();
      const before = await mesh.getAttribute("d");
      await page.getByRole("link", { name: "Turn left" }).click();
      await expect(mesh).not.toHaveAttribute("d", before ?? "");
    });

    test("the last graphs are opened again", async ({ page }) => {
      await signIn(page);
      await page.goto("/graph-visualizer?equation=y+%3D+x%5E2&equation=r+%3D+2");
      await page.goto("/graph-visualizer");
      await page.getByRole("region", { name: "Recent graphs" }).getByRole("link", { name: "y = x^2; r = 2" }).click();
      await expect(page.getByLabel("Equation 2", { exact: true })).toHaveValue("r = 2");
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

test.describe("forced colours", () => {
  test.use({ colorScheme: "dark", contextOptions: { forcedColors: "active" } });

  test("leave curves apart from the paper and its ruling, shades shaded and open dots open", async ({ page }) => {
    await signIn(page);
    await page.goto(`/graph-visualizer?${new URLSearchParams({ equation: "y = floor(x); x^2 + y^2 < 4" })}`);
    const styles = await page.evaluate(() => {
      const colour = (selector: string, property: "stroke" | "fill") =>
        getComputedStyle(document.querySelector(`figure ${selector}`) ?? document.body)[property];
      return {
        curve: colour("path[data-equation='0']", "stroke"),
        text: colour("text", "fill"),
        halo: colour("text", "stroke"),
        paper: colour("rect", "fill"),
        open: colour("path[data-ink='paper']", "stroke"),
        grid: colour("path[data-ink='grid']", "stroke"),
        shade: colour("path[data-ink='shade']", "fill"),
        ink: getComputedStyle(document.body).color,
      };
    });
    expect([styles.curve, styles.text, styles.shade]).toEqual([styles.ink, styles.ink, styles.ink]);
    expect(styles.halo).toBe("none");
    expect(styles.open).toBe(styles.paper);
    expect(new Set([styles.paper, styles.grid, styles.ink]).size).toBe(3);
  });
});

test.describe("on paper", () => {
  test("there is the graph with its words and values, and nothing to press", async ({ page }) => {
    await signIn(page);
    await page.goto("/graph-visualizer?equation=y+%3D+x%5E2");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Graph of y = x^2", { exact: true })).toBeVisible();
    for (const name of ["Update Graph", "Logout", "Update table"])
      await expect(page.getByRole("button", { name })).toHaveCount(0);
    expect(await page.getByRole("button").count()).toBe(0);
  });
});

test.describe("wrong numbers", () => {
  test.use({ javaScriptEnabled: false, expectedStatuses: [400] });

  test("stay in their fields, with what is wrong", async ({ page }) => {
    await signIn(page);
    await page.goto("/graph-visualizer?equation=y+%3D+x&xmin=5&xmax=much&tstep=-1");
    await expect(page.getByLabel("xmin")).toHaveValue("5");
    await expect(page.getByLabel("xmax")).toHaveValue("much");
    await expect(page.getByLabel("xmax")).toHaveAccessibleDescription("“much” is not a number.");
    await expect(page.getByLabel("Step", { exact: true })).toHaveAccessibleDescription(/greater than zero/);
    await expect(page.locator("path[data-equation='0']")).toHaveCount(1);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`while somebody's graphs keep the workers busy, JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled, expectedStatuses: [503] });

    test("what was typed is kept, and is drawn later", async ({ page }) => {
      await signIn(page);
      const stop = await leanOnAKey(page);
      // A place may become free in that very moment; a graph that is drawn once is drawn for good.
      let left = 2;
      await expect(async () => {
        await page.goto(`/graph-visualizer?equation=y+%3D+x%5E3&xmin=-${left++}`);
        await expect(page.getByRole("heading", { name: "Not drawn yet" })).toBeVisible({ timeout: 200 });
      }).toPass();
      await expect(page.getByRole("alert")).toContainText(/^The server is busy.* What you typed is kept\.$/);
      await expect(page.getByLabel("Equation")).toHaveValue("y = x^3");
      await stop();
      if (javaScriptEnabled) await expectNoViolations(page);
      await page.getByRole("link", { name: "Draw it now" }).click();
      await expect(page.getByText("Graph of y = x^3", { exact: true })).toBeVisible();
    });
  });
}

/** Asks for hard graphs, more than the workers take, until it is stopped. Resolves once one is refused. */
async function leanOnAKey(page: Page): Promise<() => Promise<unknown>> {
  const equation = "|sin(x^2 - y^2)| = sin(x + y) + cos(x y)";
  let pressed = 0;
  let isOver = false;
  const refused = new EventEmitter();
  const again = async () => {
    while (!isOver) {
      const search = new URLSearchParams({ equation, xmin: String(-10 - pressed++ / 1000) });
      const answer = await page.request.get(`/graph-visualizer.svg?${search}`);
      if (answer.status() === 503) refused.emit("busy");
    }
  };
  const asked = Promise.all(Array.from({ length: 24 }, again));
  await once(refused, "busy");
  return () => {
    isOver = true;
    return asked;
  };
}

test("it can be done with the keyboard alone, in both themes and on narrow screens", async ({ page }) => {
  await signIn(page);
  await page.goto("/graph-visualizer");
  await page.getByLabel("Equation").focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("y = cos(x)");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Graph of y = cos(x)", { exact: true })).toBeVisible();
  for (const theme of THEMES) {
    await showTheme(page, theme);
    await expectNoViolations(page, theme);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

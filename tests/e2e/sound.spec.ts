import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../support/journey";
import {
  expectAccessible,
  expectNoSidewaysScrolling,
  GUARDED_PATHS,
  hydrated,
  NARROW,
  PUBLIC_PATHS,
  WIDE,
} from "../support/screens";

const LONG_EMAIL = `${"a".repeat(60)}@demo.example`;
const LONG_QUESTION = "integrate".repeat(12).slice(0, 100);

/** Chooses the theme where every page reads it at its start. */
async function choose(page: Page, theme: "light" | "dark") {
  await page.evaluate((chosen) => localStorage.setItem("theme", chosen), theme);
}

async function visitAll(page: Page, paths: string[], check: () => Promise<void>) {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await check();
  }
}

for (const theme of ["light", "dark"] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ expectedStatuses: [400, 404] });
    test.slow();

    test.beforeEach(async ({ page }) => {
      await page.goto("/");
      await choose(page, theme);
    });

    async function expectSound(page: Page) {
      await expect(page.locator("html")).toHaveClass(theme === "dark" ? "dark" : "");
      await expectAccessible(page);
    }

    test("axe finds nothing wrong with the public pages", async ({ page }) => {
      await visitAll(page, [...PUBLIC_PATHS, "/nowhere"], () => expectSound(page));
    });

    test("nor with the pages behind the guard", async ({ page }) => {
      await signIn(page);
      await expectSound(page);
      await visitAll(page, GUARDED_PATHS, () => expectSound(page));
    });

    test("nor with the dialogs, the menu and what opens", async ({ page }) => {
      await signIn(page);
      await page.goto("/dashboard");
      await hydrated(page);
      for (const name of ["Take the tour", "Settings"]) {
        await page.getByRole("link", { name, exact: true }).click();
        await expect(page.getByRole("dialog")).toHaveCount(1);
        await expectSound(page);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
      }
      await page.setViewportSize(NARROW);
      await page.locator("summary").filter({ hasText: "Menu" }).click();
      await expectSound(page);
      await page.goto("/documentation");
      for (const button of await page.locator("summary").all()) await button.click();
      await expectSound(page);
    });

    test("nor with an error at its field", async ({ page }) => {
      await signIn(page);
      await page.goto("/settings");
      await hydrated(page);
      await page.getByRole("button", { name: "Delete my account" }).press("Enter");
      await expect(page.getByText("Tick the box to confirm")).toBeVisible();
      await expectSound(page);
    });
  });
}

test.describe("what has no break", () => {
  // The tool may be unable to make a film.
  test.use({ expectedStatuses: [503] });

  test("in a name or a question never causes sideways scrolling", async ({ page }) => {
    await page.setViewportSize(NARROW);
    await signIn(page, LONG_EMAIL);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("a".repeat(60));
    await expectNoSidewaysScrolling(page);
    await page.goto("/settings");
    await expect(page.getByText(LONG_EMAIL)).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await page.goto("/video-generator");
    await page.getByLabel("Your question").fill(LONG_QUESTION);
    await page.getByRole("button", { name: "Create Video" }).click();
    await page.goto("/dashboard");
    await expectNoSidewaysScrolling(page);
  });
});

test.describe("text of twice the size", () => {
  test.use({ expectedStatuses: [404] });
  test.slow();

  /** Wide, on a phone, and at the narrowest. */
  async function expectFitEverywhere(page: Page) {
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    for (const size of [WIDE, { width: 360, height: 740 }, NARROW]) {
      await page.setViewportSize(size);
      await expectNoSidewaysScrolling(page);
    }
  }

  for (const theme of ["light", "dark"] as const) {
    test(`fits the window in the ${theme} theme`, async ({ page }) => {
      await page.goto("/");
      await choose(page, theme);
      await visitAll(page, PUBLIC_PATHS, () => expectFitEverywhere(page));
      await signIn(page, LONG_EMAIL);
      await visitAll(page, [...PUBLIC_PATHS, ...GUARDED_PATHS, "/nowhere"], () => expectFitEverywhere(page));
    });
  }

  test("fits the dialogs, and what a tool has made", async ({ page }) => {
    await signIn(page, LONG_EMAIL);
    for (const name of ["Take the tour", "Settings"]) {
      await page.setViewportSize(WIDE);
      await page.goto("/dashboard");
      await hydrated(page);
      await page.getByRole("link", { name, exact: true }).click();
      await expect(page.getByRole("dialog")).toHaveCount(1);
      await expectFitEverywhere(page);
      const edges = page
        .getByRole("dialog")
        .locator("*")
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
      expect(Math.max(...(await edges))).toBeLessThanOrEqual(NARROW.width);
    }
    await page.goto(`/youtube-transcriber`);
    await page.getByLabel("YouTube").fill("https://youtu.be/dQw4w9WgXcQ");
    await page.getByRole("button", { name: "Transcribe" }).click();
    await expect(page.getByText("This is not what your video says")).toBeVisible();
    await expectFitEverywhere(page);
    const load = page.getByRole("link", { name: "Load the video" });
    const above = await load.evaluate(
      (link) => link.getBoundingClientRect().top - (link.parentElement?.getBoundingClientRect().top ?? 0),
    );
    expect(above, "the link is cut off").toBeGreaterThanOrEqual(0);
  });
});

test.describe("forced colours", () => {
  test.use({ colorScheme: "dark", contextOptions: { forcedColors: "active" } });

  test("leave controls with their edges, drawings with their lines, and the focus with its ring", async ({ page }) => {
    await page.goto("/");
    const link = page.getByRole("link", { name: "Start Learning Free" });
    await link.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(link).toHaveCSS("outline-style", "solid");
    await expect(link).toHaveCSS("border-top-style", "solid");
    const [line, text] = await page.evaluate(() => {
      const path = document.querySelector("main figure path[class*=stroke-accent]");
      return [path && getComputedStyle(path).stroke, getComputedStyle(document.body).color];
    });
    expect(line).toBe(text);
  });
});

test.describe("reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("is respected by what would move", async ({ page }) => {
    await page.goto("/?demo=1");
    const [duration] = await page.evaluate(() => [
      getComputedStyle(document.querySelector(".button") ?? document.body).transitionDuration,
    ]);
    expect(Number.parseFloat(duration ?? "1")).toBeLessThan(0.001);
  });
});

test("every control is at least 24 px high and wide", async ({ page }) => {
  await signIn(page);
  const small: string[] = [];
  for (const path of [...PUBLIC_PATHS, ...GUARDED_PATHS]) {
    await page.goto(path);
    for (const control of await page
      .locator(
        "button:not([aria-hidden=true]):visible, summary:visible, input:visible, .button:visible, .button-quiet:visible, nav a:visible",
      )
      .all()) {
      const box = await control.boundingBox();
      if (box && (box.width < 24 || box.height < 24))
        small.push(`${path}: ${await control.evaluate((element) => element.outerHTML)}`);
    }
  }
  expect(small).toEqual([]);
});

import { readFileSync } from "node:fs";
import { expectNoViolations, THEMES } from "../support/accessibility";
import { BLACK, boxOf, canvasOf, content, drag, openTool, pixel, point, WHITE } from "../support/drawing";
import { expect, signIn, signInHere, test } from "../support/journey";

test.beforeEach(async ({ page }) => {
  await openTool(page);
});

test("a black pencil of 3 pixels lies ready, and sizes go from 1 to 20", async ({ page }) => {
  await expect(page.getByRole("button", { name: "Pencil" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("button", { name: "Black", exact: true })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByLabel("Custom colour")).toHaveValue("#000000");
  const size = page.getByLabel("Brush size");
  await expect(size).toHaveValue("3");
  await size.press("Home");
  await expect(size).toHaveValue("1");
  await size.press("End");
  await expect(size).toHaveValue("20");
});

test("a mouse draws lines and dots, in ten colours and any other, in every size", async ({ page }) => {
  await drag(page, [100, 100], [300, 100]);
  expect(await pixel(page, 200, 100)).toBe(BLACK);
  expect(await pixel(page, 200, 103)).toBe(WHITE);
  await page.getByLabel("Brush size").fill("20");
  await expect(page.getByText("20 px")).toBeVisible();
  const colours = {
    Red: "255,0,0",
    Green: "0,128,0",
    Blue: "0,0,255",
    Yellow: "255,255,0",
    Magenta: "255,0,255",
    Cyan: "0,255,255",
    Orange: "255,165,0",
    Purple: "128,0,128",
    Pink: "255,192,203",
    Black: BLACK,
  };
  for (const [index, [name, expected]] of Object.entries(colours).entries()) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page.getByRole("button", { name, exact: true })).toHaveAttribute("aria-pressed", "true");
    await drag(page, [50 + 60 * index, 300]);
    expect(await pixel(page, 50 + 60 * index, 300)).toBe(expected);
    expect(await pixel(page, 58 + 60 * index, 300)).toBe(expected);
  }
  await page.getByLabel("Custom colour").fill("#123456");
  await drag(page, [400, 400], [500, 400]);
  expect(await pixel(page, 450, 408)).toBe("18,52,86");
});

test("the eraser draws white; undo, redo and clear go back and forth; a reload keeps it all", async ({ page }) => {
  await drag(page, [100, 100], [300, 100]);
  await page.getByRole("button", { name: "Eraser" }).click();
  await page.getByLabel("Brush size").fill("20");
  await drag(page, [200, 80], [200, 120]);
  expect([await pixel(page, 200, 100), await pixel(page, 150, 100)]).toEqual([WHITE, BLACK]);
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await pixel(page, 200, 100)).toBe(BLACK);
  await page.getByRole("button", { name: "Redo" }).click();
  expect(await pixel(page, 200, 100)).toBe(WHITE);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  expect(await pixel(page, 150, 100)).toBe(WHITE);
  await page.keyboard.press("Control+Shift+z");
  expect(await pixel(page, 200, 100)).toBe(BLACK);
  await page.reload();
  await expect.poll(() => pixel(page, 200, 100)).toBe(BLACK);
  await page.getByRole("button", { name: "Redo" }).click();
  expect(await pixel(page, 200, 100)).toBe(WHITE);
  await page.getByRole("button", { name: "Clear Canvas" }).click();
  expect(await pixel(page, 150, 100)).toBe(WHITE);
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await pixel(page, 150, 100)).toBe(BLACK);
});

test("a pen draws every move that came at once, and a palm that rests before it leaves nothing", async ({ page }) => {
  await point(page, { type: "pointerdown", id: 8, by: "touch", at: [600, 400] });
  await point(page, { type: "pointermove", id: 8, by: "touch", at: [600, 300] });
  expect(await pixel(page, 600, 380)).toBe(BLACK);
  await point(page, { type: "pointerdown", id: 9, by: "pen", at: [100, 100] });
  await point(page, {
    type: "pointermove",
    id: 9,
    by: "pen",
    at: [300, 300],
    between: [
      [200, 100],
      [300, 100],
      [300, 200],
    ],
  });
  await point(page, { type: "pointermove", id: 8, by: "touch", at: [700, 300] });
  await point(page, { type: "pointerup", id: 9, by: "pen", at: [300, 300] });
  expect([await pixel(page, 150, 100), await pixel(page, 300, 250), await pixel(page, 200, 200)]).toEqual([
    BLACK,
    BLACK,
    WHITE,
  ]);
  expect([await pixel(page, 600, 380), await pixel(page, 650, 300)]).toEqual([WHITE, WHITE]);
  await page.getByRole("button", { name: "Pencil" }).press("Control+z");
  await expect(page.locator("[data-said]")).toHaveText("Undone. Strokes on the canvas: 0");
  await page.keyboard.press("Control+y");
  await expect(page.locator("[data-said]")).toHaveText("Redone. Strokes on the canvas: 1");
});

test("what is redrawn is what was drawn", async ({ page }) => {
  await drag(page, [100, 100], [180, 300], [260, 90], [340, 310], [420, 100], [500, 200]);
  const drawn = await content(page);
  await drag(page, [600, 400]);
  await page.getByRole("button", { name: "Undo" }).click();
  expect((await content(page)) === drawn).toBe(true);
});

test("the download is a PNG file of 800x500 with the drawing on white", async ({ page }) => {
  await drag(page, [100, 100], [300, 100]);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe("canvas-drawing.png");
  const png = readFileSync(await file.path());
  expect([png.toString("latin1", 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(["PNG", 800, 500]);
  expect(`data:image/png;base64,${png.toString("base64")}` === (await content(page))).toBe(true);
});

test("the keyboard alone draws, and hears what it does", async ({ page }) => {
  const said = page.locator("[data-said]");
  await page.getByRole("button", { name: "Pencil" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Eraser" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("4 px")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Red", exact: true })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("End");
  await expect(page.getByRole("button", { name: "Download" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(canvasOf(page)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(said).toHaveText("Pen at 395, 250");
  await expect(page.locator("[data-pen=up]")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(said).toHaveText("Pen down at 395, 250");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(said).toHaveText("Drawing to 395, 275");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("[data-pen=down]")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(said).toHaveText("Pen up at 395, 280");
  await page.keyboard.press("Shift+ArrowRight");
  expect([await pixel(page, 395, 265), await pixel(page, 395, 279), await pixel(page, 410, 280)]).toEqual([
    "255,0,0",
    "255,0,0",
    WHITE,
  ]);
  await page.keyboard.press("Control+z");
  await expect(said).toHaveText("Undone. Strokes on the canvas: 0");
  expect(await pixel(page, 395, 265)).toBe(WHITE);
  for (const key of ["z", "y", "e", "c"]) await page.keyboard.press(key);
  await page.keyboard.press("Control+Shift+z");
  expect(await pixel(page, 395, 265)).toBe("255,0,0");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Analyzing...")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Result" })).toBeFocused();
  await expect(page.getByText("This is a sample")).toBeVisible();
  expect(await pixel(page, 395, 265)).toBe("255,0,0");
});

test("a screen that has more pixels than before has them drawn, and nothing is lost", async ({ page }) => {
  await drag(page, [100, 100], [300, 100]);
  const client = await page.context().newCDPSession(page);
  const width = () => canvasOf(page).evaluate((canvas: HTMLCanvasElement) => canvas.width);
  expect(await width()).toBe(800);
  // As on a large screen that is zoomed to twice the size: the paper stays as wide as it is.
  for (const height of [720, 700])
    await client.send("Emulation.setDeviceMetricsOverride", {
      width: 1280,
      height,
      deviceScaleFactor: 2,
      mobile: false,
    });
  await expect.poll(width).toBe(1600);
  expect(await pixel(page, 200, 100)).toBe(BLACK);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, deviceScaleFactor: 3, isMobile: true });

  test("a finger draws where it is, crisply, and the page stays within its width", async ({ page }) => {
    const canvas = canvasOf(page);
    await canvas.scrollIntoViewIfNeeded();
    const box = await boxOf(canvas);
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...points: number[][]) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: points.map(([x = 0, y = 0]) => ({
          x: box.x + (x / 800) * box.width,
          y: box.y + (y / 500) * box.height,
        })),
      });
    const scrolled = await page.evaluate(() => window.scrollY);
    await touch("touchStart", [100, 400]);
    await touch("touchMove", [100, 200]);
    await touch("touchMove", [100, 100]);
    await touch("touchEnd");
    expect(await pixel(page, 100, 300)).toBe(BLACK);
    expect(await pixel(page, 110, 300)).toBe(WHITE);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    expect(
      await canvas.evaluate((element: HTMLCanvasElement) => element.width / element.clientWidth),
    ).toBeGreaterThanOrEqual(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test("a signed-in learner's analyze, clear and download stand on the dashboard, one request each", async ({ page }) => {
  await signIn(page);
  await openTool(page, "/canvas-ai");
  const posts: string[] = [];
  // What was answered: leaving the page before would give them up.
  page.on(
    "response",
    (response) => response.request().method() === "POST" && posts.push(new URL(response.url()).pathname),
  );
  await drag(page, [100, 100], [300, 100]);
  await page.getByRole("button", { name: "Clear Canvas" }).click();
  await page.getByRole("button", { name: "Download" }).click();
  await page.getByRole("button", { name: "Analyze with AI" }).dblclick();
  await expect(page.getByRole("heading", { name: "Result" })).toBeFocused();
  await expect.poll(() => posts).toEqual(["/canvas-ai.data", "/canvas-ai.data", "/canvas-ai.data"]);
  await page.goto("/dashboard");
  for (const title of ["Analyzed a drawing", "Cleared the canvas", "Downloaded a drawing"])
    await expect(page.getByText(title)).toHaveCount(1);
});

test("clearing the canvas takes the result of what was on it away, until there is another", async ({ page }) => {
  const result = page.getByRole("heading", { name: "Result" });
  await page.getByRole("button", { name: "Analyze with AI" }).click();
  await expect(result).toBeFocused();
  await page.getByRole("button", { name: "Clear Canvas" }).click();
  await expect(result).toHaveCount(0);
  await page.getByRole("button", { name: "Analyze with AI" }).click();
  await expect(result).toBeFocused();
});

test("a session that is over leads to the sign-in, and back to the drawing", async ({ page, context }) => {
  const email = await signIn(page);
  await openTool(page, "/canvas-ai");
  await drag(page, [100, 100], [300, 100]);
  const drawn = await content(page);
  await context.clearCookies();
  await page.getByRole("button", { name: "Analyze with AI" }).click();
  await expect(page).toHaveURL(/\/signin\?returnTo=%2Fcanvas-ai$/);
  await signInHere(page, email);
  await expect(page.getByRole("button", { name: "Pencil" })).toBeEnabled();
  expect((await content(page)) === drawn).toBe(true);
});

test("a visitor's clear and download tell nobody", async ({ page }) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await page.getByRole("button", { name: "Clear Canvas" }).click();
  await page.getByRole("button", { name: "Download" }).click();
  await expect(page.locator("[data-said]")).toHaveText("Downloaded as canvas-drawing.png");
  expect(posts).toEqual([]);
});

test("nothing is wrong for assistive technology in either theme, and the paper stays white", async ({ page }) => {
  await page.getByRole("button", { name: "Analyze with AI" }).click();
  await expect(page.getByRole("heading", { name: "Result" })).toBeFocused();
  for (const theme of THEMES) {
    await expectNoViolations(page, theme);
    expect(await pixel(page, 400, 250)).toBe(WHITE);
    await page
      .getByRole("button", { name: "Dark Mode" })
      .or(page.getByRole("button", { name: "Light Mode" }))
      .click();
  }
});

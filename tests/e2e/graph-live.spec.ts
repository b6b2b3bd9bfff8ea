import { readFileSync } from "node:fs";
import { curve, drag, numbersOf, openGraph, pad, placeIn, plane, said } from "../support/graph-page";
import { expect, test } from "../support/journey";

test.describe("the plane", () => {
  test.beforeEach(({ page }) => openGraph(page, "y = x"));

  test("is dragged without a request, and stands in the address: a reload and the way back show it again", async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await drag(page, [0.5, 0.5], [0.7, 0.3]);
    await expect(page).toHaveURL(/xmin=-1[34].*ymin=-8\.7/);
    // What draws may come late, and the words are asked for once the drawing rests.
    expect(requests.filter((path) => !/^\/build\/|^\/favicon.svg$|^\/graph-visualizer.json$/.test(path))).toEqual([]);
    await expect(curve(page)).toHaveAttribute("d", /^m/);
    const moved = await curve(page).getAttribute("d");
    await expect(page.locator("[name=xmin]")).toHaveValue(/^-1[34]/);

    await page.reload();
    expect(await curve(page).getAttribute("d")).toBe(moved);
    await page.getByRole("link", { name: "y = x^2" }).click();
    await expect(page).toHaveURL(/x%5E2/);
    await page.goBack();
    await expect(page).toHaveURL(/xmin=-1[34]/);
    await expect(curve(page)).toHaveAttribute("d", moved ?? "");
  });

  test("is moved by a transform while it is dragged, and drawn anew at rest", async ({ page }) => {
    const still = await curve(page).getAttribute("d");
    await page.mouse.move(...(await placeIn(page, 0.5, 0.5)));
    await page.mouse.down();
    await page.mouse.move(...(await placeIn(page, 0.6, 0.5)));
    await expect
      .poll(async () => (await plane(page).getAttribute("transform")) ?? (await curve(page).getAttribute("d")))
      .not.toBe(still);
    await page.mouse.up();
    await expect(plane(page)).not.toHaveAttribute("transform", /./);
    await expect(curve(page)).not.toHaveAttribute("d", still ?? "");
  });

  test("is zoomed by the wheel with Ctrl or with the focus in it, about the pointer; else the page scrolls", async ({
    page,
  }) => {
    await page.mouse.move(...(await placeIn(page, 0.25, 0.5)));
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page).not.toHaveURL(/xmin/);
    await pad(page).focus();
    await page.mouse.move(...(await placeIn(page, 0.25, 0.5)));
    await page.mouse.wheel(0, -400);
    await expect(page).toHaveURL(/xmin/);
    const { xmin = 0, xmax = 0 } = numbersOf(page);
    expect(xmax - xmin).toBeLessThan(12);
    expect(xmin + (xmax - xmin) / 4).toBeCloseTo(-5, 1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("is moved, zoomed and put back by keys, which are told and say what they did", async ({ page }) => {
    await expect(page.getByText("arrow keys move")).toBeVisible();
    await pad(page).focus();
    await page.keyboard.press("ArrowRight");
    await expect(said(page)).toHaveText("Showing: x from −9 to 11, y from −6.25 to 6.25");
    await page.keyboard.press("Shift+ArrowUp");
    await expect(said(page)).toHaveText("Showing: x from −9 to 11, y from −3.125 to 9.375");
    await page.keyboard.press("-");
    await expect(said(page)).toHaveText("Showing: x from −11.5 to 13.5, y from −4.687 to 10.938");
    await page.keyboard.press("0");
    await expect(said(page)).toHaveText("Showing: x from −10 to 10, y from −6.25 to 6.25");
    await expect(page).not.toHaveURL(/xmin/);
    await page.getByRole("button", { name: "Trace" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(said(page)).toHaveText("Showing: x from −10 to 10, y from −6.25 to 6.25");
  });

  test("is told of as it is seen, once it rests, by one request that leaves the focus and is noted nowhere", async ({
    page,
  }) => {
    const about = page.getByRole("region", { name: "About this graph" });
    await page.getByLabel("Equation").fill("y = x^2");
    await expect(about).toContainText("Defined for every x.");
    await expect(page.getByRole("rowheader").first()).toHaveText("-10");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await pad(page).focus();
    await page.keyboard.press("Shift+ArrowRight");
    await expect(page.getByRole("rowheader").first()).toHaveText("-5");
    await expect(page.getByRole("link", { name: "Download CSV" })).toHaveAttribute("href", /xmin=-5&/);
    await expect(page.locator("#graph-desc")).toContainText("for x from −5 to 15");
    await expect(pad(page)).toBeFocused();
    expect(asked.filter((path) => path !== "/favicon.svg" && !path.startsWith("/build/"))).toEqual([
      "/graph-visualizer.json",
    ]);
    await page.goto("/dashboard");
    await expect(page.getByText(/^Plotted/)).toHaveText(["Plotted y = x"]);
  });

  test("keeps its words where no others can be had, and says so", async ({ page, context }) => {
    await pad(page).focus();
    await page.keyboard.press("+");
    await expect(page.getByRole("rowheader").first()).toHaveText("-8");
    await context.route("**/graph-visualizer.json*", (route) =>
      route.fulfill({ status: 200, body: "<p>Not here.</p>" }),
    );
    await page.keyboard.press("+");
    const link = page.getByRole("link", { name: "Describe this view" });
    await expect(link).toBeVisible();
    await expect(page.getByRole("rowheader").first()).toHaveText("-8");
    await link.click();
    await expect(link).toHaveCount(0);
    await expect(page.getByRole("rowheader").first()).toHaveText("-6");
    await expect(page).toHaveURL(/xmin=-6\.4/);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("one finger drags and two zoom", async ({ page }) => {
    await openGraph(page, "y = x");
    await pad(page).scrollIntoViewIfNeeded();
    const client = await page.context().newCDPSession(page);
    const touch = async (type: "touchStart" | "touchMove" | "touchEnd", ...places: [number, number][]) => {
      const points = await Promise.all(places.map((place) => placeIn(page, ...place)));
      await client.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
    };
    await touch("touchStart", [0.4, 0.5], [0.6, 0.5]);
    await touch("touchMove", [0.3, 0.5], [0.6, 0.5]);
    await touch("touchMove", [0.3, 0.5], [0.7, 0.5]);
    await touch("touchEnd");
    await expect(page).toHaveURL(/xmin/);
    // On a slow machine the drawing may have come to rest between two moves.
    await expect.poll(() => widthIn(numbersOf(page))).toBeCloseTo(10, 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test("a surface is turned by hand, by keys and by links", async ({ page }) => {
  await openGraph(page, "z = x^2 - y^2");
  const mesh = page.locator("path[data-equation='0']").first();
  const before = await mesh.getAttribute("d");
  await drag(page, [0.4, 0.5], [0.5, 0.5]);
  await expect(page).toHaveURL(/turn=4[78]/);
  await expect(mesh).not.toHaveAttribute("d", before ?? "");
  await pad(page).focus();
  await page.keyboard.press("ArrowUp");
  await expect(said(page)).toHaveText(/^Turned by 4[\d.]+°, tilted by 35°: x from −5 to 5, y from −5 to 5$/);
  await page.getByRole("link", { name: "Turn left" }).click();
  await expect(page).toHaveURL(/turn=6[\d.]+&tilt=35/);
  const turned = await mesh.getAttribute("d");
  await page.reload();
  expect(await mesh.getAttribute("d")).toBe(turned);
  await page.getByRole("link", { name: "Reset" }).click();
  await expect(mesh).toHaveAttribute("d", before ?? "");
});

test.describe("taken away", () => {
  test("as a PNG file of twice the size", async ({ page }) => {
    await openGraph(page, "y = x");
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download PNG" }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe("graph.png");
    const png = readFileSync(await file.path());
    expect([png.toString("latin1", 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(["PNG", 1600, 1000]);
    // A drawing, not an empty sheet.
    expect(png.length).toBeGreaterThan(10_000);
  });

  test("as a link, which is shown where it may not be copied", async ({ page, context, baseURL }) => {
    await openGraph(page, "y = x");
    await page.evaluate(() =>
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new Error("no")) },
        configurable: true,
      }),
    );
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByLabel("Link to this graph")).toHaveValue(`${baseURL}/graph-visualizer?equation=y+%3D+x`);
    await page.reload();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(said(page)).toHaveText("Link copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}/graph-visualizer?equation=y+%3D+x`,
    );
  });
});

function widthIn({ xmin = 0, xmax = 0 }: Record<string, number>): number {
  return xmax - xmin;
}

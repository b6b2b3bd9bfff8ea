import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { drag } from "../support/drawing";
import {
  answering,
  type FakeCanvasService,
  hanging,
  SOLVED,
  startFakeCanvasService,
} from "../support/fake-canvas-service";
import { expect, test as base } from "../support/journey";
import { PNG } from "../support/png";
import { startServer } from "../support/server";

// The product with a canvas service, started for each test: visitors have so many analyses only.
const test = base.extend<{ fake: FakeCanvasService; home: string }>({
  fake: async ({}, use) => {
    const fake = await startFakeCanvasService();
    await use(fake);
    fake.stop();
  },
  home: async ({ fake }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "quadrille-e2e-"));
    const server = await startServer({ DATA_DIR: folder, DEMO_SIGN_IN: "true", CANVAS_SERVICE_URL: fake.url });
    await use(`${server.url}/integrations`);
    expect(await server.stop(), server.output()).toBe(0);
    rmSync(folder, { recursive: true, force: true });
  },
});

test.use({ expectedStatuses: [400, 413, 429, 502] });

const FAULTS = [
  [answering("<h1>boom</h1>", 500, "text/html"), "Error: Backend error: <h1>boom</h1>"],
  [answering({ data: [] }), "No result received."],
  [answering({ answer: 42 }), "No result received."],
  [answering("not JSON"), "Error: the service's answer cannot be read"],
] as const;

test("the drawing arrives as a PNG and its solution is shown; every fault is told, and the drawing stays", async ({
  page,
  fake,
  home,
}) => {
  await page.goto(home);
  await draw(page);
  const drawn = await content(page);
  await analyze(page);
  await expect(page.getByText("1 + 2 = 3")).toBeVisible();
  await expect(page.getByText("This is a sample")).toHaveCount(0);
  expect(fake.asked[0]?.body).toEqual({ image: drawn, dict_of_vars: {} });
  for (const [answer, text] of FAULTS) {
    fake.answer = answer;
    await analyze(page);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    expect((await content(page)) === drawn).toBe(true);
  }
  fake.answer = SOLVED;
  await analyze(page);
  await expect(page.getByText("1 + 2 = 3")).toBeVisible();
});

test("a double press asks once; whoever leaves gives the service up, and finds the drawing again", async ({
  page,
  fake,
  home,
}) => {
  fake.answer = hanging;
  await page.goto(home);
  await draw(page);
  const drawn = await content(page);
  await page.getByRole("button", { name: "Analyze with AI" }).dblclick();
  await expect(page.getByText("Analyzing...")).toBeVisible();
  await expect.poll(() => fake.asked.length).toBe(1);
  await page.goto(new URL("/features", home).href);
  await expect.poll(() => fake.givenUp).toBe(1);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Pencil" })).toBeEnabled();
  expect((await content(page)) === drawn).toBe(true);
  expect(fake.asked).toHaveLength(1);
});

test("a server that is gone is told, and the drawing stays", async ({ page, home }) => {
  await page.goto(home);
  await draw(page);
  const drawn = await content(page);
  await page.evaluate(() => (window.fetch = () => Promise.reject(new TypeError("Failed to fetch"))));
  await analyze(page);
  await expect(page.getByText(/^Error: the server could not be reached/)).toBeVisible();
  expect((await content(page)) === drawn).toBe(true);
});

test("a browser without a canvas is told so", async ({ page, home, fake }) => {
  await page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null));
  await page.goto(home);
  await analyze(page);
  await expect(page.getByText("Canvas not available.")).toBeVisible();
  expect(fake.asked).toEqual([]);
});

test("a browser that makes no PNG is told so", async ({ page, home, fake }) => {
  await page.addInitScript(() => (HTMLCanvasElement.prototype.toDataURL = () => "data:image/jpeg;base64,AAAA"));
  await page.goto(home);
  await analyze(page);
  await expect(page.getByText("Invalid image format.")).toBeVisible();
  expect(fake.asked).toEqual([]);
});

test("a tab whose storage is full warns that a reload loses the drawing", async ({ page, home }) => {
  await page.goto(home);
  await expect(page.getByRole("button", { name: "Pencil" })).toBeEnabled();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await draw(page);
  await expect(page.getByRole("alert")).toContainText("too large to survive a reload");
});

test("the twenty-first analysis of a visitor is refused in words", async ({ page, home, request }) => {
  const picture = { name: "sum.png", mimeType: "image/png", buffer: PNG };
  const post = () => request.post(home, { multipart: { picture }, headers: { Origin: new URL(home).origin } });
  for (let round = 0; round < 20; round += 1) expect((await post()).status()).toBe(200);
  const refused = await post();
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(500);
  await page.goto(home);
  await draw(page);
  await analyze(page);
  await expect(
    page.getByText(/^Error: there were too many pictures from your address. Try again in \d+ min/),
  ).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a PNG is uploaded, by keyboard too; a fault keeps it, and another file is refused", async ({
    page,
    fake,
    home,
  }) => {
    fake.answer = answering("boom", 503);
    await page.goto(home);
    await expect(page.getByText("Drawing needs JavaScript")).toBeVisible();
    await expect(page.locator("canvas")).toBeHidden();
    await expect(page.getByRole("button", { name: "Clear Canvas" })).toBeHidden();
    const file = page.getByLabel("A PNG picture");
    await file.setInputFiles({ name: "sum.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") });
    await page.getByRole("button", { name: "Analyze with AI" }).click();
    await expect(page.getByText("Invalid image format.")).toBeVisible();
    await file.setInputFiles({ name: "sum.png", mimeType: "image/png", buffer: PNG });
    await file.focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Error: Backend error: boom")).toBeVisible();
    await expect(page.getByRole("img", { name: "Your upload" })).toBeVisible();
    fake.answer = SOLVED;
    await page.getByRole("button", { name: "Analyze with AI" }).click();
    await expect(page.getByText("1 + 2 = 3")).toBeVisible();
    const image = `data:image/png;base64,${PNG.toString("base64")}`;
    expect(fake.asked.map(({ body }) => body)).toEqual(Array(2).fill({ image, dict_of_vars: {} }));
  });
});

async function draw(page: Page) {
  await expect(page.getByRole("button", { name: "Pencil" })).toBeEnabled();
  await drag(page, [100, 100], [200, 150]);
}

async function analyze(page: Page) {
  await page.getByRole("button", { name: "Analyze with AI" }).click();
  await expect(page.getByRole("heading", { name: "Result" })).toBeFocused();
}

function content(page: Page): Promise<string> {
  return page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL("image/png"));
}

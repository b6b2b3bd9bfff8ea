import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FakeVideoService, hangs, says, startFakeVideoService } from "../support/fake-video-service";
import { expect, signIn, test as base } from "../support/journey";
import { startServer } from "../support/server";

const QUESTION = "Why is the sum of angles 180°?";

/** The product with a video service beside it. */
const test = base.extend<object, { service: FakeVideoService }>({
  service: [
    async ({}, use) => {
      const stops: (() => void)[] = [];
      await use(await startFakeVideoService((stop) => stops.push(stop)));
      for (const stop of stops) stop();
    },
    { scope: "worker" },
  ],
  app: [
    async ({ service }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "quadrille-e2e-"));
      const server = await startServer({
        DATA_DIR: folder,
        DEMO_SIGN_IN: "true",
        SIGN_IN_LIMIT: "100000",
        SIGN_IN_LIMIT_PER_ACCOUNT: "100000",
        VIDEO_API_URL: service.url,
      });
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

// One service for all: its answers are changed one test after the other.
test.describe.configure({ mode: "serial" });

async function ask(page: Parameters<typeof signIn>[0]) {
  await signIn(page);
  await page.goto("/video-generator");
  await page.getByLabel("Your question").fill(QUESTION);
  await page.getByRole("button", { name: "Create Video" }).click();
  await expect(page).toHaveURL(/\/video-generator\/[\w-]{36}$/);
}

test("the service's film plays and is saved under the question's name, and is no sample", async ({ page, service }) => {
  service.film = says(200, "video/webm", readFileSync("public/sample-lesson.webm"));
  await ask(page);
  await expect(page.getByRole("heading", { name: "Your video", exact: true })).toBeVisible();
  await expect(page.getByText("sample clip")).toHaveCount(0);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect
    .poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.2);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("Why is the sum of angles 180.webm");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a failure is told, the question stays, and it can be sent again", async ({ page, service }) => {
      const { generate } = service;
      service.generate = says(500, "text/html", "<h1>Oops</h1>");
      await ask(page);
      await expect(page.locator("[data-toast=error]")).toContainText("API Error: 500 Internal Server Error");
      await expect(page.getByRole("heading", { name: "No video was made" })).toBeVisible();
      await expect(page.getByLabel("Your question")).toHaveValue(QUESTION);
      service.generate = generate;
      await page.getByRole("button", { name: "Create Video" }).click();
      await expect(page.getByRole("heading", { name: "Your video", exact: true })).toBeVisible();
      await page.goto("/dashboard");
      await expect(page.getByText(`Video failed: ${QUESTION} (API Error: 500 Internal Server Error)`)).toBeVisible();
    });

    test("cancelling ends the call to the service", async ({ page, service }) => {
      const { generate } = service;
      service.generate = (request, response) => {
        response.once("close", () => (service.fetched = -1));
        hangs(request, response);
      };
      await ask(page);
      await page.getByRole("button", { name: "Cancel" }).click();
      await expect(page.getByText("You cancelled it.")).toBeVisible();
      await expect.poll(() => service.fetched).toBe(-1);
      service.generate = generate;
      service.fetched = 0;
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("updates of a page that waits can be paused and resumed", async ({ page, service }) => {
    const { generate } = service;
    const refresh = page.locator("meta[http-equiv=refresh]");
    service.generate = hangs;
    await ask(page);
    await expect(refresh).toHaveCount(1);
    await page.getByRole("link", { name: "Pause updates" }).click();
    await expect(page.getByRole("link", { name: "Resume updates" })).toBeVisible();
    await expect(refresh).toHaveCount(0);
    await page.getByRole("link", { name: "Resume updates" }).click();
    await expect(refresh).toHaveCount(1);
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("You cancelled it.")).toBeVisible();
    service.generate = generate;
  });
});

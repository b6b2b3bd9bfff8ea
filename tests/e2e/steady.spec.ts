import type { Page } from "@playwright/test";
import { pdf } from "../support/documents";
import { expect, signIn, test } from "../support/journey";
import { hydrated } from "../support/screens";

interface Job {
  path: string;
  fill: (page: Page) => Promise<void>;
  button: string;
  /** The heading of the result. */
  result: string;
}

const JOBS: Job[] = [
  {
    path: "/video-generator",
    fill: (page) => page.getByLabel("Your question").fill("Why is 0! = 1?"),
    button: "Create Video",
    result: "Your video",
  },
  {
    path: "/document-analyzer",
    fill: (page) =>
      page.getByLabel("Your document").setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: pdf() }),
    button: "Analyze Document",
    result: "Results for a.pdf",
  },
  {
    path: "/youtube-transcriber",
    fill: (page) => page.getByLabel("YouTube URL").fill("https://youtu.be/dQw4w9WgXcQ"),
    button: "Transcribe",
    result: "Transcript",
  },
];

declare global {
  interface Window {
    shifted: string[];
  }
}

for (const width of [360, 1280]) {
  for (const { path, fill, button, result } of JOBS) {
    test(`nothing moves at ${path} while a job runs and when it ends, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.addInitScript(collectShifts);
      await signIn(page);
      await page.goto(path);
      await hydrated(page);
      await fill(page);
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByRole("progressbar")).toBeVisible();
      await expect(page.getByRole("progressbar")).toBeHidden({ timeout: 15_000 });
      await expect(page.getByRole("heading", { name: result, exact: true })).toBeVisible();
      // The toast is put in once more, so that it is announced.
      await page.waitForTimeout(500);
      expect(await page.evaluate(() => window.shifted)).toEqual([]);
    });
  }
}

// Runs in the page: what moves by itself, as the browser counts it (Layout Instability).
function collectShifts() {
  window.shifted = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("hadRecentInput" in entry && !entry.hadRecentInput) window.shifted.push(JSON.stringify(entry));
  }).observe({ type: "layout-shift", buffered: true });
}

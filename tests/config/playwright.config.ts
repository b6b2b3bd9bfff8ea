import { defineConfig } from "@playwright/test";
import { findBrowser } from "../../scripts/browser.mjs";

export default defineConfig({
  testDir: "../e2e",
  outputDir: "../../.cache/e2e",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  reporter: [["list"], ["json", { outputFile: "../../.cache/e2e.json" }]],
  use: {
    browserName: "chromium",
    locale: "en-GB",
    launchOptions: {
      executablePath: findBrowser(),
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    },
  },
});

import { defineConfig } from "@playwright/test";
import { findBrowser } from "../../scripts/browser.mjs";

export default defineConfig({
  testDir: "../e2e",
  outputDir: "../../.cache/e2e",
  fullyParallel: true,
  workers: 2,
  // In CI a journey may be repeated once; scripts/test.mjs lists the ones that needed it.
  retries: process.env.CI ? 1 : 0,
  // A machine may be slow, and the simulated engines take seconds by the specification.
  timeout: 60_000,
  expect: { timeout: 15_000 },
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

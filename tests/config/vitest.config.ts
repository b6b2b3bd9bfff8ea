import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export default defineConfig({
  root: ROOT,
  cacheDir: "node_modules/.cache/vitest",
  esbuild: { jsx: "automatic" },
  resolve: { alias: { "~": `${ROOT}app` } },
  test: {
    include: ["tests/unit/**/*.test.ts", "tests/unit/**/*.test.tsx"],
    globalSetup: ["tests/config/build-worker.ts"],
    setupFiles: ["tests/support/setup.ts"],
    env: { TZ: "UTC", NODE_ENV: "test" },
    sequence: { shuffle: true },
  },
});

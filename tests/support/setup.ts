import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { closeDatabase } from "~/db/connection.server";
import { stopWorkers, useWorker } from "~/work/index.server";
import { captureLog, resetSettings, usedFolders } from "./app";

useWorker(resolve(".cache/tests/engines.js"));
afterAll(stopWorkers);

beforeEach(() => {
  vi.spyOn(console, "error");
  captureLog();
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
  vi.useRealTimers();
  closeDatabase();
  resetSettings();
  for (const folder of usedFolders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

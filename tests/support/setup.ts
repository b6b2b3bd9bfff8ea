import { rmSync } from "node:fs";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { closeDatabase } from "~/db/connection.server";
import { captureLog, resetSettings, usedFolders } from "./app";

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

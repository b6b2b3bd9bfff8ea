import { rmSync } from "node:fs";
import { afterEach, expect, vi } from "vitest";
import { closeDatabase } from "~/db/connection.server";
import { resetSettings, usedFolders } from "./house";

// What the code says on its error stream must be expected by the test: see `expectLogged` in house.ts.
const consoleError = vi.spyOn(console, "error");

afterEach(() => {
  expect(consoleError.mock.calls).toEqual([]);
  consoleError.mockClear();
  closeDatabase();
  resetSettings();
  for (const folder of usedFolders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

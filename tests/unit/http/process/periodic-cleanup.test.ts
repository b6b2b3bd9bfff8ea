import { expect, test, vi } from "vitest";
import { startCleanUps } from "~/http/process/periodic-cleanup.server";
import { captureLog } from "../../../support/app";

test("clean-ups run at once and every minute, whatever becomes of one, until they end", async () => {
  vi.useFakeTimers();
  const log = captureLog();
  const erase = vi.fn(() => Promise.resolve());
  const fail = () => Promise.reject(new Error("The disk is away."));
  const end = startCleanUps([
    { what: "Old films", erase: fail },
    { what: "Old pictures", erase },
  ]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(erase).toHaveBeenCalledTimes(3);
  expect(log.join("")).toContain("Old films could not be removed");
  end();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(erase).toHaveBeenCalledTimes(3);
});

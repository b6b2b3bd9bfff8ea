import { expect, it, onTestFinished } from "vitest";
import { noteRequest, watchEventLoop } from "~/http/process/event-loop.server";
import { captureLog } from "../../../support/app";

function block(ms: number) {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it("logs what held the event loop up, with the requests of that time", async () => {
  const lines = captureLog();
  const reports = () => lines.filter((line) => line.includes("The event loop was held up"));
  onTestFinished(watchEventLoop());
  const firstIsOver = noteRequest("first");
  noteRequest("second");
  block(230);
  firstIsOver();
  await expect.poll(() => reports().join("")).toMatch(/ms=\d+ requestIds=first second\n/);
  const before = reports().length;
  block(230);
  await expect.poll(() => reports().slice(before).join("")).toMatch(/requestIds=second\n/);
});

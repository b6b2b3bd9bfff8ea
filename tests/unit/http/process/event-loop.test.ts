import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { noteRequest, watchEventLoop } from "~/http/process/event-loop.server";
import { captureLog } from "../../../support/app";

function block(ms: number) {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it("logs what held the event loop up, with the requests of that time", async () => {
  const lines = captureLog();
  onTestFinished(watchEventLoop());
  const isOver = noteRequest("over");
  const stillOpen = noteRequest("open");
  block(500);
  isOver();
  await expect.poll(() => lines.join("")).toMatch(/The event loop was held up ms=\d+ requestIds=open over/);
  stillOpen();
  const before = lines.length;
  await wait(0);
  block(500);
  await expect.poll(() => lines.slice(before).join("")).not.toContain("over ");
});

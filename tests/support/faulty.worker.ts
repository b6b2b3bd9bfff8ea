import { threadId } from "node:worker_threads";
import { systemClock } from "~/math/budget";
import { handler, workerOf } from "~/work/worker.server";
import { taskNamed } from "./tasks";

let calls = 0;
const hoard: number[][] = [];

/** What a worker may do wrong, and some that it does right. */
export default workerOf([
  handler(taskNamed<string, { text: string; call: number; threadId: number }>("echo"), (text) => {
    return { text, call: ++calls, threadId };
  }),
  handler(taskNamed<number, number>("compute"), (ms) => {
    const end = systemClock() + ms;
    while (systemClock() < end);
    return threadId;
  }),
  handler(taskNamed<null, never>("obedient"), () => {
    for (;;) systemClock();
  }),
  handler(taskNamed<null, never>("endless"), () => {
    for (;;);
  }),
  handler(taskNamed<null, never>("greedy"), () => {
    for (;;) hoard.push(Array.from({ length: 100_000 }, (_, index) => index / 2));
  }),
  handler(taskNamed<null, never>("throwing"), () => {
    throw new RangeError("It does not work.");
  }),
  handler(taskNamed<null, never>("killed"), () => process.exit(1)),
]);

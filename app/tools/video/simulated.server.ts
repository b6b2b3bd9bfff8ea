import { createReadStream } from "node:fs";
import { simulateWork } from "../simulated-delay.server";
import type { VideoEngine } from "./engine";

const SECONDS = 2;
const SAMPLE = "public/sample-lesson.webm";

/** Gives the same clip for every question. */
export const simulatedVideo: VideoEngine = {
  notice: "This server has no video service: every question gets the same sample clip.",
  async generate(_prompt, context) {
    await simulateWork(SECONDS, "Fetching the sample clip", context);
    return { title: "Sample lesson", type: "video/webm", content: createReadStream(SAMPLE), sample: true };
  },
};

import { simulateWork } from "../simulated-delay.server";
import type { YoutubeEngine } from "./engine";

const TRANSCRIPT_S = 4;
const REPLY_S = 2;

const LINES = [
  { at: 0, text: "Welcome. Today we look at what the slope of a line tells us." },
  {
    at: 9,
    text: "Take two points of the line. From the first to the second, how far do we go up, and how far to the right?",
  },
  { at: 21, text: "The slope is the one divided by the other: rise over run." },
  { at: 30, text: "For the points (1, 2) and (4, 8) that is 6 divided by 3, so the slope is 2." },
  { at: 44, text: "Each step to the right takes us 2 up. That is all a slope says." },
  { at: 55, text: "A slope of 0 is a level line, and a line that goes straight up has none." },
  { at: 68, text: "Try it with two points of your own before you watch on." },
];

const REPLY =
  "This is a sample reply: nobody has read your question. An engine that answers would explain here what the video says about it.";

/** Gives the same sample for every video and every question. */
export const simulatedYoutube: YoutubeEngine = {
  notice: "This server has no transcription engine yet: every video gets the same sample transcript.",
  transcripts: {
    async transcribe(_video, context) {
      await simulateWork(TRANSCRIPT_S, "Preparing a sample transcript", context);
      return { sample: true, lines: LINES };
    },
  },
  chat: {
    async reply(_chat, context) {
      await simulateWork(REPLY_S, "Preparing a sample reply", context);
      return REPLY;
    },
  },
};

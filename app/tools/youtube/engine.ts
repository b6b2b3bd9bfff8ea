import * as z from "zod";
import type { Engine, EngineContext } from "../engine";

/** Each line with the second at which it begins. A sample is about no video in particular. */
export const transcriptSchema = z.object({
  sample: z.boolean(),
  lines: z.array(z.object({ at: z.number(), text: z.string() })),
});

export type Transcript = z.output<typeof transcriptSchema>;

/** Throws EngineError, with a message for the learner. */
interface TranscriptEngine {
  transcribe(video: { id: string }, context: EngineContext): Promise<Transcript>;
}

export interface ChatLine {
  role: "user" | "bot";
  message: string;
}

/** Replies to the last line. Throws EngineError. */
interface ChatEngine {
  reply(chat: { transcript: Transcript; lines: ChatLine[] }, context: EngineContext): Promise<string>;
}

export interface YoutubeEngine extends Engine {
  transcripts: TranscriptEngine;
  chat: ChatEngine;
}

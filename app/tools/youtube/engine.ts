import * as z from "zod";
import type { Engine, EngineContext } from "../engine";

/** What was said in a video: lines with the second at which each begins. A sample is about no video in particular. */
export const transcriptSchema = z.object({
  sample: z.boolean(),
  lines: z.array(z.object({ at: z.number(), text: z.string() })),
});

export type Transcript = z.output<typeof transcriptSchema>;

/** Writes down what is said in a video. Throws EngineError, with a message for the learner, where it cannot. */
interface TranscriptEngine {
  transcribe(video: { id: string }, context: EngineContext): Promise<Transcript>;
}

/** Something that was said about a transcript, by the learner or to them. */
export interface ChatLine {
  role: "user" | "bot";
  message: string;
}

/** Answers the last line of a chat about a transcript. Throws EngineError where it cannot. */
interface ChatEngine {
  reply(chat: { transcript: Transcript; lines: ChatLine[] }, context: EngineContext): Promise<string>;
}

/** Both halves of an engine: one setting chooses them. */
export interface YoutubeEngine extends Engine {
  transcripts: TranscriptEngine;
  chat: ChatEngine;
}

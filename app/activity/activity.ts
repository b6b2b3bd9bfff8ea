import * as z from "zod";

const STORED = { prompt: 100, title: 50 };

const CHARACTERS = new Intl.Segmenter();

const cutAt = (length: number) => z.string().transform((text) => cut(text, length));
const prompt = cutAt(STORED.prompt);
const title = cutAt(STORED.title);

/** Parsing cuts long texts. */
export const activitySchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("page_visited"), details: z.object({ page: z.string() }) }),
  z.object({ type: z.literal("video_generation_started"), details: z.object({ prompt }) }),
  z.object({ type: z.literal("video_generated"), details: z.object({ title, prompt }) }),
  z.object({ type: z.literal("video_generation_failed"), details: z.object({ prompt, error: z.string() }) }),
  z.object({ type: z.literal("video_downloaded"), details: z.object({ title }) }),
  z.object({ type: z.literal("graph_visualized"), details: z.object({ function: z.string() }) }),
  z.object({ type: z.literal("document_analyzed"), details: z.object({ filename: z.string() }) }),
  z.object({
    type: z.literal("canvas_used"),
    // What was typed and solved, and what was asked of it.
    details: z.object({ action: z.string(), expression: z.string().optional(), ask: z.string().optional() }),
  }),
  z.object({ type: z.literal("youtube_transcribed"), details: z.object({ url: z.string() }) }),
]);

export type Activity = z.output<typeof activitySchema>;

export type RecordedActivity = Activity & { id: number; timestamp: string };

/** Cuts to `length` UTF-16 units without splitting a letter with its accents or an emoji. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const whole = CHARACTERS.segment(text).containing(length)?.index;
  return text.slice(0, whole || length).replace(/[\uD800-\uDBFF]$/, "");
}

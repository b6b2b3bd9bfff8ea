import * as z from "zod";
import { isHttpUrl } from "~/http/config/env-fields.server";
import { parseJson } from "~/http/outbound/ask.server";
import { EngineError } from "../engine";

export const MISSING_URL = "No video URL found in API response";

const answerSchema = z.object({ videoUrl: z.unknown(), video_url: z.unknown(), url: z.unknown() }).partial();

/**
 * Where the service says that the film is. Anything else that it may say counts as no address.
 * @param content the bytes of its answer
 */
export async function videoUrlIn(content: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  const answer = answerSchema.safeParse(parseJson(Buffer.concat(chunks).toString("utf8")));
  const url = answer.data?.videoUrl || answer.data?.video_url || answer.data?.url;
  if (typeof url !== "string" || !isHttpUrl(url)) throw new EngineError(MISSING_URL);
  return url;
}

import * as z from "zod";
import { readVideoAddress, watchAddress } from "./video-address";

/** What a transcript was asked for: the video, and the address as it was pasted. */
export const requestSchema = z.object({ id: z.string(), start: z.number(), url: z.string() });

export type TranscriptRequest = z.output<typeof requestSchema>;

/** Reads what was pasted; null where it names no video. */
export function readRequest(pasted: string): TranscriptRequest | null {
  const video = readVideoAddress(pasted);
  return video && { ...video, url: pasted.trim() };
}

/** How a list names the video: by the address that was pasted, or YouTube's own for a snippet or a bare id. */
export function listedAddress(request: TranscriptRequest): string {
  return /^https?:\/\//i.test(request.url) ? request.url : watchAddress(request);
}

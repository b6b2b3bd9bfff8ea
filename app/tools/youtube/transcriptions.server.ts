import * as z from "zod";
import type { Job } from "~/jobs/job";
import type { JobHandler } from "~/jobs/run-job.server";
import { findJob } from "~/jobs/store.server";
import type { ListedJob } from "../job-list";
import { listJobs } from "../jobs.server";
import { type Transcript, transcriptSchema } from "./engine";
import { youtubeEngine } from "./index.server";
import { readVideoAddress } from "./video-address";
import { watchAddress } from "./video-reference";

const requestSchema = z.object({ id: z.string(), start: z.number(), url: z.string() });

type TranscriptRequest = z.output<typeof requestSchema>;

/** The job and its result, as far as it can be read. */
export interface Transcription {
  job: Job;
  video: TranscriptRequest;
  transcript: Transcript | null;
}

export function readRequest(pasted: string): TranscriptRequest | null {
  const video = readVideoAddress(pasted);
  return video && { ...video, url: pasted.trim() };
}

/** The pasted address; YouTube's own for a snippet or a bare id. */
export function listedAddress(request: TranscriptRequest): string {
  return /^https?:\/\//i.test(request.url) ? request.url : watchAddress(request);
}

export const transcribeVideo: JobHandler = async ({ input }, context) => {
  const { id } = requestSchema.parse(input);
  return youtubeEngine().transcripts.transcribe({ id }, context);
};

export async function findTranscription(userId: string, id: string): Promise<Transcription | null> {
  const job = await findJob(userId, id);
  if (job?.kind !== "transcript") return null;
  const transcript = transcriptSchema.safeParse(job.result).data ?? null;
  return { job, video: requestSchema.parse(job.input), transcript };
}

export async function latestTranscriptions(userId: string): Promise<ListedJob[]> {
  return listJobs(userId, "transcript", ({ input }) => listedAddress(requestSchema.parse(input)));
}

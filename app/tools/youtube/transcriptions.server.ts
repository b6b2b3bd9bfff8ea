import type { Job } from "~/jobs/job";
import { findJob } from "~/jobs/store.server";
import type { ListedJob } from "../job-list";
import { listJobs } from "../listed-jobs.server";
import { type Transcript, transcriptSchema } from "./engine";
import { listedAddress, requestSchema, type TranscriptRequest } from "./request";

/** A transcript that was asked for: the job that makes it, and what it made, as far as that can be read. */
export interface Transcription {
  job: Job;
  video: TranscriptRequest;
  transcript: Transcript | null;
}

/** What a user asked for under this id, or null. */
export async function findTranscription(userId: string, id: string): Promise<Transcription | null> {
  const job = await findJob(userId, id);
  if (job?.kind !== "transcript") return null;
  const transcript = transcriptSchema.safeParse(job.result).data ?? null;
  return { job, video: requestSchema.parse(job.input), transcript };
}

/** A user's latest transcripts, newest first. */
export async function latestTranscriptions(userId: string): Promise<ListedJob[]> {
  return listJobs(userId, "transcript", ({ input }) => listedAddress(requestSchema.parse(input)));
}

import type { Job, JobStatus } from "~/jobs/job";
import { findJob, recentJobs } from "~/jobs/store.server";
import { type Transcript, transcriptSchema } from "./engine";
import { listedAddress, requestSchema, type TranscriptRequest } from "./request";

/** A transcript that was asked for: the job that makes it, and what it made, as far as that can be read. */
export interface Transcription {
  job: Job;
  video: TranscriptRequest;
  transcript: Transcript | null;
}

/** A line in the list of a user's transcripts. */
export interface ListedTranscription {
  id: string;
  address: string;
  status: JobStatus;
  time: string;
}

/** What a user asked for under this id, or null. */
export async function findTranscription(userId: string, id: string): Promise<Transcription | null> {
  const job = await findJob(userId, id);
  if (job?.kind !== "transcript") return null;
  const transcript = transcriptSchema.safeParse(job.result).data ?? null;
  return { job, video: requestSchema.parse(job.input), transcript };
}

/** A user's latest transcripts, newest first. */
export async function latestTranscriptions(userId: string): Promise<ListedTranscription[]> {
  const jobs = await recentJobs(userId, "transcript");
  return jobs.map(({ id, input, status, createdAt }) => ({
    id,
    address: listedAddress(requestSchema.parse(input)),
    status,
    time: new Date(createdAt).toISOString(),
  }));
}

import * as z from "zod";
import { cut } from "~/activity/activity";
import { errorMessage, log } from "~/http/config/log.server";
import { isOpen, type Job, type JobStatus } from "~/jobs/job";
import { findJob, noteEndSeen } from "~/jobs/store.server";
import type { ToastMessage } from "~/ui/toast";
import type { ListedJob } from "../job-list";
import { listJobs } from "../jobs.server";

const LISTED_CHARACTERS = 120;

const inputSchema = z.object({ question: z.string() });
const filmSchema = z.object({ fileId: z.string(), title: z.string(), sample: z.boolean() });

export type StoredFilm = z.output<typeof filmSchema>;

export interface VideoRecord {
  id: string;
  question: string;
  status: JobStatus;
  open: boolean;
  error: string | null;
  film: StoredFilm | null;
}

export function readQuestion(job: Job): string {
  return inputSchema.parse(job.input).question;
}

export async function findVideo(userId: string, id: string): Promise<{ job: Job; video: VideoRecord } | null> {
  const job = await findJob(userId, id);
  if (job?.kind !== "video") return null;
  const { status, error } = job;
  const film = status === "done" ? filmSchema.parse(job.result) : null;
  return { job, video: { id, status, error, film, question: readQuestion(job), open: isOpen(job) } };
}

/** Only a GET shows the outcome. */
export async function isFirstViewOfEnd(userId: string, id: string, request: Request): Promise<boolean> {
  if (request.method !== "GET") return false;
  try {
    return await noteEndSeen(userId, id);
  } catch (error) {
    // On a full disk the page itself still shows the outcome.
    log.error("The end of a job could not be noted as seen", { job: id, error: errorMessage(error) });
    return false;
  }
}

export async function latestVideos(userId: string): Promise<ListedJob[]> {
  return listJobs(userId, "video", (job) => cut(readQuestion(job), LISTED_CHARACTERS));
}

export function endToast({ status, error }: VideoRecord): ToastMessage | undefined {
  if (status === "done") return { kind: "success", text: "Video generated successfully!" };
  return status === "failed" ? { kind: "error", text: error ?? "" } : undefined;
}

import * as z from "zod";
import { cut } from "~/activity/activity";
import { errorText, log } from "~/http/config/log.server";
import { isOpen, type Job, type JobStatus } from "~/jobs/job";
import { findJob, noteEndSeen } from "~/jobs/store.server";
import type { ToastMessage } from "~/ui/toast";
import type { ListedJob } from "../job-list";
import { listJobs } from "../jobs.server";

const LISTED_CHARACTERS = 120;

const inputSchema = z.object({ question: z.string() });
const filmSchema = z.object({ fileId: z.string(), title: z.string(), sample: z.boolean() });

/** A stored film, as its job's result holds it. */
export type StoredFilm = z.output<typeof filmSchema>;

/** A requested video, as its page shows it. */
export interface VideoRecord {
  id: string;
  question: string;
  status: JobStatus;
  open: boolean;
  error: string | null;
  film: StoredFilm | null;
}

/** The question that a video job answers. */
export function readQuestion(job: Job): string {
  return inputSchema.parse(job.input).question;
}

/** A video that this user has requested, with its job, or null. */
export async function findVideo(userId: string, id: string): Promise<{ job: Job; video: VideoRecord } | null> {
  const job = await findJob(userId, id);
  if (job?.kind !== "video") return null;
  const { status, error } = job;
  const film = status === "done" ? filmSchema.parse(job.result) : null;
  return { job, video: { id, status, error, film, question: readQuestion(job), open: isOpen(job) } };
}

/** Whether this request is the first to show a user how their video job ended. Only a GET shows anything. */
export async function isFirstViewOfEnd(userId: string, id: string, request: Request): Promise<boolean> {
  if (request.method !== "GET") return false;
  try {
    return await noteEndSeen(userId, id);
  } catch (error) {
    // On a full disk the page itself still shows the outcome.
    log.error("The end of a job could not be noted as seen", { job: id, error: errorText(error) });
    return false;
  }
}

/** The user's latest videos, newest first. */
export async function latestVideos(userId: string): Promise<ListedJob[]> {
  return listJobs(userId, "video", (job) => cut(readQuestion(job), LISTED_CHARACTERS));
}

/** The toast that reports, once, that a video is ready or has failed. */
export function endToast({ status, error }: VideoRecord): ToastMessage | undefined {
  if (status === "done") return { kind: "success", text: "Video generated successfully!" };
  return status === "failed" ? { kind: "error", text: error ?? "" } : undefined;
}

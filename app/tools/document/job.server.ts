import * as z from "zod";
import { getFile } from "~/files/store.server";
import { errorText, log } from "~/http/config/log.server";
import type { Job } from "~/jobs/job";
import type { JobContext } from "~/jobs/run-job.server";
import { findJob } from "~/jobs/store.server";
import { EngineError } from "../engine";
import type { ListedJob } from "../job-list";
import { listJobs } from "../jobs.server";
import { DOCX, PDF } from "./document-type.server";
import { type Analysis, analysisSchema } from "./engine";
import { documentEngine } from "./index.server";

const inputSchema = z.object({
  fileId: z.string(),
  name: z.string(),
  type: z.enum([PDF, DOCX]),
  /** The SHA-256 of its content, by which the same document is recognized. */
  digest: z.string(),
});

/** The input of a document job. */
export type DocumentInput = z.output<typeof inputSchema>;

const FAILED = "Failed to analyze the document. Please try again.";

/** The input of this job. */
export function inputOf({ input }: Pick<Job, "input">): DocumentInput {
  return inputSchema.parse(input);
}

/** A user's latest analyses, newest first. */
export async function latestAnalyses(userId: string): Promise<ListedJob[]> {
  return listJobs(userId, "document", (job) => inputOf(job).name);
}

/** A user's analysis, or null. */
export async function findAnalysis(userId: string, id: string): Promise<Job | null> {
  const job = await findJob(userId, id);
  return job?.kind === "document" ? job : null;
}

/** The result of a finished job; null where it cannot be read. */
export function analysisOf({ result }: Pick<Job, "result">): Analysis | null {
  return analysisSchema.safeParse(result).data ?? null;
}

/** Runs a document job. */
export async function analyzeDocument(job: Job, { userId, signal, progress }: JobContext): Promise<Analysis> {
  const { fileId, name, type } = inputOf(job);
  const file = await getFile(userId, fileId);
  if (!file) throw new EngineError("The document is no longer stored. Please choose it again.");
  try {
    return analysisSchema.parse(await documentEngine().analyze({ path: file.path, type, name }, { signal, progress }));
  } catch (error) {
    if (error instanceof EngineError || signal.aborted) throw error;
    log.error("A document could not be analyzed", { job: job.id, error: errorText(error) });
    throw new EngineError(FAILED);
  }
}

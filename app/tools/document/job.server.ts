import * as z from "zod";
import { getFile } from "~/files/store.server";
import { errorMessage, log } from "~/http/config/log.server";
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
  /** SHA-256: recognizes the same document. */
  digest: z.string(),
});

export type DocumentInput = z.output<typeof inputSchema>;

const FAILED = "Failed to analyze the document. Please try again.";

export function inputOf({ input }: Pick<Job, "input">): DocumentInput {
  return inputSchema.parse(input);
}

export async function latestAnalyses(userId: string): Promise<ListedJob[]> {
  return listJobs(userId, "document", (job) => inputOf(job).name);
}

export async function findAnalysis(userId: string, id: string): Promise<Job | null> {
  const job = await findJob(userId, id);
  return job?.kind === "document" ? job : null;
}

/** Null where the result cannot be read. */
export function analysisOf({ result }: Pick<Job, "result">): Analysis | null {
  return analysisSchema.safeParse(result).data ?? null;
}

export async function analyzeDocument(job: Job, { userId, signal, progress }: JobContext): Promise<Analysis> {
  const { fileId, name, type } = inputOf(job);
  const file = await getFile(userId, fileId);
  if (!file) throw new EngineError("The document is no longer stored. Please choose it again.");
  try {
    return analysisSchema.parse(await documentEngine().analyze({ path: file.path, type, name }, { signal, progress }));
  } catch (error) {
    if (error instanceof EngineError || signal.aborted) throw error;
    log.error("A document could not be analyzed", { job: job.id, error: errorMessage(error) });
    throw new EngineError(FAILED);
  }
}

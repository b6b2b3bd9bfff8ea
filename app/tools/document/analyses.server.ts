import * as z from "zod";
import type { Job } from "~/jobs/job";
import { findJob } from "~/jobs/store.server";
import type { ListedJob } from "../job-list";
import { listJobs } from "../jobs.server";
import { DOCX, PDF } from "./document-type.server";
import { type Analysis, analysisSchema } from "./engine";

const inputSchema = z.object({
  fileId: z.string(),
  name: z.string(),
  type: z.enum([PDF, DOCX]),
  /** SHA-256: recognizes the same document. */
  digest: z.string(),
});

export type DocumentInput = z.output<typeof inputSchema>;

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

import { getFile } from "~/files/store.server";
import { errorMessage, log } from "~/http/config/log.server";
import type { Job } from "~/jobs/job";
import type { JobContext } from "~/jobs/run-job.server";
import { EngineError } from "../engine";
import { inputOf } from "./analyses.server";
import { type Analysis, analysisSchema } from "./engine";
import { documentEngine } from "./index.server";

const FAILED = "Failed to analyze the document. Please try again.";

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

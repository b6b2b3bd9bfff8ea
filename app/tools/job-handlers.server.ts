import type { JobHandlers } from "~/jobs/runner.server";
import { analyzeDocument } from "./document/job.server";
import { makeVideo } from "./video/job.server";
import { transcribeVideo } from "./youtube/transcriptions.server";

/** Who does which kind of long work. */
export const JOB_HANDLERS: JobHandlers = {
  document: analyzeDocument,
  transcript: transcribeVideo,
  video: makeVideo,
};

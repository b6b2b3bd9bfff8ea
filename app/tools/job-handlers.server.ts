import type { JobHandlers } from "~/jobs/runner.server";
import { analyzeDocument } from "./document/job.server";
import { makeVideo } from "./video/job.server";
import { transcribeVideo } from "./youtube/transcriptions.server";

export const JOB_HANDLERS: JobHandlers = {
  document: analyzeDocument,
  transcript: transcribeVideo,
  video: makeVideo,
};

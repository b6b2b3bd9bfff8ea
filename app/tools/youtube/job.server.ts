import type { JobHandler } from "~/jobs/run-job.server";
import { youtubeEngine } from "./index.server";
import { requestSchema } from "./request";

/** Makes the transcript that a job asks for. */
export const transcribeVideo: JobHandler = async ({ input }, context) => {
  const { id } = requestSchema.parse(input);
  return youtubeEngine().transcripts.transcribe({ id }, context);
};

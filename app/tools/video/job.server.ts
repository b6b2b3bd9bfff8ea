import { track } from "~/activity/track.server";
import { removeFile, putFile } from "~/files/store.server";
import { errorCode, errorMessage, log } from "~/http/config/log.server";
import { safeFileName } from "~/http/pages/file-name.server";
import type { Job } from "~/jobs/job";
import type { JobContext } from "~/jobs/run-job.server";
import { EngineError } from "../engine";
import { videoEngine } from "./index.server";
import { readQuestion, type StoredFilm } from "./record.server";

export const FAILED = "Failed to generate video. Please try again.";

const DISK_FULL =
  "The server has no space left for the video. Please tell the person who runs it, and try again later.";
const FULL = ["ENOSPC", "EDQUOT", "SQLITE_FULL"];

export async function makeVideo(job: Job, context: JobContext): Promise<StoredFilm> {
  const prompt = readQuestion(job);
  try {
    const film = await storeFilm(prompt, context);
    await track(context.userId, { type: "video_generated", details: { title: film.title, prompt } });
    return film;
  } catch (error) {
    // Cancelled, or the server is stopping: no failure to track.
    if (context.signal.aborted) throw error;
    const told = toldReason(error);
    log.error("A video could not be made", { job: job.id, error: errorMessage(error) });
    await track(context.userId, { type: "video_generation_failed", details: { prompt, error: told } });
    throw new EngineError(told);
  }
}

async function storeFilm(prompt: string, context: JobContext): Promise<StoredFilm> {
  const { title, type, content, sample } = await videoEngine().generate(prompt, context);
  const { id } = await putFile(context.userId, { name: filmName(title, type), type }, content);
  if (context.signal.aborted) {
    await removeFile(context.userId, id);
    throw new EngineError("Nobody waits for this video any more.");
  }
  return { fileId: id, title, sample };
}

function toldReason(error: unknown): string {
  if (FULL.includes(errorCode(error))) return DISK_FULL;
  return (error instanceof EngineError && error.message) || FAILED;
}

const EXTENSIONS: Record<string, string> = {
  ogg: "ogv",
  quicktime: "mov",
  "x-matroska": "mkv",
  "x-msvideo": "avi",
  mp2t: "ts",
};

export function filmName(title: string, type: string): string {
  const [, subtype = "mp4"] = type.split("/");
  return `${safeFileName(title) || "video"}.${EXTENSIONS[subtype] ?? subtype.replace(/^x-|[^a-z0-9]/g, "")}`;
}

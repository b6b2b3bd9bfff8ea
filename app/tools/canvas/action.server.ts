import { data } from "@remix-run/node";
import { findPicture, savePicture } from "~/accounts/draft-store.server";
import type { RequestArgs } from "~/accounts/guard.server";
import { track } from "~/activity/track.server";
import { readForm, textField } from "~/http/forms/form.server";
import { errorMessage, log } from "~/http/config/log.server";
import { countPerAddress, minutesText } from "~/http/edge/rate-limit.server";
import { EngineError } from "../engine";
import { type CanvasAnswer, failing, saying, TEXTS, type UploadedPicture } from "./answer";
import { canvasEngine } from "./index.server";
import { pictureIn } from "./picture.server";

/** Per address, in ten minutes. */
export const VISITOR_LIMIT = 20;

const REPORTED = ["clear", "download"];
// Larger pictures are not sent back: the learner chooses them again.
const LONGEST_KEPT = 1_000_000;

const countAnalyses = countPerAddress();

/** `userId` is null for a visitor. */
export async function answerCanvas({ request, context }: RequestArgs, userId: string | null) {
  const form = await readForm(request);
  const intent = textField(form, "intent");
  if (REPORTED.includes(intent)) {
    if (userId) await track(userId, { type: "canvas_used", details: { action: intent } });
    return null;
  }
  const wait = userId ? 0 : secondsToWait(context.address);
  if (wait > 0) return refuse(wait);
  const previous = await previousPicture(form, userId);
  if (previous === "gone") return data(saying(TEXTS.gone), { status: 400 });
  const image = previous?.url ?? (await pictureIn(form));
  if (!image) return data(saying(TEXTS.invalid), { status: 400 });
  if (userId) await track(userId, { type: "canvas_used", details: { action: "analyze" } });
  const { answer, status } = await solve(image, context.signal);
  const picture = form.has("upload") ? (previous ?? (await kept(image, userId))) : null;
  return data<CanvasAnswer>(picture ? { ...answer, picture } : answer, { status });
}

async function previousPicture(form: FormData, userId: string | null): Promise<UploadedPicture | "gone" | null> {
  const id = textField(form, "previous");
  const file = form.get("picture");
  if (!id || (file instanceof File && file.size > 0)) return null;
  const url = await findPicture(userId, id);
  return url ? { id, url } : "gone";
}

async function kept(url: string, userId: string | null): Promise<UploadedPicture | null> {
  if (url.length > LONGEST_KEPT) return null;
  try {
    return { id: await savePicture(userId, url), url };
  } catch (error) {
    log.error("An uploaded picture could not be kept", { error: errorMessage(error) });
    return null;
  }
}

async function solve(image: string, signal: AbortSignal): Promise<{ answer: CanvasAnswer; status: number }> {
  try {
    const { items, sample } = await canvasEngine().solve(
      { image, dictOfVars: {} },
      { signal, progress: () => undefined },
    );
    return { answer: items.length > 0 ? { items, sample } : saying(TEXTS.nothing), status: 200 };
  } catch (error) {
    // The client has disconnected, so nobody reads this.
    if (signal.aborted) return { answer: failing("the analysis was cancelled"), status: 499 };
    if (error instanceof EngineError) return { answer: failing(error.message), status: 502 };
    log.error("A drawing could not be analyzed", { error: errorMessage(error) });
    return { answer: failing("the analysis failed"), status: 500 };
  }
}

function refuse(seconds: number) {
  const text = `there were too many pictures from your address. Try again in ${minutesText(seconds)}, or sign in.`;
  return data(failing(text), { status: 429, headers: { "Retry-After": String(seconds) } });
}

function secondsToWait(address: string): number {
  const { count, secondsLeft } = countAnalyses(address);
  return count > VISITOR_LIMIT ? secondsLeft : 0;
}

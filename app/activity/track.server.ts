import { errorMessage, log } from "~/http/config/log.server";
import { isPageView } from "~/http/pages/page-view.server";
import type { Activity } from "./activity";
import { recordActivity, recordOnce } from "./store.server";

/** Failures are only logged: no page breaks because of them. */
export async function track(userId: string, activity: Activity): Promise<void> {
  await logFailure(activity.type, recordActivity(userId, activity));
}

export async function trackVisit(userId: string, page: string, request: Request): Promise<void> {
  await trackOnce(userId, { type: "page_visited", details: { page } }, request);
}

export async function trackOnce(userId: string, activity: Activity, request: Request): Promise<void> {
  if (isPageView(request)) await logFailure(activity.type, recordOnce(userId, activity));
}

async function logFailure(type: Activity["type"], recording: Promise<unknown>) {
  try {
    await recording;
  } catch (error) {
    log.error("An activity could not be tracked", { type, error: errorMessage(error) });
  }
}

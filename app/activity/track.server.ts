import { errorText, log } from "~/http/config/log.server";
import { isPageView } from "~/http/pages/page-view.server";
import type { Activity } from "./activity";
import { recordActivity, recordOnce } from "./store.server";

/** Records an activity. A failure is only logged: no page breaks because of it. */
export async function track(userId: string, activity: Activity): Promise<void> {
  await logFailure(activity.type, recordActivity(userId, activity));
}

/** Records a visit of the page at path `page`. */
export async function trackVisit(userId: string, page: string, request: Request): Promise<void> {
  await trackOnce(userId, { type: "page_visited", details: { page } }, request);
}

/** Records an activity that a page view implies, once in five minutes. */
export async function trackOnce(userId: string, activity: Activity, request: Request): Promise<void> {
  if (isPageView(request)) await logFailure(activity.type, recordOnce(userId, activity));
}

async function logFailure(type: Activity["type"], recording: Promise<unknown>) {
  try {
    await recording;
  } catch (error) {
    log.error("An activity could not be tracked", { type, error: errorText(error) });
  }
}

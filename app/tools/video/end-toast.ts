import type { ToastMessage } from "~/ui/toast";
import type { VideoRecord } from "./record.server";

/** What a learner is told, once, when a video of theirs is made or has failed. */
export function endToast({ status, error }: VideoRecord): ToastMessage | undefined {
  if (status === "done") return { kind: "success", text: "Video generated successfully!" };
  return status === "failed" ? { kind: "error", text: error ?? "" } : undefined;
}

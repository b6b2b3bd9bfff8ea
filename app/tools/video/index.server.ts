import { env } from "~/http/config/env.server";
import type { VideoEngine } from "./engine";
import { videoService } from "./service.server";
import { simulatedVideo } from "./simulated.server";

/** The named engine, else the service where its address is set, else the sample. */
export function videoEngine(): VideoEngine {
  const { VIDEO_ENGINE, VIDEO_API_URL } = env();
  return VIDEO_ENGINE !== "simulated" && VIDEO_API_URL ? videoService(VIDEO_API_URL) : simulatedVideo;
}

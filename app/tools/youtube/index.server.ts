import { env } from "~/http/config/env.server";
import type { YoutubeEngine } from "./engine";
import { simulatedYoutube } from "./simulated.server";

const ENGINES = { simulated: simulatedYoutube };

/** The engine that the settings choose: the only place that does. */
export function youtubeEngine(): YoutubeEngine {
  return ENGINES[env().YOUTUBE_ENGINE ?? "simulated"];
}

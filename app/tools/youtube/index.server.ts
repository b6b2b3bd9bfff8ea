import { env } from "~/http/config/env.server";
import type { YoutubeEngine } from "./engine";
import { simulatedYoutube } from "./simulated.server";

const ENGINES = { simulated: simulatedYoutube };

export function youtubeEngine(): YoutubeEngine {
  return ENGINES[env().YOUTUBE_ENGINE ?? "simulated"];
}

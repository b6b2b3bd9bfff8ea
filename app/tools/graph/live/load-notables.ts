import type { AngleUnit } from "~/math/numeric";
import type { PlotWindow } from "~/math/plot";
import type { Notable } from "./notable";
import type { FunctionTrack, Track } from "./tracks";

type FindNotables = (track: Track, all: Track[], window: PlotWindow, angle: AngleUnit) => Notable[];

/** What finds the notable points of such a track, with those where it meets the others; null where its script could not be had. */
export async function loadNotables({ kind }: Track): Promise<FindNotables | null> {
  if (kind === "points") return () => [];
  if (kind === "function") {
    const script = await import("./notable").catch(() => null);
    return (
      script &&
      ((track, all, window, angle) =>
        track.kind === "function" ? script.notablesOf(track, besides(track, all), window, angle) : [])
    );
  }
  const script = await import("./turns").catch(() => null);
  return script && ((track, _all, window) => (track.kind === "function" ? [] : script.turnsOf(track, window)));
}

function besides({ equation }: FunctionTrack, all: Track[]): FunctionTrack[] {
  return all.filter((other) => other.kind === "function").filter((other) => other.equation !== equation);
}

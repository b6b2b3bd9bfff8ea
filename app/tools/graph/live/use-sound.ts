import { useEffect, useRef, useState } from "react";
import type { PlotWindow } from "~/math/plot";
import { NOT_LOADED } from "./help";
import type { Track } from "./tracks";

/** Plays a curve from one end of the view to the other, until its end or until it is stopped. */
export function useSound(say: (text: string) => void) {
  const stop = useRef<(() => void) | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => () => stop.current?.(), []);
  async function play(track: Track, window: PlotWindow) {
    const script = await import("./sound").catch(() => null);
    if (!script) return say(NOT_LOADED);
    stop.current?.();
    stop.current = script.playTrack(track, window, () => {
      stop.current = null;
      setPlaying(false);
    });
    setPlaying(true);
  }
  return { isPlaying, play, stop: () => stop.current?.() };
}

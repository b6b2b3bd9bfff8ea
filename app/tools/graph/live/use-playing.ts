import { useEffect, useRef, useState } from "react";
import { NOT_LOADED } from "./help";

/** Has a slider move to and fro until it is stopped, by Escape too. */
export function usePlaying(say: (text: string) => void) {
  const [playing, setPlaying] = useState<string | null>(null);
  const stopping = useRef<(() => void) | null>(null);
  useEffect(() => () => stopping.current?.(), []);
  function stop() {
    stopping.current?.();
    stopping.current = null;
    setPlaying(null);
  }
  async function play(slider: HTMLInputElement) {
    const script = await import("./play").catch(() => null);
    stop();
    say(script ? "" : NOT_LOADED);
    if (!script || !slider.isConnected) return;
    stopping.current = script.playSlider(slider, stop);
    setPlaying(slider.name);
  }
  return { playing, play, stop };
}

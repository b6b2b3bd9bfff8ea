import { useEffect, useRef, useState } from "react";

/** Has a slider move to and fro until it is stopped, by Escape too. */
export function usePlaying() {
  const [playing, setPlaying] = useState<string | null>(null);
  const stopping = useRef<(() => void) | null>(null);
  useEffect(() => () => stopping.current?.(), []);
  function stop() {
    stopping.current?.();
    stopping.current = null;
    setPlaying(null);
  }
  async function play(slider: HTMLInputElement) {
    const { playSlider } = await import("./play");
    stop();
    if (!slider.isConnected) return;
    stopping.current = playSlider(slider, stop);
    setPlaying(slider.name);
  }
  return { playing, play, stop };
}

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
    const still = playSlider(slider);
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && stop();
    document.addEventListener("keydown", onKey);
    stopping.current = () => {
      still();
      document.removeEventListener("keydown", onKey);
    };
    setPlaying(slider.name);
  }
  return { playing, play, stop };
}

import { useEffect, useRef, useState } from "react";

const SECONDS = 6;
const REDUCED_MS = 600;
const REDUCED_STEPS = 20;

export function useSliderAnimation() {
  const [playing, setPlaying] = useState<string | null>(null);
  const running = useRef<(() => void) | null>(null);
  useEffect(() => () => running.current?.(), []);
  function stop() {
    running.current?.();
    running.current = null;
    setPlaying(null);
  }
  function play(slider: HTMLInputElement) {
    stop();
    running.current = animate(slider, stop);
    setPlaying(slider.name);
  }
  return { playing, play, stop };
}

function animate(slider: HTMLInputElement, onEscape: () => void): () => void {
  const [least, most] = [Number(slider.min), Number(slider.max)];
  const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let share = (slider.valueAsNumber - least) / (most - least);
  let before = performance.now();
  const step = (now: number) => {
    share = (share + (isReduced ? 1 / REDUCED_STEPS : (now - before) / 1000 / SECONDS)) % 2;
    before = now;
    slider.valueAsNumber = least + (most - least) * (share > 1 ? 2 - share : share);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    if (!isReduced) frame = requestAnimationFrame(step);
  };
  let frame = isReduced ? 0 : requestAnimationFrame(step);
  const timer = isReduced ? setInterval(() => step(performance.now()), REDUCED_MS) : undefined;
  const onKey = ({ key }: KeyboardEvent) => key === "Escape" && onEscape();
  document.addEventListener("keydown", onKey);
  return () => {
    document.removeEventListener("keydown", onKey);
    cancelAnimationFrame(frame);
    clearInterval(timer);
  };
}

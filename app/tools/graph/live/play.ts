const SECONDS = 6;
const CALM_MS = 600;
const CALM_STEPS = 20;

/** Moves a slider to and fro until it is stopped, in few steps for those who want little motion. Returns how to stop. */
export function playSlider(slider: HTMLInputElement, onEscape: () => void): () => void {
  const [least, most] = [Number(slider.min), Number(slider.max)];
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let share = (slider.valueAsNumber - least) / (most - least);
  let before = performance.now();
  const step = (now: number) => {
    share = (share + (isCalm ? 1 / CALM_STEPS : (now - before) / 1000 / SECONDS)) % 2;
    before = now;
    slider.valueAsNumber = least + (most - least) * (share > 1 ? 2 - share : share);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    if (!isCalm) frame = requestAnimationFrame(step);
  };
  let frame = isCalm ? 0 : requestAnimationFrame(step);
  const timer = isCalm ? setInterval(() => step(performance.now()), CALM_MS) : undefined;
  const onKey = ({ key }: KeyboardEvent) => key === "Escape" && onEscape();
  document.addEventListener("keydown", onKey);
  return () => {
    document.removeEventListener("keydown", onKey);
    cancelAnimationFrame(frame);
    clearInterval(timer);
  };
}

import type { MouseEvent } from "react";
import { shortNumber } from "../address/state";
import type { Slider } from "~/math/sheet";
import { useSliderAnimation } from "../live/use-slider-animation";

const REACH = 10;
const STEPS = 200;

export function Sliders({ sliders }: { sliders: Slider[] }) {
  const { playing, play, stop } = useSliderAnimation();
  if (sliders.length === 0) return null;
  function toggle({ currentTarget }: MouseEvent) {
    const slider = currentTarget.parentElement?.querySelector("input");
    if (slider?.name === playing) stop();
    else if (slider) play(slider);
  }
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="font-semibold">Letters</legend>
      {sliders.map(({ name, value }) => {
        const reach = reachOf(value);
        return (
          <div key={name} className="mt-1 flex items-center gap-3">
            <label className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
              <span className="w-24 flex-none tabular-nums">
                <i>{name.replace("_", "")}</i> = {shortNumber(value)}
              </span>
              <input
                type="range"
                name={name}
                min={-reach}
                max={reach}
                step={(2 * reach) / STEPS}
                defaultValue={shortNumber(value)}
                aria-label={name}
                className="h-8 min-w-[7rem] flex-1 accent-accent"
              />
            </label>
            <button
              type="button"
              className="needs-script button-quiet px-3"
              aria-label={`${playing === name ? "Stop" : "Play"} ${name}`}
              onClick={toggle}
            >
              {playing === name ? "Stop" : "Play"}
            </button>
          </div>
        );
      })}
      <p className="mt-1 text-sm text-pencil [@media(scripting:enabled)]:hidden">
        Move a slider, then update the graph.
      </p>
    </fieldset>
  );
}

function reachOf(value: number): number {
  let reach = REACH;
  while (Math.abs(value) > reach) reach *= 10;
  return reach;
}

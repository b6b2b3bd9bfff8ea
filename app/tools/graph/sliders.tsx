import type { Slider } from "./engine";
import { shortNumber } from "./numbers";

const REACH = 10;
const STEPS = 200;

/** The letters that the equations leave free, each with a handle to move it. */
export function Sliders({ sliders }: { sliders: Slider[] }) {
  if (sliders.length === 0) return null;
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">Letters</legend>
      {sliders.map(({ name, value }) => {
        const reach = reachOf(value);
        return (
          <label key={name} className="mt-1 flex items-center gap-3">
            <span className="w-24 flex-none tabular-nums">
              <i>{name.replace("_", "")}</i> = {shortNumber(value)}
            </span>
            <input type="range" name={name} min={-reach} max={reach} step={(2 * reach) / STEPS} defaultValue={shortNumber(value)} aria-label={name} className="h-8 min-w-0 flex-1 accent-accent" />
          </label>
        );
      })}
      <p className="mt-1 text-sm text-pencil">Move a letter, then update the graph.</p>
    </fieldset>
  );
}

function reachOf(value: number): number {
  let reach = REACH;
  while (Math.abs(value) > reach) reach *= 10;
  return reach;
}

import { Link } from "@remix-run/react";
import type { PlotWindow } from "~/math/plot/drawing";
import { type GraphState, writeState } from "./state";
import { moved, zoomed } from "./view";

const NEARER = 0.5;
const STEP = 0.25;

/** Looks at another part of the plane: each is the address of the same graph there. */
export function ViewControls({ state, window }: { state: GraphState; window: PlotWindow }) {
  const ways: [name: string, sign: string, window: Partial<PlotWindow>][] = [
    ["Zoom in", "+", zoomed(window, NEARER)],
    ["Zoom out", "−", zoomed(window, 1 / NEARER)],
    ["Move left", "←", moved(window, -STEP, 0)],
    ["Move right", "→", moved(window, STEP, 0)],
    ["Move up", "↑", moved(window, 0, STEP)],
    ["Move down", "↓", moved(window, 0, -STEP)],
  ];
  return (
    <nav aria-label="View" className="mt-2 flex flex-wrap gap-2 print:hidden">
      {ways.map(([name, sign, target]) => (
        <Link key={name} className="button-quiet w-11 px-0" aria-label={name} to={`?${writeState({ ...state, window: target })}`} preventScrollReset>
          {sign}
        </Link>
      ))}
      <Link className="button-quiet px-3" to={`?${writeState({ ...state, window: {} })}`} preventScrollReset>
        Reset
      </Link>
    </nav>
  );
}

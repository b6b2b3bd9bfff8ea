import { Link } from "@remix-run/react";
import type { PlotWindow } from "~/math/plot/drawing";
import { type GraphState, VIEW, writeState } from "./state";
import { moved, zoomed } from "./view";

const NEARER = 0.5;
const STEP = 0.25;
const DEGREES = 15;

/** Where a graph is looked at from. */
type View = Pick<GraphState, "window" | "turn" | "tilt">;

interface ViewControlsProps {
  state: GraphState;
  window: PlotWindow;
  isSpace: boolean;
}

/** Looks at another part of the plane, or at a surface from another side: each is the address of the same graph there. */
export function ViewControls({ state, window, isSpace }: ViewControlsProps) {
  const ways: [name: string, sign: string, view: Partial<View>][] = [
    ["Zoom in", "+", { window: zoomed(window, NEARER) }],
    ["Zoom out", "−", { window: zoomed(window, 1 / NEARER) }],
    ...(isSpace ? turns(state) : moves(window)),
  ];
  return (
    <nav aria-label="View" className="mt-2 flex flex-wrap gap-2 print:hidden">
      {ways.map(([name, sign, view]) => (
        <Link key={name} className="button-quiet px-3" aria-label={name} to={`?${writeState({ ...state, ...view })}`} preventScrollReset>
          {sign}
        </Link>
      ))}
      <Link className="button-quiet px-3" to={`?${writeState({ ...state, window: {}, ...VIEW })}`} preventScrollReset>
        Reset
      </Link>
    </nav>
  );
}

function moves(window: PlotWindow): [name: string, sign: string, view: Partial<View>][] {
  return [
    ["Move left", "←", { window: moved(window, -STEP, 0) }],
    ["Move right", "→", { window: moved(window, STEP, 0) }],
    ["Move up", "↑", { window: moved(window, 0, STEP) }],
    ["Move down", "↓", { window: moved(window, 0, -STEP) }],
  ];
}

function turns({ turn, tilt }: View): [name: string, sign: string, view: Partial<View>][] {
  return [
    ["Turn left", "↺", { turn: (turn + DEGREES) % 360 }],
    ["Turn right", "↻", { turn: (turn - DEGREES) % 360 }],
    ["Tilt up", "↑", { tilt: Math.min(90, tilt + DEGREES) }],
    ["Tilt down", "↓", { tilt: Math.max(-90, tilt - DEGREES) }],
  ];
}

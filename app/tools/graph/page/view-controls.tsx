import { Link } from "@remix-run/react";
import type { MouseEvent } from "react";
import type { PlotWindow } from "~/math/plot";
import { type GraphState, VIEW, writeState } from "../address/state";
import { moved, turned, type View, zoomed } from "../address/view";

const NEARER = 0.5;
const STEP = 0.25;
const DEGREES = 15;

interface ViewControlsProps {
  state: GraphState;
  window: PlotWindow;
  isSpace: boolean;
  /** Takes the way instead of the link, where a script runs. */
  onView: (view: Partial<View>) => void;
}

/** Looks at another part of the plane, or at a surface from another side: each is the address of the same graph there. */
export function ViewControls({ state, window, isSpace, onView }: ViewControlsProps) {
  const ways: [name: string, sign: string, view: Partial<View>][] = [
    ["Zoom in", "+", { window: zoomed(window, NEARER) }],
    ["Zoom out", "−", { window: zoomed(window, 1 / NEARER) }],
    ...(isSpace ? turns(state) : moves(window)),
  ];
  const go = (view: Partial<View>) => ({
    to: `?${writeState({ ...state, ...view })}`,
    preventScrollReset: true,
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      onView(view);
    },
  });
  return (
    <nav aria-label="View" className="mt-2 flex flex-wrap gap-2 print:hidden">
      {ways.map(([name, sign, view]) => (
        <Link key={name} className="button-quiet px-3" aria-label={name} {...go(view)}>
          {sign}
        </Link>
      ))}
      <Link className="button-quiet px-3" {...go({ window: {}, ...VIEW })}>
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

function turns(state: View): [name: string, sign: string, view: Partial<View>][] {
  return [
    ["Turn left", "↺", turned(state, DEGREES, 0)],
    ["Turn right", "↻", turned(state, -DEGREES, 0)],
    ["Tilt up", "↑", turned(state, 0, DEGREES)],
    ["Tilt down", "↓", turned(state, 0, -DEGREES)],
  ];
}

import { Link } from "@remix-run/react";
import type { MouseEvent } from "react";
import type { PlotWindow } from "~/math/plot";
import { type GraphState, VIEW, writeState } from "../address/state";
import { moved, turned, type View, zoomed } from "../address/view";

const ZOOM_IN = 0.5;
const STEP = 0.25;
const DEGREES = 15;

interface ViewControlsProps {
  state: GraphState;
  window: PlotWindow;
  isSurface: boolean;
  onView: (view: Partial<View>) => void;
}

export function ViewControls({ state, window, isSurface, onView }: ViewControlsProps) {
  const links: [name: string, sign: string, view: Partial<View>][] = [
    ["Zoom in", "+", { window: zoomed(window, ZOOM_IN) }],
    ["Zoom out", "−", { window: zoomed(window, 1 / ZOOM_IN) }],
    ...(isSurface ? turns(state) : moves(window)),
  ];
  const linkTo = (view: Partial<View>) => ({
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
      {links.map(([name, sign, view]) => (
        <Link key={name} className="button-quiet px-3" aria-label={name} {...linkTo(view)}>
          {sign}
        </Link>
      ))}
      <Link className="button-quiet px-3" {...linkTo({ window: {}, ...VIEW })}>
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

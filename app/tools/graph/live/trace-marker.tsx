import type { PlotWindow } from "~/math/plot";
import { HEIGHT, WIDTH } from "../size";

interface TraceMarkerProps {
  point: { x: number; y: number };
  window: PlotWindow;
  colour: string;
}

/** Where on the curve somebody stands: a cross of hairs, and a ring where the point is in view. */
export function TraceMarker({ point, window: { left, right, bottom, top }, colour }: TraceMarkerProps) {
  const x = ((point.x - left) / (right - left)) * WIDTH;
  const y = ((top - point.y) / (top - bottom)) * HEIGHT;
  const isAcross = Number.isFinite(x);
  const isUp = Number.isFinite(y);
  return (
    <g fill="none" stroke={colour} data-trace vectorEffect="non-scaling-stroke">
      {isAcross ? <path d={`M${x} 0V${HEIGHT}`} strokeDasharray="4 4" /> : null}
      {isUp ? <path d={`M0 ${y}H${WIDTH}`} strokeDasharray="4 4" /> : null}
      {isAcross && isUp ? <circle cx={x} cy={y} r="8" strokeWidth="4" /> : null}
    </g>
  );
}

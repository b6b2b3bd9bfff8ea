import type { RefObject } from "react";
import type { PlotWindow } from "~/math/plot";
import type { Scene } from "../scene";
import { HEIGHT, WIDTH } from "../size";
import { lineStyleOf } from "../svg/line-styles";
import { Picture, THEME } from "../svg/picture";
import type { TracePoint } from "./tracer";

interface LivePictureProps {
  title: string;
  description: string | undefined;
  scene: Scene;
  plane: RefObject<SVGGElement>;
  point: TracePoint | null;
}

export function LivePicture({ title, description, scene, plane, point }: LivePictureProps) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="block h-auto w-full"
      role="img"
      aria-labelledby="graph-title"
      aria-describedby="graph-desc"
    >
      <title id="graph-title">{title}</title>
      <desc id="graph-desc">{description}</desc>
      <g ref={plane}>
        <Picture scene={scene} palette={THEME} />
        {point ? <TraceMarker point={point} window={scene.window} colour={lineStyleOf(point.index).colour} /> : null}
      </g>
    </svg>
  );
}

interface TraceMarkerProps {
  point: { x: number; y: number };
  window: PlotWindow;
  colour: string;
}

function TraceMarker({ point, window: { left, right, bottom, top }, colour }: TraceMarkerProps) {
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

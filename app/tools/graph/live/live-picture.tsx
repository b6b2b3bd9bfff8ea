import { lazy, type RefObject, Suspense } from "react";
import type { Scene } from "../engine";
import { lookOf } from "../svg/line-styles";
import { Picture, THEME } from "../svg/picture";
import type { Spot } from "./tracer";
import { HEIGHT, WIDTH } from "../size";

const TraceMarker = lazy(async () => ({ default: (await import("./trace-marker")).TraceMarker }));

interface LivePictureProps {
  title: string;
  description: string | undefined;
  scene: Scene;
  /** What is moved while there is no new drawing. */
  plane: RefObject<SVGGElement>;
  /** Where somebody stands who follows a curve. */
  spot: Spot | null;
}

/** The drawing itself, with a mark on the curve that is followed. */
export function LivePicture({ title, description, scene, plane, spot }: LivePictureProps) {
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
        {spot ? (
          <Suspense>
            <TraceMarker point={spot} window={scene.window} colour={lookOf(spot.equation).colour} />
          </Suspense>
        ) : null}
      </g>
    </svg>
  );
}

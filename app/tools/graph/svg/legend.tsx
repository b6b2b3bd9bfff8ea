import type { DrawnEquation, Scene } from "../scene";
import { lineStyleOf } from "./line-styles";

export function Legend({ scene: { curves, surface } }: { scene: Scene }) {
  const partial = surface?.drawn.partial || curves.some(({ drawn }) => drawn.partial);
  const undecided = curves.some(({ drawn }) => drawn.undecided);
  return (
    <>
      {curves.length > 1 ? (
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {curves.map((curve) => (
            <li key={curve.index} className="flex min-w-0 items-center gap-2">
              <LineSample curve={curve} />
              <span className="min-w-0">{curve.text}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {partial ? (
        <p className="mt-2">This graph was too complex to draw exactly: parts of it may be coarse or missing.</p>
      ) : null}
      {undecided ? <p className="mt-2">In hatched areas it is unknown whether there are points of the graph.</p> : null}
    </>
  );
}

/** A piece of the line, a patch of the region, or some points. */
export function LineSample({ curve: { index, drawn } }: { curve: DrawnEquation }) {
  const { colour, dashes, name } = lineStyleOf(index);
  const [hue] = name.split(", ");
  if (drawn.fill) {
    return (
      <svg width="56" height="14" role="img" aria-label={`${hue}, shaded`} className="flex-none">
        <path
          d="M1 1h54v12h-54z"
          stroke={colour}
          strokeWidth="2"
          fill={colour}
          fillOpacity="0.2"
          strokeDasharray={drawn.dashed && !drawn.stroke ? "7 6" : undefined}
        />
      </svg>
    );
  }
  const isPoints = drawn.closed !== "" && drawn.stroke === "";
  return (
    <svg width="56" height="10" role="img" aria-label={isPoints ? `${hue}, points` : name} className="flex-none">
      {isPoints ? (
        <path d="M8 5h0M28 5h0M48 5h0" stroke={colour} strokeWidth="9" strokeLinecap="round" />
      ) : (
        <path d="M2 5h52" stroke={colour} strokeWidth="3" strokeLinecap="round" strokeDasharray={dashes} />
      )}
    </svg>
  );
}

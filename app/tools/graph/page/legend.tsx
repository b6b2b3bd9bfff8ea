import type { Curve, Scene } from "../engine";
import { lookOf } from "../svg/line-styles";

/** Which line is which equation, and what could not be told. */
export function Legend({ scene: { curves, space } }: { scene: Scene }) {
  const partial = space?.drawn.partial || curves.some(({ drawn }) => drawn.partial);
  const undecided = curves.some(({ drawn }) => drawn.undecided);
  return (
    <>
      {curves.length > 1 ? (
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {curves.map((curve) => (
            <li key={curve.equation} className="flex min-w-0 items-center gap-2">
              <LineSample curve={curve} />
              <span className="min-w-0">{curve.text}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {partial ? (
        <p className="mt-2">This was too much to draw exactly: a part of the graph may be coarse or missing.</p>
      ) : null}
      {undecided ? <p className="mt-2">Where it is hatched, it cannot be told whether the graph is there.</p> : null}
    </>
  );
}

/** What an equation is drawn with: a short piece of its line, a patch of its region, or one of its points. */
export function LineSample({ curve: { equation, drawn, closed } }: { curve: Curve }) {
  const { colour, dashes, name } = lookOf(equation);
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
  const isPoints = closed !== "" && drawn.stroke === "";
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

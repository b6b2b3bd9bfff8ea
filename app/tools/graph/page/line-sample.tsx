import type { Curve } from "../engine";
import { lookOf } from "../svg/line-styles";

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

import { lookOf } from "./looks";

/** A short piece of the line that an equation is drawn with. */
export function LineSample({ equation }: { equation: number }) {
  const { colour, dashes, name } = lookOf(equation);
  return (
    <svg width="56" height="10" role="img" aria-label={name} className="flex-none">
      <path d="M2 5h52" stroke={colour} strokeWidth="3" strokeLinecap="round" strokeDasharray={dashes} />
    </svg>
  );
}

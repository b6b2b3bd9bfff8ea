import { lookOf } from "./looks";

/** A short piece of the line that an equation is drawn with. */
export function LineSample({ equation }: { equation: number }) {
  const { colour, dashes, name } = lookOf(equation);
  return (
    <svg viewBox="0 0 56 10" role="img" aria-label={name} className="h-2.5 w-14 flex-none">
      <path d="M2 5h52" stroke={colour} strokeWidth="3" strokeLinecap="round" strokeDasharray={dashes} />
    </svg>
  );
}

import type { Place } from "../contract";
import type { Mistake } from "./page-data";

const AROUND = 24;

interface MistakenProps {
  mistake: Mistake;
  lines: string[];
}

/** What the server could not read. */
export function Mistaken({ mistake: { message, place }, lines }: MistakenProps) {
  return (
    <div id="expression-error" role="alert" className="mt-1 border-l-4 border-wrong pl-3 text-wrong">
      <p>Error: {message}</p>
      {place ? <MarkedPlace lines={lines} place={place} /> : null}
    </div>
  );
}

/** The wrong part within its line. */
export function MarkedPlace({ lines, place: { line, start, end } }: { lines: string[]; place: Place }) {
  const text = lines[line] ?? "";
  if (start === 0 && end >= text.length && lines.length === 1) return null;
  return (
    <p className="text-ink">
      <span className="sr-only">{`In line ${line + 1}, at character ${start + 1}: `}</span>
      <code>
        {cutBefore(text.slice(0, start))}
        <mark>{text.slice(start, Math.min(end, start + AROUND)) || "\u00a0"}</mark>
        {cutBehind(text.slice(end))}
      </code>
    </p>
  );
}

function cutBefore(text: string): string {
  return text.length > AROUND ? `…${text.slice(-AROUND)}` : text;
}

function cutBehind(text: string): string {
  return text.length > AROUND ? `${text.slice(0, AROUND)}…` : text;
}

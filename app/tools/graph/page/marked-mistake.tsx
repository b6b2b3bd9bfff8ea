import type { Mistake } from "../address/mistake";

// So many characters on either side show where one is.
const AROUND = 24;

interface MarkedMistakeProps {
  id: string;
  text: string;
  mistake: Mistake;
  /** Whether it is only read where somebody asks for it. */
  isQuiet: boolean;
}

/** What is wrong with a text, and the text again with the place marked. */
export function MarkedMistake({ id, text, mistake: { message, place }, isQuiet }: MarkedMistakeProps) {
  const isPart = place && place.end - place.start < text.length;
  return (
    <div id={id} role={isQuiet ? undefined : "alert"} className="mt-1 border-l-4 border-wrong pl-3 text-wrong">
      <p>{message}</p>
      {isPart ? (
        <p className="text-ink">
          <span className="sr-only">{`At character ${place.start + 1}: `}</span>
          <code>
            {cutBefore(text.slice(0, place.start))}
            <mark>{text.slice(place.start, Math.min(place.end, place.start + AROUND)) || "\u00a0"}</mark>
            {cutBehind(text.slice(place.end))}
          </code>
        </p>
      ) : null}
    </div>
  );
}

function cutBefore(text: string): string {
  return text.length > AROUND ? `…${text.slice(-AROUND)}` : text;
}

function cutBehind(text: string): string {
  return text.length > AROUND ? `${text.slice(0, AROUND)}…` : text;
}

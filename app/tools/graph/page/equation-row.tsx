import type { InputError } from "../address/input-error";
import { LIMITS } from "../address/state";
import type { DrawnEquation } from "../scene";
import { LineSample } from "../svg/legend";

interface EquationRowProps {
  row: number;
  isOnly: boolean;
  text: string;
  curve: DrawnEquation | undefined;
  mistake: InputError | undefined;
  /** While it is typed, a mistake is shown but not announced. */
  isTyped: boolean;
}

export function EquationRow({ row, isOnly, text, curve, mistake, isTyped }: EquationRowProps) {
  const id = `equation-${row}`;
  const name = isOnly ? "Equation" : `Equation ${row + 1}`;
  return (
    <li>
      <label htmlFor={id} className="mb-1 flex items-center gap-2 font-semibold">
        {name}
        {curve ? <LineSample curve={curve} /> : null}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          name="equation"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.characters}
          className="field min-w-0 flex-1"
          defaultValue={text}
          aria-invalid={mistake ? true : undefined}
          aria-describedby={mistake ? `${id}-error` : undefined}
        />
        {isOnly ? null : (
          <button
            type="submit"
            name="without"
            value={row}
            className="button-quiet px-3"
            aria-label={`Remove equation ${row + 1}`}
          >
            ×
          </button>
        )}
      </div>
      {mistake ? <MarkedMistake id={`${id}-error`} text={text} mistake={mistake} isQuiet={isTyped} /> : null}
    </li>
  );
}

const AROUND = 24;

interface MarkedMistakeProps {
  id: string;
  text: string;
  mistake: InputError;
  isQuiet: boolean;
}

function MarkedMistake({ id, text, mistake: { message, place }, isQuiet }: MarkedMistakeProps) {
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

import type { Curve } from "../engine";
import { LineSample } from "./line-sample";
import { MarkedMistake } from "./marked-mistake";
import type { Mistake } from "../address/mistake";
import { LIMITS } from "../address/state";

interface EquationRowProps {
  row: number;
  /** Whether there is no other row: then it cannot be removed. */
  isOnly: boolean;
  text: string;
  /** What it looks like; absent where it is not drawn. */
  curve: Curve | undefined;
  mistake: Mistake | undefined;
  /** Whether it is still being written: then a mistake is shown, and not called out at each key. */
  isTyped: boolean;
}

/** Where one equation is typed, beside the line that it is drawn with. */
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

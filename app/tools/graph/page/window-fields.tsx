import type { PlotWindow } from "~/math/plot";
import type { InputError } from "../address/input-error";
import { EDGES, type GraphState, shortNumber } from "../address/state";
import { rounded } from "../address/view";
import type { Typed } from "../page-data";

const ORDER: (keyof PlotWindow)[] = ["left", "right", "bottom", "top"];

interface WindowFieldsProps {
  state: GraphState;
  typed: Typed;
  window: PlotWindow | undefined;
  mistakes: InputError[];
}

export function WindowFields({ state, typed, window, mistakes }: WindowFieldsProps) {
  const wrong = ORDER.some((edge) => mistakes.some(({ field }) => field === EDGES[edge]));
  const shown = window && rounded(window);
  return (
    <details className="mt-4" open={wrong || undefined}>
      <summary className="py-2 font-semibold">Window and units</summary>
      <div className="grid grid-cols-2 gap-2">
        {ORDER.map((edge) => (
          <Edge
            key={edge}
            name={EDGES[edge]}
            value={typed[EDGES[edge]] ?? ""}
            shown={shown?.[edge]}
            mistake={mistakes.find(({ field }) => field === EDGES[edge])}
          />
        ))}
      </div>
      <fieldset className="mt-3">
        <legend className="font-semibold">Angles in</legend>
        <div className="flex flex-wrap gap-x-4">
          <label className="inline-flex min-h-[44px] items-center gap-2">
            <input
              type="radio"
              name="angle"
              value="rad"
              defaultChecked={state.angle === "rad"}
              className="h-6 w-6 accent-accent"
            />
            radians
          </label>
          <label className="inline-flex min-h-[44px] items-center gap-2">
            <input
              type="radio"
              name="angle"
              value="deg"
              defaultChecked={state.angle === "deg"}
              className="h-6 w-6 accent-accent"
            />
            degrees
          </label>
        </div>
      </fieldset>
      <label className="inline-flex min-h-[44px] items-center gap-2">
        <input
          type="checkbox"
          name="aspect"
          value="equal"
          defaultChecked={state.equal}
          className="h-6 w-6 accent-accent"
        />
        Same unit on both axes
      </label>
    </details>
  );
}

interface EdgeProps {
  name: string;
  value: string;
  shown: number | undefined;
  mistake: InputError | undefined;
}

function Edge({ name, value, shown, mistake }: EdgeProps) {
  const id = `edge-${name}`;
  return (
    <div>
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        name={name}
        inputMode="text"
        autoComplete="off"
        className="field"
        defaultValue={value}
        placeholder={shown === undefined ? undefined : shortNumber(shown)}
        aria-invalid={mistake ? true : undefined}
        aria-describedby={mistake ? `${id}-error` : undefined}
      />
      {mistake ? (
        <p id={`${id}-error`} role="alert" className="text-wrong">
          {mistake.message}
        </p>
      ) : null}
    </div>
  );
}

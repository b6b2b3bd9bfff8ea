import { Form, Link } from "@remix-run/react";
import { EXAMPLES, LONGEST_EQUATION } from "./equations";

/** Where an equation is typed, or chosen from the examples. A form that asks: so every graph has an address. */
export function EquationForm({ equation, error }: { equation: string; error: string | null }) {
  return (
    <>
      <Form method="get" preventScrollReset>
        <label htmlFor="equation" className="mb-1 block font-semibold">
          Equation
        </label>
        <div className="flex flex-wrap gap-3">
          <input
            key={equation}
            id="equation"
            name="equation"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LONGEST_EQUATION}
            className="field min-w-0 flex-1 basis-60"
            defaultValue={equation}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? "equation-error" : undefined}
          />
          <button type="submit" className="button">
            Update Graph
          </button>
        </div>
        {error ? (
          <p id="equation-error" role="alert" className="mt-1 text-wrong">
            {error}
          </p>
        ) : null}
      </Form>
      <h2 className="mb-3 mt-6 text-xl">Examples</h2>
      <ul className="flex flex-wrap gap-2">
        {EXAMPLES.map((example) => (
          <li key={example}>
            <Link className="button-quiet" to={`?${new URLSearchParams({ equation: example })}`} preventScrollReset>
              {example}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

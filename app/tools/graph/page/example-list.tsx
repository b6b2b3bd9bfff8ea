import { Link } from "@remix-run/react";
import { EXAMPLES, MORE_EXAMPLES } from "./examples";

/** Equations to begin with, each a link to its graph. */
export function Examples() {
  return (
    <section aria-labelledby="examples" className="mt-8 print:hidden">
      <h2 id="examples" className="mb-3 text-xl">
        Examples
      </h2>
      <ul className="flex flex-wrap gap-2">
        {EXAMPLES.map((equation) => (
          <li key={equation}>
            <Link className="button-quiet" to={`?${new URLSearchParams({ equation })}`} preventScrollReset>
              {equation}
            </Link>
          </li>
        ))}
      </ul>
      <details className="mt-3">
        <summary className="py-2 font-semibold">What else can be drawn</summary>
        <ul className="space-y-1">
          {MORE_EXAMPLES.map(({ name, equation }) => (
            <li key={name}>
              {name}:{" "}
              <Link className="link" to={`?${new URLSearchParams({ equation })}`} preventScrollReset>
                {equation}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

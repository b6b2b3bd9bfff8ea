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
        <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
          {MORE_EXAMPLES.map(({ name, equation }) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd>
                <Link className="link font-mono" to={`?${new URLSearchParams({ equation })}`} preventScrollReset>
                  {equation}
                </Link>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

import { Link } from "@remix-run/react";

/** What the user plotted last, to be opened again. */
export function RecentGraphs({ graphs }: { graphs: string[] }) {
  if (graphs.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="mt-8 print:hidden">
      <h2 id="recent" className="mb-3 text-xl">
        Your last graphs
      </h2>
      <ul className="space-y-1">
        {graphs.map((equation) => (
          <li key={equation}>
            <Link className="link" to={`?${new URLSearchParams({ equation })}`} preventScrollReset>
              {equation}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

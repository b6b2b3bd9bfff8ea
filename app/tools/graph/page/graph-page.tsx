import { Link } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { useFocusOnError } from "~/ui/focus";
import { busyMessage } from "../../busy";
import type { Tool } from "../../registry";
import { ToolPage } from "../../tool-page";
import { useDescription } from "../live/use-description";
import { useSheet } from "../live/use-sheet";
import { AboutGraph } from "./about-graph";
import { Downloads } from "./downloads";
import { EquationForm } from "./equation-form";
import { Examples } from "./examples";
import { GraphDisplay } from "./graph-display";
import type { GraphPageData } from "../page-data";
import { ValueTableSection } from "./value-table";

export function GraphPage({ tool, page }: { tool: Tool; page: GraphPageData }) {
  const { plot, mistakes, search } = page;
  const live = useSheet(page);
  const description = useDescription(page);
  const { words } = description;
  const onSubmit = useSubmitFocus(page);
  useFocusOnError(mistakes.length > 0 ? page : undefined);
  return (
    <ToolPage tool={tool} notice={null}>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,11fr)] print:block">
        <EquationForm key={search} page={page} live={live} onSubmit={onSubmit} />
        {plot ? (
          <GraphDisplay plot={plot} page={page} sheet={live.sheet} isEdited={live.isEdited} description={description} />
        ) : null}
        {page.busyForS === null ? null : <BusyNotice seconds={page.busyForS} search={search} />}
      </div>
      {words && plot ? (
        <div className="mt-8 grid gap-6 md:grid-cols-2" aria-busy={description.isOutdated && !description.failed}>
          <AboutGraph about={words.about} curves={plot.scene.curves} />
          <ValueTableSection key={search} table={words.table} typed={page.typed} mistakes={mistakes} />
        </div>
      ) : null}
      <Examples />
      <RecentGraphs graphs={page.recent} />
      {plot && !plot.sample ? <Downloads search={description.search} /> : null}
    </ToolPage>
  );
}

function BusyNotice({ seconds, search }: { seconds: number; search: string }) {
  return (
    <section className="card self-start" aria-labelledby="busy">
      <h2 id="busy">Not drawn yet</h2>
      <p className="my-4" role="alert">
        {busyMessage(seconds)} What you typed is kept.
      </p>
      {/* A whole page load: to the same address, a client navigation asks for nothing. */}
      <a className="button" href={search}>
        Draw it now
      </a>
    </section>
  );
}

function RecentGraphs({ graphs }: { graphs: string[] }) {
  if (graphs.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="mt-8 print:hidden">
      <h2 id="recent" className="mb-3 text-xl">
        Recent graphs
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

/**
 * Restores the focus when submitting renders the form anew: to the same control, or to the row that was added or moved
 * up.
 */
function useSubmitFocus(page: GraphPageData): (event: FormEvent) => void {
  const sent = useRef<{ from: Element | null; row: number } | null>(null);
  useEffect(() => {
    const form = document.forms.namedItem("graph");
    if (!sent.current || !form) return;
    const { from, row } = sent.current;
    sent.current = null;
    if (document.activeElement !== document.body && document.activeElement !== from) return;
    const rows = [...form.querySelectorAll<HTMLElement>("[name=equation]")];
    const target = row < 0 ? document.getElementById(from?.id ?? "") : (rows[row] ?? rows.at(-1));
    target?.focus();
  }, [page]);
  return ({ nativeEvent }) => {
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const name = button?.getAttribute("name");
    const row = name === "without" ? Number(button?.getAttribute("value")) : name === "add" ? Infinity : -1;
    sent.current = { from: document.activeElement, row };
  };
}

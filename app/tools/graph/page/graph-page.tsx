import { Link } from "@remix-run/react";
import { useFocusOnError } from "~/ui/focus";
import type { Tool } from "../../registry";
import { ToolPage } from "../../tool-page";
import { useSubmitFocus } from "./use-submit-focus";
import { useSheet } from "../live/use-sheet";
import { useDescription } from "../live/use-description";
import { AboutGraph } from "./about-graph";
import { Downloads } from "./downloads";
import { EquationForm } from "./equation-form";
import { Examples } from "./examples";
import { GraphDisplay } from "./graph-display";
import type { GraphPageData } from "./page.server";
import { ValueTableSection } from "./value-table";

/** The tool's page: the form on one side, the drawing on the other. */
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

/** Links to the graphs that the user drew last. */
export function RecentGraphs({ graphs }: { graphs: string[] }) {
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

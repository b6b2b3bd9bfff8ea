import { useFocusOnError } from "~/ui/focus";
import type { Tool } from "../../registry";
import { ToolPage } from "../../tool-page";
import { AboutGraph } from "./about-graph";
import { EquationForm } from "./equation-form";
import { Examples } from "./example-list";
import { GraphDisplay } from "./graph-display";
import { useKeptFocus } from "../live/use-kept-focus";
import { useSheet } from "../live/use-sheet";
import { useWords } from "../live/use-words";
import type { GraphPageData } from "./page.server";
import { RecentGraphs } from "./recent-graphs";
import { TakeAway } from "./downloads";
import { ValueTableBox } from "./value-table";

/** The tool's page: what is drawn at one side, the drawing at the other. */
export function GraphPage({ tool, page }: { tool: Tool; page: GraphPageData }) {
  const { plot, mistakes, search } = page;
  const live = useSheet(page);
  const told = useWords(page);
  const { words } = told;
  const onSubmit = useKeptFocus(page);
  useFocusOnError(mistakes.length > 0 ? page : undefined);
  return (
    <ToolPage tool={tool} notice={null}>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,11fr)] print:block">
        <EquationForm key={search} page={page} live={live} onSubmit={onSubmit} />
        {plot ? <GraphDisplay plot={plot} page={page} sheet={live.sheet} isEdited={live.isEdited} told={told} /> : null}
      </div>
      {words && plot ? (
        <div className="mt-8 grid gap-6 md:grid-cols-2" aria-busy={told.isBehind && !told.failed}>
          <AboutGraph about={words.about} curves={plot.scene.curves} />
          <ValueTableBox key={search} table={words.table} typed={page.typed} mistakes={mistakes} />
        </div>
      ) : null}
      <Examples />
      <RecentGraphs graphs={page.recent} />
      {plot && !plot.sample ? <TakeAway search={told.search} /> : null}
    </ToolPage>
  );
}

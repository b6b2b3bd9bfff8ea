import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "~/accounts/guard.server";
import { trackOnce, trackVisit } from "~/activity/track.server";
import { pageTitle } from "~/shell/brand";
import { EngineError } from "~/tools/engine";
import { EquationForm } from "~/tools/graph/equation-form";
import { DEFAULT_EQUATION, LONGEST_EQUATION } from "~/tools/graph/equations";
import { GraphDisplay } from "~/tools/graph/graph-display";
import { graphEngine } from "~/tools/graph/index.server";
import { toolAt } from "~/tools/registry";
import { ToolPage } from "~/tools/tool-page";
import { useFocusOnError } from "~/ui/focus-on-error";

export { onlyAfterForms as shouldRevalidate } from "~/http/revalidate";

const tool = toolAt("/graph-visualizer");
const WINDOW = { left: -10, right: 10, bottom: -5, top: 5 };

export const meta: MetaFunction = () => pageTitle(tool.name);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context });
  await trackVisit(user.id, tool.path, request);
  const asked = new URL(request.url).searchParams.get("equation") ?? "";
  const equation = asked.trim() || DEFAULT_EQUATION;
  if (equation.length > LONGEST_EQUATION) {
    return data({ equation: asked, plot: null, error: `An equation has at most ${LONGEST_EQUATION} characters.` }, { status: 400 });
  }
  try {
    const update = asked.trim() !== "";
    const plot = await graphEngine().plot({ equations: [equation], window: WINDOW, update }, { signal: context.signal, progress: () => undefined });
    if (update) await trackOnce(user.id, { type: "graph_visualized", details: { function: equation } }, request);
    return { equation, plot, error: null };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return data({ equation, plot: null, error: error.message }, { status: 422 });
  }
}

export default function GraphVisualizer() {
  const page = useLoaderData<typeof loader>();
  const { equation, plot, error } = page;
  useFocusOnError(error ? page : undefined);
  return (
    <ToolPage tool={tool}>
      <EquationForm equation={equation} error={error} />
      {plot ? <GraphDisplay plot={plot} /> : null}
    </ToolPage>
  );
}

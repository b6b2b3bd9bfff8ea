import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { requireUser } from "~/accounts/guard.server";
import { trackVisit } from "~/activity/track.server";
import { pageTitle } from "~/shell/brand";
import { toolAt } from "~/tools/registry";
import { NotYet, ToolPage } from "~/tools/tool-page";

export { onlyAfterForms as shouldRevalidate } from "~/http/revalidate";

const tool = toolAt("/graph-visualizer");

export const meta: MetaFunction = () => pageTitle(tool.name);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context });
  await trackVisit(user.id, tool.path, request);
  return null;
}

export default function GraphVisualizer() {
  return (
    <ToolPage tool={tool}>
      <NotYet tool={tool} />
    </ToolPage>
  );
}

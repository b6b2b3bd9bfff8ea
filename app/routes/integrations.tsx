import type { MetaFunction } from "@remix-run/node";
import { pageTitle } from "~/shell/brand";
import { PublicPage } from "~/shell/public-page";
import { toolAt } from "~/tools/registry";
import { NotYet, ToolPage } from "~/tools/tool-page";

const tool = toolAt("/canvas-ai");

export const meta: MetaFunction = () => pageTitle(tool.name);

export default function Integrations() {
  return (
    <PublicPage>
      <ToolPage tool={tool}>
        <NotYet tool={tool} />
      </ToolPage>
    </PublicPage>
  );
}

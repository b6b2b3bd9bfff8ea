import type { LoaderFunctionArgs } from "@remix-run/node";
import { methodNotAllowed } from "~/http/pages/message-page.server";
import { describe } from "~/tools/graph/words/describe";
import { answerFile, fileResponse } from "~/tools/graph/page/file.server";
import { svgFile } from "~/tools/graph/svg/svg-file.server";

/** The page's drawing as a self-contained file. */
export async function loader(asked: LoaderFunctionArgs) {
  return answerFile(asked, ({ state, plot }) => {
    const { title, description } = describe(plot.entries, plot.scene.window, state.angle);
    return fileResponse(
      svgFile({ scene: plot.scene, title, description }),
      "image/svg+xml",
      "graph.svg",
      asked.request,
    );
  });
}

export const action = methodNotAllowed;

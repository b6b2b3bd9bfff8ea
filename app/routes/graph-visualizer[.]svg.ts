import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerFile, fileResponse } from "~/tools/graph/file.server";
import { svgFile } from "~/tools/graph/svg-file.server";

/** The drawing that the page shows for the same address, as a file. */
export async function loader(asked: LoaderFunctionArgs) {
  return answerFile(asked, ({ state, plot }) => {
    const title = `Graph of ${state.equations.join(", ")}`;
    return fileResponse(svgFile({ scene: plot.scene, title, description: title }), "image/svg+xml", "graph.svg", asked.request);
  });
}

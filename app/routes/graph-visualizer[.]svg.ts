import type { LoaderFunctionArgs } from "@remix-run/node";
import { methodNotAllowed } from "~/http/pages/message-page.server";
import { answerFile, fileResponse } from "~/tools/graph/page/file.server";
import { svgFile } from "~/tools/graph/svg/svg-file.server";

/** The page's drawing as a self-contained file. */
export async function loader(asked: LoaderFunctionArgs) {
  return answerFile(asked, ({ scene, words: { title, description } }) =>
    fileResponse(svgFile({ scene, title, description }), "image/svg+xml", "graph.svg", asked.request),
  );
}

export const action = methodNotAllowed;

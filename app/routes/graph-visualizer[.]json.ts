import type { LoaderFunctionArgs } from "@remix-run/node";
import { methodNotAllowed } from "~/http/pages/message-page.server";
import { answerFile } from "~/tools/graph/page/file.server";

/** The facts about the page's graph, with the words and the table made from them. */
export async function loader(asked: LoaderFunctionArgs) {
  return answerFile(asked, ({ state, scene, words }) =>
    Response.json({ window: scene.window, angle: state.angle, ...words }),
  );
}

export const action = methodNotAllowed;

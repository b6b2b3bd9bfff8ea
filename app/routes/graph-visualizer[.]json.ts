import type { LoaderFunctionArgs } from "@remix-run/node";
import { methodNotAllowed } from "~/http/pages/message-page.server";
import { answerFile } from "~/tools/graph/page/file.server";
import { wordsOf } from "~/tools/graph/words/words";

/** The facts about the page's graph, with the words and the table made from them. */
export async function loader(asked: LoaderFunctionArgs) {
  return answerFile(asked, ({ state, plot }) => {
    return Response.json({ window: plot.scene.window, angle: state.angle, ...wordsOf(plot, state) });
  });
}

export const action = methodNotAllowed;

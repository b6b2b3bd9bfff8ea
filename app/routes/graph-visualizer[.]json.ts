import type { LoaderFunctionArgs } from "@remix-run/node";
import { describe } from "~/tools/graph/about";
import { answerFile } from "~/tools/graph/file.server";

/** What is known of the graph that the page shows for the same address: the facts found, and the sentences made of them. */
export async function loader(asked: LoaderFunctionArgs) {
  return answerFile(asked, ({ state, plot }) => {
    const { window } = plot.scene;
    return Response.json({ window, angle: state.angle, ...describe(plot.entries, window, state.angle) });
  });
}

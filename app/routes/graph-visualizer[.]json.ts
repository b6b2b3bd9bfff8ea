import type { LoaderFunctionArgs } from "@remix-run/node";
import { describe } from "~/tools/graph/about";
import { answerFile } from "~/tools/graph/file.server";

/** What is known of the graph that the page shows for the same address: the facts found, and the sentences made of them. */
export async function loader(asked: LoaderFunctionArgs) {
  return answerFile(asked, ({ state, plot }) => {
    const { window } = plot.scene;
    const { title, description, about, facts } = describe(plot.entries, window, state.angle);
    return Response.json({ window, angle: state.angle, title, description, about: about.map(({ equation, text, sentences }) => ({ equation, text, sentences })), facts });
  });
}

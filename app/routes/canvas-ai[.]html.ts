import type { LoaderFunctionArgs } from "@remix-run/node";
import { methodNotAllowed } from "~/http/pages/message-page.server";
import { answerSolutionFile } from "~/tools/canvas/typed/file.server";

/** The page's answer with its steps, as a file that needs nothing else. */
export async function loader(asked: LoaderFunctionArgs) {
  return answerSolutionFile(asked);
}

export const action = methodNotAllowed;

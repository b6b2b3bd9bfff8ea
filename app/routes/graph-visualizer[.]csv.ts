import type { LoaderFunctionArgs } from "@remix-run/node";
import { methodNotAllowed } from "~/http/pages/message-page.server";
import { csvOf } from "~/tools/csv";
import { answerFile, fileResponse } from "~/tools/graph/page/file.server";

/** The page's table of values, at the same address. */
export async function loader(asked: LoaderFunctionArgs) {
  return answerFile(asked, ({ words: { table } }) =>
    fileResponse(csvOf([table.head, ...table.rows]), "text/csv", "graph.csv", asked.request),
  );
}

export const action = methodNotAllowed;

import { type RequestArgs, currentUser } from "~/accounts/guard.server";
import { BUDGET_MS, type Plot } from "../engine";
import type { InputError } from "../address/input-error";
import { drawGraph } from "./page.server";
import { readState } from "../address/read-state";
import type { GraphState } from "../address/state";

interface DrawnGraph {
  state: GraphState;
  plot: Plot;
}

/**
 * Answers with a file that `make` writes; errors are JSON: 401 without a session, 400 or 422 for a wrong address, 422
 * for a sample. Records no activity, because the page did.
 */
export async function answerFile(asked: RequestArgs, make: (graph: DrawnGraph) => Response): Promise<Response> {
  if (!(await currentUser(asked)))
    return refuse(401, { message: "Sign in to draw graphs.", code: "signed-out", place: null });
  const { state, mistakes: before } = readState(new URL(asked.request.url).searchParams);
  const { plot, mistakes } = await drawGraph(
    state,
    { requested: false, budgetMs: BUDGET_MS, allOrNothing: true },
    before,
    asked.context.signal,
  );
  const [first] = mistakes;
  if (first) return refuse(plot ? 400 : 422, { ...publicError(first), mistakes: mistakes.map(publicError) });
  if (plot?.sample)
    return refuse(422, {
      message: "This server shows a sample instead of graphs, which cannot be downloaded.",
      code: "sample",
      place: null,
    });
  return plot
    ? make({ state, plot })
    : refuse(422, { message: "This graph could not be drawn.", code: "engine", place: null });
}

/** A download, if the address asks for one. */
export function fileResponse(body: string, type: string, name: string, request: Request): Response {
  const headers = new Headers({ "Content-Type": `${type}; charset=utf-8` });
  if (new URL(request.url).searchParams.has("download"))
    headers.set("Content-Disposition", `attachment; filename="${name}"`);
  return new Response(body, { headers });
}

type PublicError = ReturnType<typeof publicError>;

function publicError({ field, index, message, code, place }: InputError) {
  return { field, equation: index, message, code, place };
}

function refuse(
  status: number,
  body: Pick<InputError, "message" | "code" | "place"> & { mistakes?: PublicError[] },
): Response {
  return Response.json(body, { status });
}

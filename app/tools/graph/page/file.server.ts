import { type RequestArgs, currentUser } from "~/accounts/guard.server";
import { type Asker, BusyError } from "~/work/index.server";
import { busyMessage } from "../../busy";
import type { InputError } from "../address/input-error";
import { readState } from "../address/read-state";
import type { GraphState } from "../address/state";
import type { Scene } from "../scene";
import type { FullWords } from "../words/words";
import { drawValid } from "./page.server";

interface DrawnGraph {
  state: GraphState;
  scene: Scene;
  words: FullWords;
}

/**
 * Answers with a file that `make` writes; errors are JSON: 401 without a session, 400 or 422 for a wrong address, 422
 * for a sample, 503 where others come first. Records no activity, because the page did.
 */
export async function answerFile(asked: RequestArgs, make: (graph: DrawnGraph) => Response): Promise<Response> {
  const user = await currentUser(asked);
  if (!user) return refuse(401, { message: "Sign in to draw graphs.", code: "signed-out", place: null });
  const { requestId, signal } = asked.context;
  try {
    return await fileFor(asked.request, { userId: user.id, requestId, signal }, make);
  } catch (error) {
    if (error instanceof BusyError) return answerBusy(error);
    throw error;
  }
}

async function fileFor(request: Request, asker: Asker, make: (graph: DrawnGraph) => Response): Promise<Response> {
  const { state, mistakes: before } = readState(new URL(request.url).searchParams);
  const { drawing, mistakes } = await drawValid(state, { requested: false, allOrNothing: true }, before, asker);
  const [first] = mistakes;
  if (first) return refuse(drawing ? 400 : 422, { ...publicError(first), mistakes: mistakes.map(publicError) });
  if (drawing?.words) return make({ state, scene: drawing.plot.scene, words: drawing.words });
  return refuse(422, {
    message: "This server shows a sample instead of graphs, which cannot be downloaded.",
    code: "sample",
    place: null,
  });
}

function answerBusy({ retryAfterS }: BusyError): Response {
  const answer = refuse(503, { message: busyMessage(retryAfterS), code: "busy", place: null });
  answer.headers.set("Retry-After", String(retryAfterS));
  return answer;
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

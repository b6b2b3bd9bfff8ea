import { createHash, timingSafeEqual } from "node:crypto";
import type { RequestArgs } from "~/accounts/guard.server";
import { env } from "~/http/config/env.server";
import { errorMessage, log } from "~/http/config/log.server";
import { countPerAddress, minutesText } from "~/http/edge/rate-limit.server";
import { parseJson } from "~/http/outbound/ask.server";
import { BusyError } from "~/work/index.server";
import { busyMessage } from "../busy";
import { EngineError } from "../engine";
import { TEXTS } from "./answer";
import type { Answered, AnswerJson, DataItem, Place, StepJson } from "./contract";
import { type Calculation, calculation, inputOf } from "./calculation.server";
import { canvasEngine, solveTexts } from "./index.server";
import { isPictureUrl } from "./picture.server";

/** Wrong tokens per address, in ten minutes. */
const GUESS_LIMIT = 60;
// The pool lets each asker have two tasks at once.
const PROGRAM = "calculate";

const countRequests = countPerAddress();
const countGuesses = countPerAddress();

interface Success {
  message: string;
  data: DataItem[];
  /** Null where a service that reads pictures gave results only. */
  answer: AnswerJson | null;
  steps: StepJson[];
}

/** The contract's POST /calculate, for programs with the token; see the README. */
export async function answerCalculation(asked: RequestArgs): Promise<Response> {
  const { CANVAS_API_TOKEN, CANVAS_API_LIMIT } = env();
  const { address } = asked.context;
  if (!CANVAS_API_TOKEN) return refuseAll();
  if (!hasToken(asked.request, CANVAS_API_TOKEN)) return refuseGuess(countGuesses(address));
  const { count, secondsLeft } = countRequests(address);
  if (count > CANVAS_API_LIMIT) return refuseLater(429, tooMany(secondsLeft), "too-many", secondsLeft);
  const parsed = calculation.safeParse(parseJson(await asked.request.text()));
  if (!parsed.success) return refuse(400, problemsOf(parsed.error.issues), "request");
  return calculate(parsed.data, asked);
}

/** Only posts calculate. */
export function answerVisit(): Response {
  if (!env().CANVAS_API_TOKEN) return refuseAll();
  const answer = refuse(405, "Send a POST request with a JSON body.", "method");
  answer.headers.set("Allow", "POST");
  return answer;
}

function refuseAll(): Response {
  return refuse(404, "This server does not calculate for programs.", "not-set-up");
}

function hasToken(request: Request, token: string): boolean {
  const [, given = ""] = /^Bearer +(\S+) *$/i.exec(request.headers.get("Authorization") ?? "") ?? [];
  return timingSafeEqual(digest(given), digest(token));
}

// Of equal length, so that comparing takes the same time for every guess.
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function refuseGuess({ count, secondsLeft }: ReturnType<typeof countGuesses>): Response {
  if (count > GUESS_LIMIT) return refuseLater(429, tooMany(secondsLeft), "too-many", secondsLeft);
  const answer = refuse(401, "Send the token as “Authorization: Bearer …”.", "token");
  answer.headers.set("WWW-Authenticate", 'Bearer realm="calculate"');
  return answer;
}

function tooMany(seconds: number): string {
  return `There were too many requests from your address. Try again in ${minutesText(seconds)}.`;
}

function problemsOf(issues: { path: PropertyKey[]; message: string }[]): string {
  const problems = issues.map(({ path, message }) => `${path.join(".")} ${message}`.trim());
  return `The body is not what is expected: ${problems.join("; ")}.`;
}

async function calculate(wanted: Calculation, asked: RequestArgs): Promise<Response> {
  const { signal } = asked.context;
  try {
    return typeof wanted.image === "string"
      ? await solvePicture(wanted.image, wanted, signal)
      : await solveText(wanted, asked);
  } catch (error) {
    if (error instanceof BusyError) return refuseLater(503, busyMessage(error.retryAfterS), "busy", error.retryAfterS);
    // The client has disconnected, so nobody reads this.
    if (signal.aborted) return refuse(499, "The request was cancelled.", "cancelled");
    if (error instanceof EngineError) return refuse(502, error.message, "service");
    log.error("A calculation failed", { requestId: asked.context.requestId, error: errorMessage(error) });
    return refuse(500, "The calculation failed. This is our fault.", "failed");
  }
}

async function solveText(wanted: Calculation, { context }: RequestArgs): Promise<Response> {
  const { requestId, signal } = context;
  return written(await solveTexts(inputOf(wanted), { userId: PROGRAM, requestId, signal }));
}

function written(answered: Answered): Response {
  if (answered.kind === "unread") return refuse(422, answered.message, answered.code, answered.place);
  const { message, data, answer, steps } = answered;
  return succeed({ message, data, answer, steps });
}

async function solvePicture(image: string, { dict_of_vars }: Calculation, signal: AbortSignal): Promise<Response> {
  if (!isPictureUrl(image)) return refuse(400, TEXTS.invalid, "image");
  const engine = canvasEngine();
  if (!engine.reads) {
    const reason = "Pictures are not read here yet. Send what they show as an expression.";
    return succeed({ message: reason, data: [], answer: { kind: "refused", code: "unsupported", reason }, steps: [] });
  }
  const task = { image, dictOfVars: dict_of_vars ?? {} };
  const { items, sample } = await engine.solve(task, { signal, progress: () => undefined });
  const message = sample ? "This is a sample: the picture has not been analyzed." : "Solved.";
  return succeed({ message, data: items.map((item) => ({ ...item, assign: false })), answer: null, steps: [] });
}

function succeed({ message, ...rest }: Success): Response {
  return Response.json({ message, status: "success", ...rest }, { headers: { "Cache-Control": "no-store" } });
}

function refuse(status: number, message: string, code: string, place: Place | null = null): Response {
  const body = { message, status: "error", code, place };
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}

function refuseLater(status: number, message: string, code: string, seconds: number): Response {
  const answer = refuse(status, message, code);
  answer.headers.set("Retry-After", String(seconds));
  return answer;
}

import { redirect } from "@remix-run/node";
import type { RequestArgs } from "~/accounts/guard.server";
import { recentSolved } from "~/activity/store.server";
import { trackOnce } from "~/activity/track.server";
import { countPerAddress, minutesText } from "~/http/edge/rate-limit.server";
import { flash } from "~/http/pages/flash.server";
import { type Asker, BusyError } from "~/work/index.server";
import { busyMessage } from "../../busy";
import { similarTexts, solveTexts } from "../index.server";
import { joined } from "../builtin/formula-json";
import type { Answered } from "../contract";
import { TEXTS } from "../answer";
import type { SolvedItem } from "../engine";
import { readTyped, type TypedState, writeTyped } from "./address";
import { ASKS, askNamed, LIKELY, LONGEST } from "./asks";
import { linesOf } from "./lines";
import type { Delay, ShownAnswer, TypedPage } from "./page-data";
import { plotAddress } from "./plot-address.server";

/** Per address, in ten minutes. */
export const VISITOR_LIMIT = 100;

// Longer ones would fill the list of activities, and cut ones could not be solved again.
const LONGEST_KEPT = 500;
const VARIATIONS = 1e6;

type Solved = Omit<TypedPage, "recent">;
type Shown = Pick<TypedPage, "answer" | "mistake" | "delay">;

const NOTHING: Shown = { answer: null, mistake: null, delay: null };

const countQuestions = countPerAddress();

/** Reads an address, solves what it asks and records the activity. `userId` is null for a visitor. */
export async function loadTyped(asked: RequestArgs, userId: string | null): Promise<TypedPage> {
  if (new URL(asked.request.url).searchParams.has("similar")) throw await toSimilar(asked, userId);
  const page = await solveAddress(asked, userId);
  const recent = userId ? await recentSolved(userId) : [];
  if (userId && page.answer && !page.state.folded) await recordSolved(userId, page.state, asked.request);
  return { ...page, recent: recent.map(recentlySolved) };
}

async function toSimilar(asked: RequestArgs, userId: string | null): Promise<Response> {
  const { pathname, searchParams } = new URL(asked.request.url);
  const { state } = readTyped(searchParams);
  const texts = await similarOf(state, asked, userId);
  if (texts) {
    const exercise = { expression: texts.join("\n"), ask: null, folded: true };
    return redirect(`${pathname}${writeTyped(exercise)}#answer`);
  }
  const toast = { kind: "info", text: "No similar exercise was found." } as const;
  return redirect(`${pathname}${writeTyped(state)}`, { headers: { "Set-Cookie": await flash({ toast }) } });
}

async function similarOf({ expression, ask }: TypedState, asked: RequestArgs, userId: string | null) {
  const isTooMuch = expression.length > LONGEST || (!userId && secondsToWait(asked.context.address) > 0);
  if (isTooMuch) return null;
  const variation = Math.floor(Math.random() * VARIATIONS);
  try {
    return await similarTexts({ texts: linesOf(expression), ...(ask && { ask }), variation }, askerOf(asked, userId));
  } catch (error) {
    if (error instanceof BusyError) return null;
    throw error;
  }
}

/** Records no activity. */
export async function solveAddress(asked: RequestArgs, userId: string | null): Promise<Solved> {
  const { state, unknownAsk } = readTyped(new URL(asked.request.url).searchParams);
  const { expression } = state;
  const page = { state, search: writeTyped(state), lines: linesOf(expression) };
  if (expression.trim() === "") return { ...page, ...NOTHING };
  if (unknownAsk) return { ...page, ...wrong(`“${unknownAsk.slice(0, 40)}” is nothing that can be asked here.`) };
  if (expression.length > LONGEST) return { ...page, ...wrong(`This is longer than ${LONGEST} characters.`) };
  return { ...page, ...(await solve(state, asked, userId)) };
}

/** 503 or 429 for who must wait, 422 for maths that cannot be read, 400 for what cannot be asked. */
export function statusOf({ mistake, delay }: Pick<TypedPage, "mistake" | "delay">): number {
  if (delay) return delay.status;
  if (!mistake) return 200;
  return mistake.place ? 422 : 400;
}

export function retryAfter({ delay }: Pick<TypedPage, "delay">): HeadersInit {
  return delay ? { "Retry-After": String(delay.seconds) } : {};
}

async function solve(state: TypedState, asked: RequestArgs, userId: string | null): Promise<Shown> {
  const seconds = userId ? 0 : secondsToWait(asked.context.address);
  if (seconds > 0) return waiting(tooMany(seconds));
  const { expression, ask } = state;
  try {
    const input = { texts: linesOf(expression), ...(ask && { ask }), variables: {} };
    return shownOf(state, await solveTexts(input, askerOf(asked, userId)));
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    return waiting({ status: 503, seconds: error.retryAfterS, message: busyMessage(error.retryAfterS) });
  }
}

function askerOf({ context }: RequestArgs, userId: string | null): Asker {
  const { address, requestId, signal } = context;
  return { userId: userId ?? `visitor at ${address}`, requestId, signal };
}

function shownOf(state: TypedState, answered: Answered): Shown {
  if (answered.kind === "unread") return { ...NOTHING, mistake: answered };
  const { data, result, understood } = answered;
  const answer = {
    solved: answered,
    texts: data.length > 0 ? data.map(resultText) : [TEXTS.nothing],
    copied: result.length > 0 ? joined(result) : null,
    others: othersOf(state, understood.others),
    plot: plotAddress(understood),
  };
  return { ...NOTHING, answer };
}

function resultText({ expr, result }: SolvedItem): string {
  if (expr === "") return result;
  if (result.startsWith("≈")) return `${expr} ${result}`;
  return /[=<>]/.test(expr) ? `${expr}: ${result}` : `${expr} = ${result}`;
}

function othersOf(state: TypedState, names: string[]): ShownAnswer["others"] {
  const asks = names.map(askNamed).filter((ask) => ask !== null);
  const others = asks.map((ask) => ({ name: ASKS[ask], search: writeTyped({ ...state, ask, folded: false }) }));
  const likely = { name: LIKELY, search: writeTyped({ ...state, ask: null, folded: false }) };
  return state.ask ? [...others, likely] : others;
}

function recentlySolved({ expression, ask: name }: { expression: string; ask: string }): TypedPage["recent"][number] {
  const ask = askNamed(name);
  const text = expression.trim().replace(/\s*\n\s*/g, "; ");
  return { text, ask: ask && ASKS[ask], search: writeTyped({ expression, ask, folded: false }) };
}

function wrong(message: string): Shown {
  return { ...NOTHING, mistake: { message, place: null } };
}

function waiting(delay: Delay): Shown {
  return { ...NOTHING, delay };
}

function tooMany(seconds: number): Delay {
  const message = `There were too many questions from your address. Try again in ${minutesText(seconds)}, or sign in.`;
  return { status: 429, seconds, message };
}

function secondsToWait(address: string): number {
  const { count, secondsLeft } = countQuestions(address);
  return count > VISITOR_LIMIT ? secondsLeft : 0;
}

async function recordSolved(userId: string, { expression, ask }: TypedState, request: Request) {
  const kept = expression.length <= LONGEST_KEPT ? { expression, ...(ask && { ask }) } : {};
  await trackOnce(userId, { type: "canvas_used", details: { action: "solve", ...kept } }, request);
}

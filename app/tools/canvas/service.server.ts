import * as z from "zod";
import { errorMessage, log } from "~/http/config/log.server";
import { fetchText, parseJson } from "~/http/outbound/ask.server";
import { OutboundError } from "~/http/outbound/error.server";
import { EngineError } from "../engine";
import type { CanvasEngine, CanvasTask, SolvedItem } from "./engine";

const LONGEST_MS = 60_000;
const MOST_BYTES = 1024 * 1024;
const MOST_ITEMS = 50;
const LONGEST_TEXT = 2000;
const LONGEST_ERROR = 300;

const valueSchema = z.union([z.string(), z.number().transform(String), z.boolean().transform(String)]);
const textSchema = z.union([valueSchema, z.array(valueSchema).transform((values) => values.join(", "))]);
const itemSchema = z.object({ expr: textSchema.catch(""), result: textSchema });
const answerSchema = z.object({ data: z.array(z.unknown()) });

/** Requested once: a calculation may cost the service's owner money. */
export function canvasService(address: string, timeoutMs = LONGEST_MS): CanvasEngine {
  return {
    notice: null,
    reads: true,
    async solve(task, { signal }) {
      const { status, statusText, text } = await calculate(address, task, timeoutMs, signal);
      if (status < 200 || status > 299)
        throw new EngineError(`Backend error: ${readable(text) || `${status} ${statusText}`.trim()}`);
      const answer = parseJson(text);
      if (answer === undefined) throw new EngineError("the service's answer cannot be read");
      return { items: itemsIn(answer), sample: false };
    },
  };
}

async function calculate(address: string, { image, dictOfVars }: CanvasTask, timeoutMs: number, signal: AbortSignal) {
  const headers = { "Content-Type": "application/json", Accept: "application/json" };
  const body = JSON.stringify({ image, dict_of_vars: dictOfVars });
  try {
    return await fetchText(`${address}/calculate`, {
      method: "POST",
      headers,
      body,
      timeoutMs,
      maxBytes: MOST_BYTES,
      signal,
    });
  } catch (error) {
    if (!(error instanceof OutboundError) || signal.aborted) throw error;
    log.warn("The canvas service gave no answer", { error: errorMessage(error), status: error.status });
    throw new EngineError(error.message);
  }
}

// Malformed items are left out: the rest may still help.
function itemsIn(answer: unknown): SolvedItem[] {
  const entries = answerSchema.safeParse(answer).data?.data ?? [];
  const items = entries.slice(0, MOST_ITEMS).flatMap((entry) => itemSchema.safeParse(entry).data ?? []);
  return items
    .map(({ expr, result }) => ({
      expr: expr.trim().slice(0, LONGEST_TEXT),
      result: result.trim().slice(0, LONGEST_TEXT),
    }))
    .filter(({ result }) => result !== "");
}

function readable(text: string): string {
  const line = text
    .slice(0, 10 * LONGEST_ERROR)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return line.length > LONGEST_ERROR ? `${line.slice(0, LONGEST_ERROR)}…` : line;
}

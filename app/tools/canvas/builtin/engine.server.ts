import { log } from "~/http/config/log.server";
import { type Asker, compute, EndedError } from "~/work/index.server";
import { EngineError } from "../../engine";
import type { Answered } from "../contract";
import type { CanvasEngine } from "../engine";
import { SIMILAR, type SimilarInput } from "./similar-task";
import { SOLVE, type SolveInput } from "./solve-task";

const MESSAGES: Record<EndedError["reason"], string> = {
  time: "This takes too long to be solved with certainty.",
  memory: "This takes too much memory to be solved.",
  killed: "The computation was interrupted. Please try again.",
  stopped: "The server is stopping. Please try again in a moment.",
};

/** Handwriting is not read yet, and the page says so. */
export const builtinCanvas: CanvasEngine = {
  notice: "This server does not read drawings yet. Type your maths instead: it is solved here, with steps.",
  reads: false,
  solve() {
    return Promise.reject(new EngineError("drawings are not read here yet. Type what you have drawn instead."));
  },
};

/**
 * Solves what was typed, whichever engine reads drawings.
 * @throws BusyError where others come first
 */
export async function solveTexts(input: SolveInput, asker: Asker): Promise<Answered> {
  try {
    const answered = await compute(SOLVE, input, asker);
    reportUnproven(answered, asker);
    return answered;
  } catch (error) {
    if (!(error instanceof EndedError)) throw error;
    return refusal(MESSAGES[error.reason], input);
  }
}

/**
 * An exercise like what was typed, one text for each line; null where none was found.
 * @throws BusyError where others come first
 */
export async function similarTexts(input: SimilarInput, asker: Asker): Promise<string[] | null> {
  try {
    return await compute(SIMILAR, input, asker);
  } catch (error) {
    if (error instanceof EndedError) return null;
    throw error;
  }
}

// What the checker does not accept is a mistake of ours.
function reportUnproven(answered: Answered, { requestId }: Asker) {
  if (answered.kind === "unread" || answered.answer.kind !== "refused" || answered.answer.code !== "unproven") return;
  log.warn("A solution was not proven", { requestId, reason: answered.answer.reason });
}

function refusal(reason: string, { ask, domain = "real" }: SolveInput): Answered {
  return {
    kind: "solved",
    message: reason,
    data: [],
    answer: { kind: "refused", code: "limit", reason },
    result: [],
    steps: [],
    understood: { ask: ask ?? "solve", guessed: false, others: [], lines: [], unknowns: [], domain, assigned: {} },
  };
}

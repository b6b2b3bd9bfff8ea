import { setTimeout as wait } from "node:timers/promises";
import { OutboundError, RefusedAddress } from "./error.server";

const RETRIES = 3;
const LONGEST_DELAY_MS = 30_000;

interface RetryOptions {
  signal?: AbortSignal;
  firstDelayMs?: number;
  isDown?: (status: number) => boolean;
  pause?: (milliseconds: number, value: undefined, options: { signal?: AbortSignal }) => Promise<void>;
}

/** Repeats a request up to three times while the service is down. Only for requests that may be repeated. */
export async function withRetries<Answer>(read: () => Promise<Answer>, options: RetryOptions = {}): Promise<Answer> {
  const { signal, firstDelayMs = 1_000, isDown = isOutOfReach, pause = wait } = options;
  for (let attempt = 0; ; attempt++) {
    try {
      return await read();
    } catch (error) {
      const again = error instanceof OutboundError && !(error instanceof RefusedAddress) && isDown(error.status);
      if (!again || attempt === RETRIES || signal?.aborted) throw error;
      await pause(Math.min(firstDelayMs * 2 ** attempt, LONGEST_DELAY_MS), undefined, { signal });
    }
  }
}

function isOutOfReach(status: number): boolean {
  return status === 0 || status >= 500;
}

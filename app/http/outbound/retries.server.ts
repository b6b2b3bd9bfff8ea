import { setTimeout as wait } from "node:timers/promises";
import { OutboundError, RefusedAddress } from "./error.server";

const RETRIES = 3;
const LONGEST_DELAY_MS = 30_000;

interface RetryOptions {
  /** Ends the trying. */
  signal?: AbortSignal;
  /** The first wait; each is twice the one before. 1 s unless told. */
  firstDelayMs?: number;
  /** Whether a status says that the service is out of reach; 0 and 500 and above unless told. */
  isDown?: (status: number) => boolean;
  /** Waits so many milliseconds, unless the signal aborts before. */
  pause?: (milliseconds: number, value: undefined, options: { signal?: AbortSignal }) => Promise<void>;
}

/** Tries again, three times, what failed because the network or the service was down. For what may be asked more than once only. */
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

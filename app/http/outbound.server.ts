import { errorText } from "./log.server";

/** A call to an outside service that brought no usable answer. `status` is 0 where the network failed. */
export class OutboundError extends Error {
  override name = "OutboundError";
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

interface OutboundOptions {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: URLSearchParams;
  timeoutMs: number;
  signal?: AbortSignal;
}

const MOST_BYTES = 256 * 1024;

/**
 * Fetches JSON from a service that is not trusted: the whole call is bounded in time, the answer in size, and
 * redirects are not followed.
 * @returns the status and the parsed body, which is undefined where it is not JSON
 * @throws OutboundError with status 0 when no answer came in time
 */
export async function fetchJson(url: string, options: OutboundOptions): Promise<{ status: number; body: unknown }> {
  const { timeoutMs, signal, ...init } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      ...init,
      redirect: "manual",
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return { status: response.status, body: parseJson(await limitedText(response)) };
  } catch (error) {
    if (error instanceof OutboundError) throw error;
    throw new OutboundError(timeout.aborted ? `no answer within ${timeoutMs / 1000} s` : errorText(error), 0);
  }
}

async function limitedText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let size = 0; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new OutboundError("the answer is too large", response.status);
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Work that takes long enough to be done by a worker. Its input and output are plain data, as structuredClone takes it. */
export interface Task<Input, Output> {
  name: string;
  /** It is ended after this time. */
  limitMs: number;
  /** Inputs of equal keys may share an output. */
  keyOf: (input: Input) => string;
  /** For how long an output is kept, in ms. */
  keepMs: (output: Output) => number;
  /** Whether an output may be shown to nobody but its asker. */
  personal: boolean;
  /** Holds the types; never called. */
  types?: (input: Input) => Output;
}

/** Who asks, and until when. */
export interface Asker {
  userId: string;
  requestId: string;
  /** Aborts when nobody waits any longer. */
  signal: AbortSignal;
}

/** Too much is waiting; nothing was done. */
export class BusyError extends Error {
  override name = "BusyError";
  constructor(readonly retryAfterS: number) {
    super(`The workers are busy for another ${retryAfterS} s.`);
  }
}

/** The task was given up: it took too long or too much memory, its worker was killed, or the server stops. */
export class EndedError extends Error {
  override name = "EndedError";
  constructor(
    readonly task: string,
    readonly reason: "time" | "memory" | "killed" | "stopped",
  ) {
    super(`The task "${task}" was ended (${reason}).`);
  }
}

import type { Engine, EngineContext } from "../engine";

/** The content is streamed, and reading it may fail. */
interface Film {
  title: string;
  type: string;
  content: AsyncIterable<Uint8Array>;
  sample: boolean;
}

export interface VideoEngine extends Engine {
  /** Throws EngineError, with a message for the learner. */
  generate(prompt: string, context: EngineContext): Promise<Film>;
}

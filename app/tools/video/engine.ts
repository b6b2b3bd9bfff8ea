import type { Engine, EngineContext } from "../engine";

/** A film from an engine. Its content is streamed, and reading it may fail. */
interface Film {
  title: string;
  /** Its media type: video/webm, video/mp4. */
  type: string;
  content: AsyncIterable<Uint8Array>;
  /** Whether it is a sample that answers no question. */
  sample: boolean;
}

/** Generates a film that answers a question. */
export interface VideoEngine extends Engine {
  /** @throws EngineError when it cannot, with a message for the learner */
  generate(prompt: string, context: EngineContext): Promise<Film>;
}

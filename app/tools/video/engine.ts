import type { Engine, EngineContext } from "../engine";

/** A film that an engine has made. Its content comes as it is read, and reading it may fail. */
interface Film {
  title: string;
  /** Its media type: video/webm, video/mp4. */
  type: string;
  content: AsyncIterable<Uint8Array>;
  /** Whether it is a sample that shows the tool, and answers no question. */
  sample: boolean;
}

/** Makes a film that answers a question. */
export interface VideoEngine extends Engine {
  /** @throws EngineError when it cannot, with a message for the learner */
  generate(prompt: string, context: EngineContext): Promise<Film>;
}

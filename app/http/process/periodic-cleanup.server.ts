import { errorMessage, log } from "../config/log.server";

const EVERY_MS = 60_000;

export interface CleanUp {
  what: string;
  erase: () => Promise<void>;
}

/** Runs every clean-up now and once a minute. Returns a function that stops it. */
export function startCleanUps(cleanUps: CleanUp[]): () => void {
  const round = () => cleanUps.forEach((cleanUp) => void attempt(cleanUp));
  const timer = setInterval(round, EVERY_MS).unref();
  round();
  return () => clearInterval(timer);
}

async function attempt({ what, erase }: CleanUp) {
  try {
    await erase();
  } catch (error) {
    log.error(`${what} could not be removed`, { error: errorMessage(error) });
  }
}

import { errorText, log } from "./log.server";

const EVERY_MS = 60_000;

/** Something that is erased when its time is over. `what` names it in the log. */
export interface Chore {
  what: string;
  erase: () => Promise<void>;
}

/**
 * Does the chores now and every minute. One that fails is logged, and tried again the next time.
 * @returns ends it
 */
export function doChores(chores: Chore[]): () => void {
  const round = () => chores.forEach((chore) => void attempt(chore));
  const timer = setInterval(round, EVERY_MS).unref();
  round();
  return () => clearInterval(timer);
}

async function attempt({ what, erase }: Chore) {
  try {
    await erase();
  } catch (error) {
    log.error(`${what} could not be removed`, { error: errorText(error) });
  }
}

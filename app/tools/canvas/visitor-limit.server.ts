import { countPerAddress } from "~/http/edge/rate-limit.server";

/** How many pictures of visitors are analyzed for one address in ten minutes. */
export const VISITOR_LIMIT = 20;

const count = countPerAddress();

/** Counts an analysis for a visitor's address; how many seconds they have to wait, 0 where they need not. */
export function secondsToWait(address: string): number {
  const { count: analyses, secondsLeft } = count(address);
  return analyses > VISITOR_LIMIT ? secondsLeft : 0;
}

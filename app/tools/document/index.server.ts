import type { DocumentEngine } from "./engine";
import { simulatedDocument } from "./simulated.server";

/** The engine that the settings choose. There is one so far, and the settings take no other. */
export function documentEngine(): DocumentEngine {
  return simulatedDocument;
}

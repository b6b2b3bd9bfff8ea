import type { DocumentEngine } from "./engine";
import { simulatedDocument } from "./simulated.server";

export function documentEngine(): DocumentEngine {
  return simulatedDocument;
}

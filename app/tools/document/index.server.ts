import { env } from "~/http/config/env.server";
import type { DocumentEngine } from "./engine";
import { simulatedDocument } from "./simulated.server";

const ENGINES = { simulated: simulatedDocument };

export function documentEngine(): DocumentEngine {
  return ENGINES[env().DOCUMENT_ENGINE ?? "simulated"];
}

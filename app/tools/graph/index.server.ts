import { env } from "~/http/config/env.server";
import { builtinGraph } from "./builtin/engine.server";
import type { GraphEngine } from "./engine";
import { simulatedGraph } from "./simulated.server";

const ENGINES = { builtin: builtinGraph, simulated: simulatedGraph };

export function graphEngine(): GraphEngine {
  return ENGINES[env().GRAPH_ENGINE ?? "builtin"];
}

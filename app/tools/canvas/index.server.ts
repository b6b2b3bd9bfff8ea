import { env } from "~/http/config/env.server";
import { builtinCanvas } from "./builtin/engine.server";
import type { CanvasEngine } from "./engine";
import { canvasService } from "./service.server";
import { simulatedCanvas } from "./simulated.server";

export { similarTexts, solveTexts } from "./builtin/engine.server";

/** What reads drawings: the named engine, else the service where its address is set, else the product's own. */
export function canvasEngine(): CanvasEngine {
  const { CANVAS_ENGINE, CANVAS_SERVICE_URL } = env();
  if (CANVAS_ENGINE === "simulated") return simulatedCanvas;
  return CANVAS_ENGINE !== "builtin" && CANVAS_SERVICE_URL ? canvasService(CANVAS_SERVICE_URL) : builtinCanvas;
}

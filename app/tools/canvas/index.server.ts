import { env } from "~/http/config/env.server";
import type { CanvasEngine } from "./engine";
import { canvasService } from "./service.server";
import { simulatedCanvas } from "./simulated.server";

/** The named engine, else the service where its address is set, else the sample. */
export function canvasEngine(): CanvasEngine {
  const { CANVAS_ENGINE, CANVAS_SERVICE_URL } = env();
  return CANVAS_ENGINE !== "simulated" && CANVAS_SERVICE_URL ? canvasService(CANVAS_SERVICE_URL) : simulatedCanvas;
}

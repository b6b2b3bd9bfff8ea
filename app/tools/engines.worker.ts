import { handler, workerOf } from "~/work/worker.server";
import { drawGraph } from "./graph/builtin/draw-graph";
import { DRAW } from "./graph/builtin/draw-task";

/** The list of who computes what in a worker: each engine names its tasks here, and nowhere else. */
export default workerOf([handler(DRAW, drawGraph)]);

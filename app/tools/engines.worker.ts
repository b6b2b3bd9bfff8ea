import { handler, workerOf } from "~/work/worker.server";
import { SIMILAR } from "./canvas/builtin/similar-task";
import { similarTyped } from "./canvas/builtin/similar-typed";
import { SOLVE } from "./canvas/builtin/solve-task";
import { solveTyped } from "./canvas/builtin/solve-typed";
import { drawGraph } from "./graph/builtin/draw-graph";
import { DRAW } from "./graph/builtin/draw-task";

/** The list of who computes what in a worker: each engine names its tasks here, and nowhere else. */
export default workerOf([
  handler(DRAW, drawGraph),
  handler(SOLVE, (input) => solveTyped(input)),
  handler(SIMILAR, similarTyped),
]);

// The page of the bench: the engines beside each other.
import functionPlot from "function-plot/dist/function-plot.js";
import JXG from "jsxgraph";
import { compile } from "../../app/math/numeric/evaluate";
import { parseExpression } from "../../app/math/text/parse";
import { WINDOW, SIZE } from "../../tests/support/raster";
import { measureAll, ownEngines } from "./graph-own.mjs";
import { FUNCTION_PLOT, JSXGRAPH, NAIVE, PRODUCT } from "./graph-plan.mjs";

const BOX = [WINDOW.left, WINDOW.top, WINDOW.right, WINDOW.bottom];
// What function-plot keeps free around its picture.
const MARGIN = { across: 60, down: 40 };

const ENGINES = {
  [PRODUCT]: ownEngines(),
  [NAIVE]: { explicit: ({ text }) => ({ stroke: naive(text) }) },
  [FUNCTION_PLOT]: {
    explicit: ({ text, peer = text }) => ({
      stroke: byFunctionPlot(steps(peer) ? { fn: peer, graphType: "polyline", sampler: "builtIn" } : { fn: peer }),
    }),
    implicit: ({ peer }) => ({ stroke: byFunctionPlot({ fn: peer, fnType: "implicit" }) }),
  },
  [JSXGRAPH]: {
    explicit: ({ f }) => ({ stroke: byJsxGraph("functiongraph", [f, WINDOW.left, WINDOW.right]) }),
    implicit: ({ peer }) => ({
      stroke: byJsxGraph("implicitcurve", [functionOf(peer), [WINDOW.left, WINDOW.right], [WINDOW.bottom, WINDOW.top]]),
    }),
  },
};

window.bench = (engine, kind) => measureAll(kind, ENGINES[engine][kind]);

function naive(text) {
  const f = compile(parseExpression(text), ["x"]);
  const points = Array.from({ length: 1000 }, (_, k) => {
    const x = WINDOW.left + ((WINDOW.right - WINDOW.left) * k) / 999;
    const y = f([x]);
    return Number.isFinite(y)
      ? [
          ((x - WINDOW.left) / (WINDOW.right - WINDOW.left)) * SIZE.width,
          ((WINDOW.top - y) / (WINDOW.top - WINDOW.bottom)) * SIZE.height,
        ]
      : null;
  });
  return points
    .map((point, k) =>
      point
        ? `${points[k - 1] ? "L" : "M"}${point[0].toFixed(1)} ${Math.max(-1e6, Math.min(1e6, point[1])).toFixed(1)}`
        : "",
    )
    .join("");
}

// Its intervals know no floor; its samples do.
function steps(text) {
  return text.includes("floor");
}

function byFunctionPlot(data) {
  const target = place();
  functionPlot({
    target,
    width: SIZE.width + MARGIN.across,
    height: SIZE.height + MARGIN.down,
    xAxis: { domain: [WINDOW.left, WINDOW.right] },
    yAxis: { domain: [WINDOW.bottom, WINDOW.top] },
    data: [data],
  });
  return pathsIn(target, ".graph path");
}

function byJsxGraph(kind, parents) {
  const target = place();
  target.id = "board";
  const board = JXG.JSXGraph.initBoard("board", {
    boundingbox: BOX,
    axis: false,
    showNavigation: false,
    showCopyright: false,
    keepAspectRatio: false,
  });
  const curve = board.create(kind, parents, { strokeWidth: 1 });
  const path = curve.rendNode.getAttribute("d") ?? "";
  JXG.JSXGraph.freeBoard(board);
  target.remove();
  return path;
}

function functionOf(text) {
  const f = compile(parseExpression(text), ["x", "y"]);
  return (x, y) => f([x, y]);
}

function place() {
  const target = document.createElement("div");
  target.style.cssText = `width: ${SIZE.width}px; height: ${SIZE.height}px`;
  document.body.append(target);
  return target;
}

function pathsIn(target, selector) {
  const path = [...target.querySelectorAll(selector)].map((element) => element.getAttribute("d") ?? "").join("");
  target.remove();
  return path;
}

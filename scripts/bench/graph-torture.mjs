// Whole answers for graphs that are hard on a grapher: read, drawn, told in words and written as a picture, as the routes do. Runs in Node.
import { describe } from "../../app/tools/graph/words/describe";
import { buildScene } from "../../app/tools/graph/builtin/draw-graph";
import { readState } from "../../app/tools/graph/address/read-state";
import { svgFile } from "../../app/tools/graph/svg/svg-file.server";
import { TORTURE } from "../../tests/support/torture";

const RUNS = 3;

/** Answers each graph several times, the first time without any warming up. Times in milliseconds. */
export function torture() {
  return TORTURE.map((lines) => {
    const runs = Array.from({ length: RUNS }, () => answer(lines));
    return { lines, times: runs.map(({ time }) => time), picture: runs.at(-1).picture, partial: runs.at(-1).partial };
  });
}

function answer(lines) {
  const start = performance.now();
  const { state } = readState(new URLSearchParams(lines.split(";").map((line) => ["equation", line])));
  const { scene, entries } = buildScene(state);
  const { title, description } = describe(entries, scene.window, state.angle);
  const picture = svgFile({ scene, title, description });
  return { time: performance.now() - start, picture, partial: scene.curves.some(({ drawn }) => drawn.partial) };
}

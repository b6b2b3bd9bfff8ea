// Answers one problem of the suite after another, in a thread that the bench can end.
import { parentPort } from "node:worker_threads";
import { judge } from "../../tests/support/algebra/judge";
import { SUITE } from "../../tests/support/algebra/suite";
import { computeEngineAnswer } from "./algebra-compute-engine.mjs";
import { nerdamerAnswer } from "./algebra-nerdamer.mjs";
import { ours, refused } from "./algebra-own.mjs";
import { leniently } from "./algebra-peer.mjs";
import { COMPUTE_ENGINE, NERDAMER, PRODUCT } from "./algebra-plan.mjs";

const ENGINES = { [PRODUCT]: ours, [NERDAMER]: nerdamerAnswer, [COMPUTE_ENGINE]: computeEngineAnswer };

// The peers write warnings.
console.log = console.warn = console.error = () => {};

parentPort.on("message", ({ engine, index }) => {
  if (index === undefined) return parentPort.postMessage({ kinds: SUITE.map(({ kind }) => kind) });
  parentPort.postMessage(measured(engine, SUITE[index]));
});

function measured(engine, problem) {
  const start = performance.now();
  const { answer, steps } = answered(ENGINES[engine], problem);
  const ms = performance.now() - start;
  const { verdict, reason } = judged(answer, engine === PRODUCT ? problem : leniently(problem, answer));
  return {
    kind: problem.kind,
    expression: problem.expression,
    ask: problem.ask,
    expect: problem.expect,
    answer,
    verdict,
    reason,
    steps,
    ms,
  };
}

function answered(engine, problem) {
  try {
    return engine(problem);
  } catch (error) {
    return { answer: refused("error", String(error)), steps: 0 };
  }
}

// What a peer writes may be beyond the reader.
function judged(answer, problem) {
  if (problem.orElse.includes(answer)) return { verdict: "right", reason: "" };
  try {
    return judge(answer, problem);
  } catch (error) {
    return { verdict: "wrong", reason: String(error) };
  }
}

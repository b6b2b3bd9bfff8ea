import { PATIENCE_MS, PRODUCT } from "./algebra-plan.mjs";
import { table } from "./table.mjs";

/** What the algebra bench has found, in Markdown. */
export function report(results) {
  const count = results[0].answers.length;
  const total = table([
    [`All ${count} problems`, "Right", "Wrong", "Refused", "With steps", "Median ms", "Worst ms"],
    ...results.map(({ engine, answers }) => [engine, ...figures(answers)]),
  ]);
  return [total, ...results.map(byKind), NOTE].join("\n\n");
}

const NOTE =
  "Right is an exact answer that means the expected one, in any reasonable form; a peer may leave out the cases of letters, the\n" +
  "bars in a logarithm and periods that it does not know (then it counts as refused), and an empty list is taken for “none” where\n" +
  `that is right. Refused is what was not answered, or not within ${PATIENCE_MS / 1000} s. Each problem is answered once, nothing is repeated;\n` +
  "times are from what is typed to the answer.";

function byKind({ engine, answers }) {
  const kinds = [...new Set(answers.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => {
    const own = answers.filter((answer) => answer.kind === kind);
    return [`${kind} (${own.length})`, ...figures(own)];
  });
  return table([[engine, "Right", "Wrong", "Refused", "With steps", "Median ms", "Worst ms"], ...rows]);
}

function figures(answers) {
  const count = (verdict) => String(answers.filter((answer) => answer.verdict === verdict).length);
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return [
    count("right"),
    count("wrong"),
    count("refused"),
    String(answers.filter(({ steps }) => steps > 0).length),
    time(times[Math.floor(times.length / 2)]),
    time(times.at(-1)),
  ];
}

function time(ms) {
  return ms < 10 ? ms.toFixed(1) : ms.toFixed(0);
}

/** What was not answered right, one problem after another. */
export function list(answers) {
  const missed = answers.filter(({ verdict }) => verdict !== "right");
  return [`${PRODUCT}: ${missed.length} of ${answers.length} not right`, ...missed.map(line)].join("\n");
}

function line({ kind, ask, expression, verdict, reason, answer, expect, ms }) {
  return `${verdict} [${kind}] ${ask ?? ""} ${[expression].flat().join(" & ")}\n  expected ${JSON.stringify(expect)}\n  found ${JSON.stringify(answer)} (${ms.toFixed(1)} ms) ${reason ?? ""}`;
}

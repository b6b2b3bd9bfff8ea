import { FUNCTION_PLOT, JSXGRAPH, NAIVE, NODE, PRODUCT } from "./graph-plan.mjs";
import { table } from "./table.mjs";

const TITLES = { explicit: "y = f(x)", implicit: "Equations in x and y", surface: "Surfaces z = f(x, y)" };
const ORDER = [NODE, PRODUCT, JSXGRAPH, FUNCTION_PLOT, NAIVE];

/** What the graph bench has found, in Markdown. */
export function report(results, hard) {
  const parts = Object.keys(TITLES).map((kind) =>
    section(
      kind,
      results.filter((result) => result.kind === kind),
    ),
  );
  const note =
    "Milliseconds from what is typed (for JSXGraph from a JavaScript function) to path data, warmed up; those of a drawing\n" +
    "that takes more than 400 ms are of its first run. Worst is the slowest of all runs. Bytes of the path data alone. Exact\n" +
    "drawings have no ink farther than 2 pixels from the truth, and leave none of it out.";
  return [...parts, note, answers(hard)].join("\n\n");
}

function section(kind, results) {
  const count = results[0]?.drawings.length ?? 0;
  const head = [
    `${TITLES[kind]}: ${count} hard ones`,
    "Exact",
    "Median ms",
    "p99 ms",
    "Worst ms",
    "Median bytes",
    "gzip",
    "Worst gzip",
  ];
  const rows = results
    .sort((a, b) => ORDER.indexOf(a.engine) - ORDER.indexOf(b.engine))
    .map(({ engine, drawings }) => [engine, ...figures(drawings)]);
  return table([head, ...rows]);
}

function answers(hard) {
  const best = hard.map(({ times }) => Math.min(...times));
  const bytes = hard.map(({ zipped }) => zipped);
  const head = [
    "Whole answers to what is hard to draw",
    "Median ms",
    "Worst ms",
    "Worst ms at first",
    "Median gzip",
    "Worst gzip",
    "Partial",
  ];
  const row = [
    `${hard.length} graphs, in Node`,
    time(middle(best)),
    time(Math.max(...best)),
    time(Math.max(...hard.map(({ times }) => times[0]))),
    whole(middle(bytes)),
    whole(Math.max(...bytes)),
    `${hard.filter(({ partial }) => partial).length} of ${hard.length}`,
  ];
  const note =
    "From the address to the picture with its description; each graph is answered three times, the quickest counts, and the first time\nof the slowest is told apart: nothing is warmed up. Partial are those that ran out of their time, or are drawn coarsely.";
  return `${table([head, row])}\n\n${note}`;
}

function figures(drawings) {
  const runs = drawings.flatMap(({ times }) => times).sort((a, b) => a - b);
  const exact = drawings.some(({ exact }) => exact !== null)
    ? `${drawings.filter(({ exact }) => exact).length} of ${drawings.length}`
    : "";
  const medians = drawings.map(({ times }) => middle(times));
  const worst = drawings.map(({ times }) => worstBy(times));
  return [
    exact,
    time(middle(medians)),
    time(Math.max(percentile(runs, 0.99), percentile(medians, 0.99))),
    time(Math.max(...worst)),
    whole(middle(drawings.map(({ bytes }) => bytes))),
    whole(middle(drawings.map(({ zipped }) => zipped))),
    whole(Math.max(...drawings.map(({ zipped }) => zipped))),
  ];
}

function worstBy(times) {
  return Math.max(...times);
}

function middle(values) {
  return percentile(values, 0.5);
}

function percentile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

function time(ms) {
  return ms < 10 ? ms.toFixed(2) : whole(ms);
}

function whole(number) {
  return Math.round(number).toLocaleString("en");
}

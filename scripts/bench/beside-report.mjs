import { cpus } from "node:os";
import { table } from "./table.mjs";

/** What the bench of neighbours has found, in Markdown. */
export function report(runs) {
  const workers = runs.map((run) => `${run.workers} worker${run.workers === 1 ? "" : "s"}`);
  const row = (name, figure) => [name, ...runs.map((run) => number(figure(run)))];
  const rows = [
    ["Beside eight connections of one user's hard graphs", ...workers],
    row("Dashboard alone, requests a second", ({ dashboard }) => dashboard.rate),
    row("Dashboard alone, median ms", ({ dashboard }) => dashboard.p50),
    row("Dashboard alone, p99 ms", ({ dashboard }) => dashboard.p99),
    row("Dashboard beside, requests a second", ({ dashboardBeside: { dashboard } }) => dashboard.rate),
    row("Dashboard beside, median ms", ({ dashboardBeside: { dashboard } }) => dashboard.p50),
    row("Dashboard beside, p99 ms", ({ dashboardBeside: { dashboard } }) => dashboard.p99),
    row("Hard graphs alone, a second", ({ hard }) => hard.rate),
    row("Hard graphs alone, median ms", ({ hard }) => hard.p50),
    row("Hard graphs beside the dashboard, a second", ({ dashboardBeside: { hard } }) => hard.rate),
    row(
      "Dashboard beside one and the same hard graph, p99 ms",
      ({ dashboardBesideSame: { dashboard } }) => dashboard.p99,
    ),
    row("The same hard graph, a second", ({ dashboardBesideSame: { same } }) => same.rate),
    row("Light graph's page alone, median ms", ({ light }) => light.p50),
    row("Light graph's page alone, p99 ms", ({ light }) => light.p99),
    row("Light graph's page beside, median ms", ({ lightBeside: { light } }) => light.p50),
    row("Light graph's page beside, p99 ms", ({ lightBeside: { light } }) => light.p99),
    row("Memory after start, MiB", ({ memory }) => memory.start),
    row("Memory after both kinds of graphs, MiB", ({ memory }) => memory.after),
  ];
  return `${table(rows)}\n\nOne run, ${cpus().length} x ${cpus()[0].model}, Node ${process.versions.node}.`;
}

function number(value) {
  return value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString("en");
}

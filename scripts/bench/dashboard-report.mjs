import { cpus } from "node:os";
import { table } from "./table.mjs";

/** What the dashboard bench has found, in Markdown. */
export function report({ pages, results: { product, floor }, memory }) {
  const rows = [
    ["Signed-in dashboard", "Product", "Floor", "Goal"],
    ["Requests per second", whole(product.rate), whole(floor.rate), ""],
    ["Share of the floor's requests", (product.rate / floor.rate).toFixed(3), "1", "0.08 or more"],
    ["99th percentile of latency, ms", whole(product.p99), whole(floor.p99), ""],
    ["Page, gzipped bytes", whole(pages.product.packed), whole(pages.floor.packed), ""],
    ["Page, unpacked bytes", whole(pages.product.unpacked), whole(pages.floor.unpacked), ""],
    ["Memory after start, MiB", whole(memory.start), "", "115 or less"],
    ["Memory before load, MiB", whole(memory.before), "", ""],
    ["Memory after load, MiB", whole(memory.after), "", ""],
  ];
  const machine = `${cpus().length} x ${cpus()[0].model}, Node ${process.versions.node}`;
  return `${table(rows)}\n\n10 connections, medians of three runs in turns, ${machine}.`;
}

function whole(number) {
  return Math.round(number).toLocaleString("en");
}

import { table } from "./table.mjs";

/** Bytes that a page may weigh, and its requests, beside the icon. */
export const BUDGETS = {
  plain: { bytes: 10_000, requests: 3 },
  landing: { bytes: 14_000, requests: 3 },
  signedIn: { bytes: 115_000, requests: Infinity },
  // Beside what all have, a picture and what draws it anew: 20 kB.
  graph: { bytes: 125_000, requests: Infinity },
  // The bodies alone, gzipped.
  stylesheet: 6_000,
  frontScript: 2_000,
};

// The landing page has a picture of its own; /integrations is a tool, and may load what the tool needs.
const KINDS = { "/": "landing", "/integrations": "signedIn" };
const KINDS_SIGNED_IN = { "/graph-visualizer": "graph" };

/**
 * The budget of a page.
 * @param {string} path
 * @param {boolean} signedIn
 * @returns {{ bytes: number, requests: number }}
 */
export function budgetOf(path, signedIn) {
  return BUDGETS[signedIn ? (KINDS_SIGNED_IN[path] ?? "signedIn") : (KINDS[path] ?? "plain")];
}

/** What the weight bench has found, in Markdown. */
export function report(pages) {
  const head = ["Page", "Requests", "HTML", "CSS", "JS", "Other", "Sum", "Budget", "Within", "Later"];
  const rows = pages.map(({ path, signedIn, requests, html, css, js, other, later }) => {
    const sum = html + css + js + other;
    const budget = budgetOf(path, signedIn);
    const within = sum <= budget.bytes && requests <= budget.requests;
    return [
      path,
      ...[requests, html, css, js, other, sum, budget.bytes].map(whole),
      within ? "yes" : "NO",
      whole(later),
    ];
  });
  const note =
    "Bytes over the wire, headers included, cold cache, without the icon. Signed-in pages until they are interactive;";
  return `${table([head, ...rows])}\n\n${note}\n"later" is what comes afterwards: the router's list of routes, and the dialogs when they are opened.`;
}

function whole(number) {
  return number.toLocaleString("en");
}

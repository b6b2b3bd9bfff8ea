// One page, opened in a browser that has never been here.

import { cookieFor } from "./signed-in.mjs";

const TYPES = { Document: "html", Stylesheet: "css", Script: "js" };
// What a page asks for by itself after its load event has come by then: the router's list of routes, the tour.
const QUIET = "networkidle";

/**
 * Opens a page with a cold cache and sums what comes over the wire, headers included.
 * @returns {Promise<{path: string, signedIn: boolean, requests: number, html: number, css: number, js: number, other: number, later: number}>}
 *   `later` is what the page asks for by itself or for its dialogs once it is interactive; the icon counts nowhere
 */
export async function weigh(browser, url, path, cookie) {
  const context = await browser.newContext();
  if (cookie) await context.addCookies([cookieFor(cookie, url)]);
  const page = await context.newPage();
  const seen = await listen(await context.newCDPSession(page));
  const answer = await page.goto(url + path, { waitUntil: QUIET });
  const needed = namedIn(await answer.text(), url);
  if (cookie) await openDialog(page);
  await context.close();
  return { path, signedIn: Boolean(cookie), ...sums([...seen.values()], needed.add(url + path)) };
}

async function listen(session) {
  const seen = new Map();
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) =>
    seen.set(requestId, { url: request.url, type, bytes: 0 }),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = seen.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await session.send("Network.enable");
  return seen;
}

// Everything that a page needs to be interactive is named in its HTML, as the preloads are all of its modules.
function namedIn(html, url) {
  return new Set([...html.matchAll(/"(\/build\/[^"]+\.(?:js|css))"/g)].map(([, path]) => url + path));
}

async function openDialog(page) {
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await page.getByRole("dialog").getByText("Switch between light and dark").waitFor();
  await page.waitForLoadState(QUIET);
}

function sums(requests, needed) {
  const total = { requests: 0, html: 0, css: 0, js: 0, other: 0, later: 0 };
  for (const { url, type, bytes } of requests) {
    if (url.endsWith("/favicon.svg")) continue;
    const column = needed.has(url) ? (TYPES[type] ?? "other") : "later";
    total[column] += bytes;
    if (column !== "later") total.requests += 1;
  }
  return total;
}

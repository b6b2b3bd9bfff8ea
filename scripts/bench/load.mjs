// Load by autocannon.
import autocannon from "autocannon";

const CONNECTIONS = 10;
const WARM_UP_S = 6;
const RUN_S = 8;
const ROUNDS = 3;

/**
 * Loads pages in turns, A B A B, so that a slow moment of the machine meets both.
 * @param pages what `fetchPage` says of each, by name
 * @returns for each the medians of requests per second and of the 99th percentile of latency in ms
 */
export async function loadInTurns(pages) {
  const runs = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
  for (const page of Object.values(pages)) await load(page, WARM_UP_S);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, page] of Object.entries(pages)) runs[name].push(await load(page, RUN_S));
  }
  return Object.fromEntries(Object.entries(runs).map(([name, results]) => [name, medians(results)]));
}

async function load({ url, headers }, duration) {
  const result = await autocannon({ url, headers, duration, connections: CONNECTIONS });
  const failed = result.errors + result.non2xx;
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed.`);
  return { rate: result["2xx"] / result.duration, p99: result.latency.p99 };
}

function medians(results) {
  return { rate: median(results.map(({ rate }) => rate)), p99: median(results.map(({ p99 }) => p99)) };
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

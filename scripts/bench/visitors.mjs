// Visitors who ask for one page after another, each on a connection of their own.
import { once } from "node:events";
import { Agent, get } from "node:http";

const SECONDS = 8;

/**
 * Lets groups of visitors ask at the same time, each for its next page as soon as it has the one before.
 * @param groups by name: how many `visitors` there are, their Cookie header, and `path`, which makes the address of their next page
 * @returns for each group: answers per second that are whole pages, how many were refused as busy, p50 and p99 of latency in ms
 */
export async function visit(url, groups, seconds = SECONDS) {
  const end = performance.now() + seconds * 1000;
  const results = await Promise.all(
    Object.entries(groups).map(async ([name, group]) => [name, await visitAs(url, group, end, seconds)]),
  );
  return Object.fromEntries(results);
}

async function visitAs(url, { visitors, cookie, path }, end, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const times = [];
  let busy = 0;
  const loop = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      const address = path();
      const status = await ask(`${url}${address}`, cookie, agent);
      if (status === 503) busy++;
      else if (status === 200) times.push(performance.now() - start);
      else throw new Error(`${address} answered ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: visitors }, loop));
  agent.destroy();
  times.sort((a, b) => a - b);
  return { rate: times.length / seconds, busy, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

async function ask(url, cookie, agent) {
  const [answer] = await once(get(url, { agent, headers: { Cookie: cookie, "Accept-Encoding": "gzip" } }), "response");
  answer.resume();
  await once(answer, "end");
  return answer.statusCode;
}

function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

import { once } from "node:events";
import { beforeEach, expect, it, vi } from "vitest";
import { temporaryFolder } from "../../support/app";
import { signInThere, startForTest, visitPage } from "../../support/process";

vi.setConfig({ testTimeout: 60_000 });

const HARD = "|sin(x^2 - y^2)| = sin(x + y) + cos(x y)";
const EMAILS = ["ada@demo.example", "bob@demo.example"];

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

function hardGraph(n: number): string {
  return `/graph-visualizer.svg?${new URLSearchParams({ equation: HARD, xmin: String(-10 - n) })}`;
}

it("draws with one worker, answers all of 200 graphs asked for at once, and serves the other pages", async () => {
  const people = await signInThere(folder, EMAILS);
  const [ada = "", bob = ""] = people.map(({ cookie }) => cookie);
  const server = await startForTest({ DATA_DIR: folder, DEMO_SIGN_IN: "true", ENGINE_WORKERS: "1" });
  const graphs = Array.from({ length: 200 }, (_, n) => visitPage(server, hardGraph(n), ada));
  expect((await visitPage(server, "/dashboard", bob)).status).toBe(200);
  expect((await visitPage(server, "/graph-visualizer?equation=y%3Dx", bob)).status).toBe(200);
  const answers = await Promise.all(graphs);
  const drawn = answers.filter(({ status }) => status === 200);
  const busy = answers.filter(({ status }) => status === 503);
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.length + busy.length).toBe(200);
  for (const answer of busy) expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
});

it("stops cleanly while all workers compute", async () => {
  const [ada] = await signInThere(folder, EMAILS);
  const server = await startForTest({ DATA_DIR: folder, DEMO_SIGN_IN: "true", ENGINE_WORKERS: "2" });
  const graphs = Array.from({ length: 6 }, (_, n) => visitPage(server, hardGraph(n), ada?.cookie));
  const first = await Promise.race(graphs);
  expect(first.status).toBe(200);
  const asked = performance.now();
  server.process.kill("SIGTERM");
  const [code] = (await once(server.process, "close")) as [number];
  expect(code).toBe(0);
  expect(performance.now() - asked).toBeLessThan(10_000);
  expect((await Promise.all(graphs)).map(({ status }) => status)).toEqual(graphs.map(() => 200));
});

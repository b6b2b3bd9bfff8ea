import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { listenOnLoopback } from "./loopback";

/** A running copy of the product, as `node build/server.js` starts it. */
export interface RunningServer {
  url: string;
  port: number;
  dataFolder: string;
  process: ChildProcess;
  /** Everything that it has printed so far. */
  output(): string;
  /** Sends SIGTERM and waits; the exit code. */
  stop(): Promise<number | null>;
}

const START_MS = 20_000;

/** A port on the loopback address that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnLoopback(server);
  await once(server.close(), "close");
  return port;
}

/**
 * Starts the built product on a free port, and waits until it serves. Throws with its output when it does not.
 * @param folder where it looks for public/ and drizzle/
 */
export async function startServer(settings: Record<string, string>, folder = process.cwd()): Promise<RunningServer> {
  const port = Number(settings.PORT ?? (await freePort()));
  const { child, output } = spawnServer({ PORT: String(port), ...settings }, folder);
  const url = settings.PUBLIC_URL ?? `http://localhost:${port}`;
  const deadline = Date.now() + START_MS;
  // Another process may have taken the port since, and would answer in its place.
  while (!output().includes("Quadrille is at") || !(await answers(port))) {
    if (!settings.PORT && output().includes(`Port ${port} is in use`)) return startServer(settings, folder);
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The server did not start:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const dataFolder = settings.DATA_DIR ?? "data";
  return { url, port, dataFolder, process: child, output, stop: () => stop(child) };
}

/** Starts the product and waits until it gives up; its exit code and what it said. */
export async function failToStart(settings: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnServer({ PORT: String(await freePort()), ...settings });
  const timer = setTimeout(() => child.kill("SIGKILL"), START_MS);
  await once(child, "close");
  clearTimeout(timer);
  return { code: child.exitCode, output: output() };
}

function spawnServer(settings: Record<string, string>, cwd = process.cwd()) {
  const env = { ...settings, PATH: process.env.PATH, NODE_ENV: "production" as const };
  const child = spawn(process.execPath, [resolve("build/server.js")], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text };
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill("SIGTERM");
    await once(child, "close");
  }
  return child.exitCode;
}

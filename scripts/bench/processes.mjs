// Starting what is measured, each in a process of its own, and looking at it from outside.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { gunzipSync } from "node:zlib";

const START_MS = 20_000;

/** Starts a script as production does and waits until it answers. It writes its log into a file, as it would there. */
export async function startProcess(script, url, settings, logFile) {
  const log = openSync(logFile, "a");
  const env = { PATH: process.env.PATH, NODE_ENV: "production", ...settings };
  const child = spawn(process.execPath, [script], { env, stdio: ["ignore", log, log] });
  closeSync(log);
  const deadline = Date.now() + START_MS;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`${script} did not start:\n${readFileSync(logFile, "utf8")}`);
    await wait(50);
  }
  return { url, pid: child.pid, stop: () => stop(child) };
}

/** Starts the built product with the mock identity provider, its data in a folder. */
export async function startProduct(folder, more = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { PORT: String(port), PUBLIC_URL: url, DATA_DIR: folder, DEMO_SIGN_IN: "true", ...more };
  return startProcess("build/server.js", url, settings, join(folder, "product.log"));
}

/** A port on the loopback address that is free now. */
export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** A process's resident memory in MiB. */
export function memoryOf(pid) {
  const status = `/proc/${pid}/status`;
  // Small containers have no ps; other systems have no /proc.
  const kib = existsSync(status)
    ? readFileSync(status, "utf8").match(/^VmRSS:\s+(\d+)/m)[1]
    : execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(kib) / 1024;
}

/** The dashboard at `url` as a browser gets it: what to send for it, and its size packed and unpacked. */
export async function fetchPage(url, cookie) {
  const headers = { Cookie: cookie, "Accept-Encoding": "gzip" };
  const [answer] = await once(get(`${url}/dashboard`, { headers }), "response");
  const packed = Buffer.concat(await answer.toArray());
  if (answer.statusCode !== 200) throw new Error(`${url}/dashboard answered ${answer.statusCode}.`);
  return { url: `${url}/dashboard`, headers, packed: packed.length, unpacked: gunzipSync(packed).length };
}

async function answers(url) {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

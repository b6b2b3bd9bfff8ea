import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { temporaryFolder } from "../../support/app";
import { signInThere, startForTest, visitPage } from "../../support/process";
import { failToStart, type RunningServer } from "../../support/server";

// Processes start slowly where others run beside them.
vi.setConfig({ testTimeout: 30_000 });

const DEMO = { DEMO_SIGN_IN: "true" };

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

describe("a running server", () => {
  it("answers those who ask after its health", async () => {
    const server = await startForTest({ DATA_DIR: folder, ...DEMO });
    for (const [path, answer] of [
      ["/healthz", "ok\n"],
      ["/readyz", "ready\n"],
    ] as const) {
      const response = await visitPage(server, path);
      expect(response.status).toBe(200);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(await response.text()).toBe(answer);
    }
  });

  it("says that sign-in is not configured where no keys are given", async () => {
    const server = await startForTest({ DATA_DIR: folder });
    expect(server.output()).toContain("sign-in is not configured");
    const page = await visitPage(server, "/signin");
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/not configured/i);
  });

  it.runIf(process.platform === "linux")(
    "hides the mock identity provider from other machines, and nothing else",
    async () => {
      const demo = await startForTest({ DATA_DIR: folder, ...DEMO });
      const plain = await startForTest({ DATA_DIR: folder });
      await expect(fetch(`http://127.0.0.2:${demo.port}/healthz`)).rejects.toThrow();
      expect((await fetch(`http://127.0.0.2:${plain.port}/healthz`)).status).toBe(200);
    },
  );

  it("does not let a second one have its port", async () => {
    const server = await startForTest({ DATA_DIR: folder, ...DEMO });
    const second = await failToStart({ DATA_DIR: folder, ...DEMO, PORT: String(server.port) });
    expect(second.code).toBe(1);
    expect(second.output).toContain(`Port ${server.port} is in use`);
    expect((await visitPage(server, "/readyz")).status).toBe(200);
  });
});

describe("two servers that start on one new data folder", () => {
  it("share its database and its secret", async () => {
    const servers = await Promise.all([
      startForTest({ DATA_DIR: folder, ...DEMO }),
      startForTest({ DATA_DIR: folder, ...DEMO }),
    ]);
    const [ada] = await signInThere(folder, ["ada@demo.example"]);
    for (const server of servers) expect((await visitPage(server, "/dashboard", ada?.cookie)).status).toBe(200);
    expect(servers.filter((server) => server.output().includes("Database brought up to date"))).toHaveLength(1);
  });
});

describe("a session", () => {
  it("survives a restart, by the secret that was made at the first start", async () => {
    const first = await startForTest({ DATA_DIR: folder, ...DEMO });
    const [ada] = await signInThere(folder, ["ada@demo.example"]);
    expect(await first.stop()).toBe(0);
    const second = await startForTest({ DATA_DIR: folder, ...DEMO });
    expect((await visitPage(second, "/dashboard", ada?.cookie)).status).toBe(200);
    await second.stop();
    rmSync(join(folder, "session-secret"));
    const third = await startForTest({ DATA_DIR: folder, ...DEMO });
    expect((await visitPage(third, "/dashboard", ada?.cookie)).headers.get("Location")).toMatch(/^\/signin/);
  });
});

describe("on SIGTERM", () => {
  it("a request that runs is answered, no new one is taken, and the exit is clean", async () => {
    const server = await startForTest({ DATA_DIR: folder, ...DEMO });
    const request = await beginRequest(server);
    server.process.kill("SIGTERM");
    while (!server.output().includes("Stopping")) await once(server.process.stdout ?? server.process, "data");
    await expect(fetch(`http://127.0.0.1:${server.port}/healthz`)).rejects.toThrow();
    const finished = performance.now();
    expect(await request.finish()).toMatch(/^HTTP\/1\.1 302 /);
    expect(await server.stop()).toBe(0);
    // Node keeps a connection for six seconds after an answer.
    expect(performance.now() - finished).toBeLessThan(4000);
  });

  it("a request that never ends does not hold it up for ten seconds", async () => {
    const server = await startForTest({ DATA_DIR: folder, ...DEMO });
    const request = await beginRequest(server);
    const started = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - started).toBeLessThan(10_000);
    request.abandon();
  });
});

/** Sends the sign-in form without its last character. */
async function beginRequest(server: RunningServer) {
  const body = "intent=signin";
  const socket = connect(server.port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  socket.on("error", () => undefined);
  const closed = once(socket, "close");
  socket.write(
    `POST /auth/google HTTP/1.1\r\nHost: localhost:${server.port}\r\nOrigin: ${server.url}\r\nExpect: 100-continue\r\n` +
      `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await once(socket, "data");
  answer = "";
  socket.write(body.slice(0, -1));
  return {
    async finish() {
      socket.write(body.slice(-1));
      await closed;
      return answer;
    },
    abandon: () => socket.destroy(),
  };
}

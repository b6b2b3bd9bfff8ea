import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { cookieOf } from "./app";
import { type RawAnswer, type RawRequest, rawRequest } from "./raw-http";
import { type RunningServer, startServer } from "./server";

/** The built product, running for the tests of one file, and ways to talk to it without a client's manners. */
export interface Edge {
  server: () => RunningServer;
  ask: (target: string, request?: RawRequest) => Promise<RawAnswer>;
}

/** Starts the built product with the mock identity provider before the tests of a file, and stops it after them. */
export function startEdge(settings: Record<string, string> = {}): Edge {
  let server: RunningServer | undefined;
  let folder = "";
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "quadrille-edge-"));
    server = await startServer({
      DATA_DIR: folder,
      DEMO_SIGN_IN: "true",
      SIGN_IN_LIMIT: "100000",
      SIGN_IN_LIMIT_PER_ACCOUNT: "100000",
      ...settings,
    });
  }, 30_000);
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const running = () => {
    if (!server) throw new Error("The server does not run.");
    return server;
  };
  return { server: running, ask: (target, request) => rawRequest(running().port, target, request) };
}

/** Signs in through the mock identity provider; the browser's cookies. */
export async function signInOverHttp({ ask }: Edge): Promise<string> {
  const start = await ask("/auth/google", { method: "POST", body: "intent=signin" });
  const cookie = cookieOf(start.setCookies);
  const chosen = await ask(pathOf(start), {
    method: "POST",
    headers: { Cookie: cookie },
    body: "email=ada@demo.example",
  });
  const done = await ask(pathOf(chosen), { headers: { Cookie: cookie } });
  return cookieOf(done.setCookies, cookie);
}

function pathOf(answer: RawAnswer): string {
  const { pathname, search } = new URL(answer.headers.location ?? "");
  return pathname + search;
}

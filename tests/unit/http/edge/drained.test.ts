import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { createReadableStreamFromReadable, type LoaderFunctionArgs, type ServerBuild } from "@remix-run/node";
import { expect, onTestFinished, test, vi } from "vitest";
import { createApp } from "~/http/edge/express.server";
import { useSettings } from "../../../support/app";
import { listenOnLoopback } from "../../../support/loopback";

const CHUNK = Buffer.alloc(64 * 1024);
const CHUNKS = 1000;

test("what a client does not take waits outside, and not in memory", async () => {
  let made = 0;
  const client = await ask(async function* ({ context }) {
    for (; made < CHUNKS; made++) {
      await context.drained();
      yield CHUNK;
    }
  });
  client.pause();
  for (let turns = 0; turns < 5 * CHUNKS; turns++) await turn();
  expect(made).toBeGreaterThan(0);
  expect(made).toBeLessThan(CHUNKS / 2);
  client.resume();
  await once(client, "close");
  expect([made, client.bytesRead > CHUNKS * CHUNK.length]).toEqual([CHUNKS, true]);
});

test("waiting ends when the client goes away", async () => {
  let ended: unknown;
  const client = await ask(async function* ({ context }) {
    try {
      for (;;) {
        await context.drained();
        yield CHUNK;
      }
    } catch (error) {
      ended = error;
    }
  });
  await once(client, "data");
  client.destroy();
  await vi.waitFor(() => expect(ended).toBeDefined());
  expect(ended).toHaveProperty("name", "AbortError");
});

/** A client of a server whose one page streams what `content` makes. */
async function ask(content: (asked: LoaderFunctionArgs) => AsyncIterable<Uint8Array>) {
  useSettings();
  const app = createApp(
    buildOf(
      (asked) => new Response(createReadableStreamFromReadable(Readable.from(content(asked), { objectMode: false }))),
    ),
    { frontScript: "", inlineStyles: null, signInOrigins: () => [], pingDatabase: () => undefined },
  );
  const server = createServer(app);
  onTestFinished(() => void server.close());
  const client = connect(await listenOnLoopback(server), "127.0.0.1");
  onTestFinished(() => void client.destroy());
  client.write("GET /content HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n");
  return client;
}

function buildOf(loader: (asked: LoaderFunctionArgs) => Response): ServerBuild {
  return {
    mode: "test",
    entry: { module: { default: () => new Response() } },
    routes: { page: { id: "page", path: "content", module: { default: undefined, loader } } },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: true,
    },
    isSpaMode: false,
  };
}

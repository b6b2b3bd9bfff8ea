import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { expect, onTestFinished } from "vitest";
import { OutboundError } from "~/http/outbound/error.server";
import { endServer, listenOnLoopback } from "./loopback";

const servers: Server[] = [];

/** A service on the loopback address for the running test; its address. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  onTestFinished(closeOutside);
  return `http://127.0.0.1:${await listenOnLoopback(server)}/`;
}

/** Ends every service of the running test. */
export async function closeOutside(): Promise<void> {
  for (const server of servers.splice(0)) {
    const closed = once(server, "close");
    endServer(server);
    await closed;
  }
}

/** The OutboundError that a call throws; fails when it throws none. */
export async function failureOf(call: Promise<unknown>): Promise<OutboundError> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof OutboundError) return error;
  throw new Error(`No OutboundError was thrown, but ${String(error)}`);
}

/** Expects that a call fails without an answer, saying so. */
export async function expectFailure(call: Promise<unknown>, message: string | RegExp): Promise<void> {
  const error = await failureOf(call);
  expect(error.status).toBe(0);
  expect(error.message).toMatch(message);
}

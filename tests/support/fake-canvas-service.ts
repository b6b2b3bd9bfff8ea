import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { endServer, listenOnLoopback } from "./loopback";

/** What the product has asked the fake. */
interface AskedOfFake {
  path: string;
  type: string | undefined;
  body: unknown;
}

/** How the fake answers one request: its own way, or a fault. */
export type CanvasAnswerer = (response: ServerResponse) => void;

/** A canvas service that speaks real HTTP on the loopback address, whose answer can be replaced by a fault. */
export interface FakeCanvasService {
  url: string;
  asked: AskedOfFake[];
  /** How many requests were given up by who had sent them. */
  givenUp: number;
  answer: CanvasAnswerer;
  stop(): void;
}

/** Answers with this body. */
export function answering(body: unknown, status = 200, type = "application/json"): CanvasAnswerer {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return (response) => void response.writeHead(status, { "Content-Type": type }).end(text);
}

export const SOLVED = answering({
  message: "ok",
  status: "success",
  data: [{ expr: "1 + 2", result: 3, assign: false }],
});

/** Never answers. */
export const hanging: CanvasAnswerer = () => undefined;

/** Begins an answer and never ends it. */
export const trickling: CanvasAnswerer = (response) => {
  response.writeHead(200, { "Content-Type": "application/json" });
  const timer = setInterval(() => response.write(" "), 20);
  response.once("close", () => clearInterval(timer));
};

/** Cuts the connection. */
export const resetting: CanvasAnswerer = (response) => void response.socket?.destroy();

/** Leads to another address. */
export const redirecting: CanvasAnswerer = (response) => void response.writeHead(307, { Location: "/elsewhere" }).end();

/** Starts the fake. */
export async function startFakeCanvasService(): Promise<FakeCanvasService> {
  const server = createServer((request, response) => void serve(fake, request, response));
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  const fake: FakeCanvasService = { url, asked: [], givenUp: 0, answer: SOLVED, stop: () => endServer(server) };
  return fake;
}

async function serve(fake: FakeCanvasService, request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  response.once("close", () => (fake.givenUp += response.writableEnded ? 0 : 1));
  const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
  fake.asked.push({ path: `${request.method} ${request.url}`, type: request.headers["content-type"], body });
  fake.answer(response);
}

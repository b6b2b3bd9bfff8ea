import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { endServer, listenOnLoopback } from "./loopback";

/** A video service that speaks real HTTP on the loopback address, with both of its answers replaceable by a fault. */
export interface FakeVideoService {
  url: string;
  /** What it was asked to make, as the bodies came. */
  asked: { type: string | undefined; body: string }[];
  /** How often a film was asked for. */
  fetched: number;
  /** Settles when a client has hung up before its answer was whole. */
  hungUp: Promise<void>;
  generate: RequestListener;
  film: RequestListener;
}

/** What its film holds by default. */
export const FILM = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(300_000, "film")]);

/** Answers with a status and a body. */
export function says(status: number, type: string, body: string | Buffer): RequestListener {
  return (_request, response) => void response.writeHead(status, { "Content-Type": type }).end(body);
}

/** Answers with JSON. */
export function saysJson(body: unknown): RequestListener {
  return says(200, "application/json", JSON.stringify(body));
}

/** Never answers. */
export const hangs: RequestListener = () => undefined;

/** Answers a byte at a time, for ever. */
export function trickles(type: string): RequestListener {
  return (_request, response) => {
    response.writeHead(200, { "Content-Type": type });
    const timer = setInterval(() => response.write("x"), 10);
    response.once("close", () => clearInterval(timer));
  };
}

/** Answers with half of what it has announced. */
export function cutsOff(type: string, body: Buffer): RequestListener {
  return (_request, response) => {
    response.writeHead(200, { "Content-Type": type, "Content-Length": body.length });
    response.write(body.subarray(0, body.length / 2), () => setTimeout(() => response.destroy(), 50));
  };
}

/** Answers without end, as fast as it is read. */
export function floods(type: string, status = 200): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { "Content-Type": type });
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, "x")));
    };
    response.on("drain", more);
    more();
  };
}

/** Gives these answers one after the other, the last one for ever. */
export function inTurn(...answers: RequestListener[]): RequestListener {
  let turn = 0;
  return (request, response) => answers[Math.min(turn++, answers.length - 1)]?.(request, response);
}

/**
 * Starts a service that makes one film.
 * @param atEnd is given what stops it
 */
export async function startFakeVideoService(atEnd: (stop: () => void) => void): Promise<FakeVideoService> {
  let hangUp = () => {};
  const hungUp = new Promise<void>((resolve) => (hangUp = resolve));
  const fake: FakeVideoService = {
    url: "",
    asked: [],
    fetched: 0,
    hungUp,
    generate: hangs,
    film: says(200, "video/webm", FILM),
  };
  fake.generate = (request, response) => saysJson({ videoUrl: `${fake.url}/film.webm` })(request, response);
  const server = createServer((request, response) => {
    response.once("close", () => response.writableFinished || hangUp());
    void answer(fake, request, response);
  });
  fake.url = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  atEnd(() => endServer(server));
  return fake;
}

async function answer(fake: FakeVideoService, request: IncomingMessage, response: ServerResponse) {
  if (request.method === "POST" && request.url === "/generate-video") {
    fake.asked.push({ type: request.headers["content-type"], body: await text(request) });
    return fake.generate(request, response);
  }
  fake.fetched += 1;
  fake.film(request, response);
}

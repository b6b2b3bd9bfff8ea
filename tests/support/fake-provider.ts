import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";
import { endServer, listenOnLoopback } from "./loopback";

/** How the fake answers one request: its own way, or a fault. */
export type Answer = (request: IncomingMessage, response: ServerResponse, body: URLSearchParams) => void;

/** An OpenID provider that speaks real HTTP on the loopback address, with every answer replaceable by a fault. */
export interface FakeProvider {
  issuer: string;
  /** What its configuration calls it, and where it says that people sign in; unset: as it should. */
  calledItself?: string;
  authorizeAt?: string;
  /** Bodies of the token requests that have arrived, oldest first. */
  tokenRequests: URLSearchParams[];
  token: Answer;
  userInfo: Answer;
}

/** Answers with JSON. */
export function json(body: unknown, status = 200): Answer {
  return (_request, response) => {
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  };
}

/** Answers with a page, as a proxy or a captive portal would. */
export function html(status: number): Answer {
  return (_request, response) => {
    response.writeHead(status, { "Content-Type": "text/html" }).end("<h1>Bad gateway</h1>");
  };
}

/** Cuts the connection. */
export const reset: Answer = (request) => request.socket.destroy();

/** Never answers. */
export const silence: Answer = () => undefined;

/** Gives these answers one after the other, the last one for ever. */
export function inTurn(...answers: Answer[]): Answer {
  let turn = 0;
  return (...parameters) => answers[Math.min(turn++, answers.length - 1)]?.(...parameters);
}

export const TOKENS = { access_token: "access", refresh_token: "refresh", token_type: "Bearer", expires_in: 3600 };
export const ADA = { sub: "ada-at-google", email: "ada@school.example", email_verified: true, name: "Ada" };

/** Starts a fake that signs Ada in; it stops with the test. */
export async function startFakeProvider(): Promise<FakeProvider> {
  const fake: FakeProvider = { issuer: "", tokenRequests: [], token: json(TOKENS), userInfo: json(ADA) };
  const server = createServer((request, response) => void answer(fake, request, response));
  fake.issuer = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  onTestFinished(() => endServer(server));
  return fake;
}

/** The settings under which the product asks this fake. */
export function providerSettings(fake: FakeProvider): Record<string, string> {
  const keys = { GOOGLE_CLIENT_ID: "client", GOOGLE_CLIENT_SECRET: "secret" };
  return { ...keys, OIDC_ISSUER: fake.issuer, DEMO_SIGN_IN: "" };
}

async function answer(fake: FakeProvider, request: IncomingMessage, response: ServerResponse) {
  const body = new URLSearchParams(await readBody(request));
  if (request.url === "/token") {
    fake.tokenRequests.push(body);
    fake.token(request, response, body);
  } else if (request.url === "/userinfo") {
    fake.userInfo(request, response, body);
  } else {
    const { issuer, calledItself = issuer, authorizeAt = `${issuer}/authorize` } = fake;
    const discovery = {
      issuer: calledItself,
      authorization_endpoint: authorizeAt,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
    };
    json(discovery)(request, response, body);
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString();
}

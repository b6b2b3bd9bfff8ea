import { once } from "node:events";
import { createRequestHandler } from "@remix-run/express";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import compression from "compression";
import express, { type Express, type NextFunction, type Request, type RequestHandler, type Response } from "express";
import sirv from "sirv";
import { limitBody } from "./body-limit.server";
import { env } from "../config/env.server";
import { cachePolicy, securityHeaders } from "./headers.server";
import { errorMessage, log } from "../config/log.server";
import { sendMessage } from "../pages/message-page.server";
import { allowMethods, onePublicHost, sameOriginOnly } from "./origin.server";
import { limitSignIn } from "./rate-limit.server";
import type { Part } from "../uploads/multipart.server";
import { logRequests, readTarget } from "./request.server";

const YEAR_S = 31_536_000;
const HOUR_S = 3600;

declare module "@remix-run/node" {
  interface AppLoadContext extends BuiltFiles {
    nonce: string;
    requestId: string;
    address: string;
    /** Aborts when the client goes away. The Request's own signal may be garbage-collected first. */
    signal: AbortSignal;
    /** Waits until the client has read everything written so far. Rejects when it goes away. */
    drained: () => Promise<void>;
    /** Set by limitBody on pages that take files; the request's own body is then empty. Rejects with MalformedForm. */
    postedForm?: Promise<Part[]>;
  }
}

interface BuiltFiles {
  frontScript: string;
  inlineStyles: { publicPages: string; hydratedPages: string } | null;
}

interface AppOptions extends BuiltFiles {
  signInOrigins: () => string[];
  pingDatabase: () => void;
}

export function createApp(build: ServerBuild, { signInOrigins, pingDatabase, ...files }: AppOptions): Express {
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", env().TRUSTED_PROXIES);
  app.use(logRequests, securityHeaders(signInOrigins), cachePolicy, allowMethods, readTarget);
  app.get("/healthz", healthz);
  app.get("/readyz", readyz(pingDatabase));
  app.use(onePublicHost, sameOriginOnly, readEncodings);
  app.use("/build", staticFiles("public/build", YEAR_S), notThere);
  app.use(staticFiles("public", HOUR_S));
  app.use(limitSignIn, limitBody, gzipOnly, compression());
  app.use(remix(build, files));
  app.use(answerError);
  return app;
}

function healthz(_req: Request, res: Response) {
  res.setHeader("Cache-Control", "no-store");
  res.type("text").send("ok\n");
}

function readyz(pingDatabase: () => void): RequestHandler {
  return (_req, res) => {
    res.setHeader("Cache-Control", "no-store");
    res.type("text");
    try {
      pingDatabase();
      res.send("ready\n");
    } catch (error) {
      log.error("The database does not answer", { error: errorMessage(error) });
      res.status(503).send("the database does not answer\n");
    }
  };
}

function staticFiles(folder: string, maxAge: number): RequestHandler {
  const production = env().NODE_ENV === "production";
  const immutable = production && maxAge === YEAR_S;
  const serve = sirv(folder, { dev: !production, gzip: true, brotli: true, etag: true, maxAge, immutable });
  return (req, res, next) => {
    if (req.method === "POST") return next();
    res.once("pipe", (file) => file.once("error", (error) => cutOff(res, error)));
    serve(req, res, next);
  };
}

// A later build may remove a file that sirv listed; the unhandled error would end the process.
function cutOff(res: Response, error: Error) {
  log.error("A static file could not be read", { requestId: String(res.locals.requestId), error: errorMessage(error) });
  res.destroy();
}

function notThere(req: Request, res: Response) {
  sendMessage(req, res, 404, "Not found", "This file belongs to an older release. Reload the page.");
}

// sirv looks for bare names, and would send brotli to a client that refuses it (br;q=0).
function readEncodings(req: Request, _res: Response, next: NextFunction) {
  req.headers["accept-encoding"] = ["br", "gzip"].filter((encoding) => req.acceptsEncodings(encoding)).join(", ");
  next();
}

// Brotli on the fly costs a third of the throughput. Static files are compressed at build time.
function gzipOnly(req: Request, _res: Response, next: NextFunction) {
  req.headers["accept-encoding"] = req.acceptsEncodings("gzip") ? "gzip" : "identity";
  next();
}

function remix(build: ServerBuild, files: BuiltFiles): RequestHandler {
  const getLoadContext = (req: Request, res: Response) => contextOf(req, res, files);
  const handle = createRequestHandler({ build, mode: env().NODE_ENV, getLoadContext });
  return (req, res, next) => void handle(req, res, next);
}

function contextOf(req: Request, res: Response, files: BuiltFiles): AppLoadContext {
  const gone = new AbortController();
  res.once("close", () => gone.abort());
  const { nonce, requestId, postedForm } = res.locals as Pick<AppLoadContext, "nonce" | "requestId" | "postedForm">;
  const drained = () => untilDrained(res, gone.signal);
  return { nonce, requestId, address: req.ip ?? "", signal: gone.signal, drained, postedForm, ...files };
}

async function untilDrained(res: Response, signal: AbortSignal) {
  signal.throwIfAborted();
  if (res.writableNeedDrain) await once(res, "drain", { signal });
}

function answerError(error: unknown, req: Request, res: Response, _next: NextFunction) {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const requestId = String(res.locals.requestId);
  log.error("A request failed", { requestId, error: errorMessage(error) });
  sendMessage(req, res, 500, "Something went wrong", `This is our fault. It has been logged as ${requestId}.`);
}

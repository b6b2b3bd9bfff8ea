import { once } from "node:events";
import { createRequestHandler } from "@remix-run/express";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import compression from "compression";
import express, { type Express, type NextFunction, type Request, type RequestHandler, type Response } from "express";
import sirv from "sirv";
import { limitBody } from "./body-limit.server";
import { env } from "./env.server";
import { cachePolicy, securityHeaders } from "./headers.server";
import { healthz, readyz } from "./health.server";
import { errorText, log } from "./log.server";
import { sendMessage } from "./message-page.server";
import { narrowBuilds } from "./narrow-builds.server";
import { allowMethods, onePublicHost, sameOriginOnly } from "./origin.server";
import { limitSignIn } from "./rate-limit.server";
import { logRequests } from "./request-log.server";
import type { Bytes } from "./spool.server";
import { readTarget } from "./target.server";

const YEAR_S = 31_536_000;
const HOUR_S = 3600;

/** What the process knows and the edge does not. */
interface Surroundings {
  /** Address of the script that public pages load. */
  frontScript: string;
  /** The style of plain pages, null where they load the stylesheet. */
  publicStyle: string | null;
  /** Where the sign-in form may lead, beside our own pages. */
  signInOrigins: () => string[];
}

type Parts = Pick<Surroundings, "frontScript" | "publicStyle">;

/** The whole way of a request, in order. */
export function createApp(build: ServerBuild, { frontScript, publicStyle, signInOrigins }: Surroundings): Express {
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", env().TRUSTED_PROXIES);
  app.use(logRequests, securityHeaders(signInOrigins), cachePolicy, allowMethods, readTarget);
  app.get("/healthz", healthz);
  app.get("/readyz", readyz);
  app.use(onePublicHost, sameOriginOnly, readEncodings);
  app.use("/build", staticFiles("public/build", YEAR_S), notThere);
  app.use(staticFiles("public", HOUR_S));
  app.use(limitSignIn, limitBody, gzipOnly, compression());
  app.use(remix(build, { frontScript, publicStyle }));
  app.use(answerError);
  return app;
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

// A file of the list that sirv made at start may be gone, as after a second build beside the running server: unheard, its
// stream's error would end the process.
function cutOff(res: Response, error: Error) {
  log.error("A static file could not be read", { requestId: String(res.locals.requestId), error: errorText(error) });
  res.destroy();
}

function notThere(req: Request, res: Response) {
  sendMessage(req, res, 404, "Not found", "This file is not part of the present release. Reload the page.");
}

// The static files look for bare names, and would send brotli to a client that refuses it (br;q=0).
function readEncodings(req: Request, _res: Response, next: NextFunction) {
  req.headers["accept-encoding"] = ["br", "gzip"].filter((encoding) => req.acceptsEncodings(encoding)).join(", ");
  next();
}

// Brotli on the fly costs a third of the throughput; static files are compressed with it beforehand.
function gzipOnly(req: Request, _res: Response, next: NextFunction) {
  req.headers["accept-encoding"] = req.acceptsEncodings("gzip") ? "gzip" : "identity";
  next();
}

function remix(build: ServerBuild, parts: Parts): RequestHandler {
  const mode = env().NODE_ENV;
  const getLoadContext = (req: Request, res: Response) => contextOf(req, res, parts);
  const any = createRequestHandler({ build, mode, getLoadContext });
  const pages = new Map(
    [...narrowBuilds(build)].map(([path, page]) => [path, createRequestHandler({ build: page, mode, getLoadContext })]),
  );
  return (req, res, next) => void (pages.get(req.path.replace(/\.data$/, "")) ?? any)(req, res, next);
}

function contextOf(req: Request, res: Response, parts: Parts): AppLoadContext {
  const gone = new AbortController();
  res.once("close", () => gone.abort());
  const { nonce, requestId, spool } = res.locals as { nonce: string; requestId: string; spool?: Bytes };
  const drained = () => untilDrained(res, gone.signal);
  return { nonce, requestId, address: req.ip ?? "", signal: gone.signal, drained, spool, ...parts };
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
  log.error("A request failed", { requestId, error: errorText(error) });
  sendMessage(req, res, 500, "Something went wrong", `It was our fault and has been logged as ${requestId}.`);
}

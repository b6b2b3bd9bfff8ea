import { randomUUID } from "node:crypto";
import type { NextFunction, Request, Response } from "express";
import { log } from "../config/log.server";
import { noteRequest } from "../process/event-loop.server";
import { sendMessage } from "../pages/message-page.server";

// Remix 1 asked for data this way; Remix 2 would answer with an empty page.
const OLD_DATA = "_data";

/** Logs one line per request. Query strings are left out: they can carry codes. */
export function logRequests(req: Request, res: Response, next: NextFunction): void {
  const started = performance.now();
  const path = req.path;
  const requestId = randomUUID();
  res.locals.requestId = requestId;
  const isOver = noteRequest(requestId);
  res.setHeader("X-Request-Id", requestId);
  res.once("close", () => {
    isOver();
    log.info("request", {
      requestId,
      method: req.method,
      path,
      status: res.statusCode,
      ms: Math.round((performance.now() - started) * 10) / 10,
      aborted: res.writableFinished ? undefined : true,
    });
  });
  next();
}

/** Reduces the request target to a path: proxies may send a whole address, whose host then counts (RFC 9112, 3.2.2). */
export function readTarget(req: Request, res: Response, next: NextFunction): void {
  if (URL.canParse(req.url)) {
    const { host, pathname, search } = new URL(req.url);
    req.headers.host = host;
    req.url = req.originalUrl = pathname + search;
  }
  if (req.url.startsWith("/") && isDecodable(req.path) && !asksForOldData(req.url)) return next();
  sendMessage(req, res, 400, "That address cannot be read", "It is not a valid web address. Nothing was done.");
}

export function routePath(req: Request): string {
  return decodeURIComponent(req.path).toLowerCase();
}

function asksForOldData(url: string): boolean {
  const at = url.indexOf("?");
  return at >= 0 && new URLSearchParams(url.slice(at)).has(OLD_DATA);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

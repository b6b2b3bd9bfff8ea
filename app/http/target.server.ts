import type { NextFunction, Request, Response } from "express";
import { sendMessage } from "./message-page.server";

/**
 * Brings the request target into the one form that everything behind this knows, a path: proxies may send a whole
 * address (RFC 9112, 3.2.2), whose host then counts. Answers 400 to what is no path, or cannot be decoded.
 */
export function readTarget(req: Request, res: Response, next: NextFunction): void {
  if (URL.canParse(req.url)) {
    const { host, pathname, search } = new URL(req.url);
    req.headers.host = host;
    req.url = req.originalUrl = pathname + search;
  }
  if (req.url.startsWith("/") && isDecodable(req.path)) return next();
  sendMessage(req, res, 400, "That address cannot be read", "It is not spelt as addresses are. Nothing was done.");
}

/** The path as the router compares it: decoded, and in lower case. */
export function routePath(req: Request): string {
  return decodeURIComponent(req.path).toLowerCase();
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

import type { NextFunction, Request, Response } from "express";
import onHeaders from "on-headers";
import { env } from "../config/env.server";
import { log } from "../config/log.server";
import { sendMessage } from "../pages/message-page.server";

const METHODS = ["GET", "HEAD", "POST"];
// The server calls this itself, under another host name.
const ANY_HOST = ["/mock-provider/userinfo"];

export function allowMethods(req: Request, res: Response, next: NextFunction): void {
  onHeaders(res, () => {
    if (res.statusCode === 405 && !res.hasHeader("Allow"))
      res.setHeader("Allow", req.method === "POST" ? "GET, HEAD" : "POST");
  });
  if (METHODS.includes(req.method)) return next();
  res.setHeader("Allow", METHODS.join(", "));
  sendMessage(req, res, 405, "Method not allowed", "This address answers GET, HEAD and POST.");
}

export function onePublicHost(req: Request, res: Response, next: NextFunction): void {
  const { PUBLIC_URL } = env();
  const { host } = new URL(PUBLIC_URL);
  if (!isPublicHost(req.headers.host) && req.method !== "POST" && !ANY_HOST.includes(req.path)) {
    // Concatenated, not resolved: //evil.example would resolve to another site.
    res.redirect(302, PUBLIC_URL + req.originalUrl);
    return;
  }
  req.headers.host = host;
  delete req.headers["x-forwarded-host"];
  next();
}

// Some proxies add the default port, which would make the redirect loop.
function isPublicHost(named: string | undefined): boolean {
  const { host, port, protocol } = new URL(env().PUBLIC_URL);
  const usual = protocol === "https:" ? 443 : 80;
  const name = named?.toLowerCase();
  return name === host || (port === "" && name === `${host}:${usual}`);
}

/** Refuses a form sent by another site's page. A request without an origin is not a browser's. */
export function sameOriginOnly(req: Request, res: Response, next: NextFunction): void {
  if (req.method !== "POST" || isSameOrigin(req)) return next();
  log.warn("A request from another origin was refused", { path: req.path, origin: req.get("Origin") });
  sendMessage(
    req,
    res,
    403,
    "This form was sent from another site",
    `To protect you, only forms from ${env().PUBLIC_URL} are accepted. Open that address and try again.`,
  );
}

function isSameOrigin(req: Request): boolean {
  const origin = req.get("Origin");
  if (origin !== undefined) return origin === env().PUBLIC_URL;
  const site = req.get("Sec-Fetch-Site");
  if (site !== undefined) return site === "same-origin" || site === "none";
  const referrer = req.get("Referer");
  return referrer === undefined || (URL.canParse(referrer) && new URL(referrer).origin === env().PUBLIC_URL);
}

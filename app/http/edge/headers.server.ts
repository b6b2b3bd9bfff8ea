import { randomBytes } from "node:crypto";
import type { NextFunction, Request, RequestHandler, Response } from "express";
import onHeaders from "on-headers";
import { SESSION_COOKIE } from "../pages/cookies.server";
import { env } from "../config/env.server";

const FRAMED = ["/demo.svg"];
// Browsers ignore these on scripts and styles: leaving them out saves a signed-in page 15 kB.
const FOR_DOCUMENTS = [
  "Content-Security-Policy",
  "Cross-Origin-Opener-Policy",
  "Permissions-Policy",
  "Referrer-Policy",
];
const FOR_OTHER_FILES = ["Last-Modified", "ETag", "X-Request-Id", "Connection", "Cross-Origin-Resource-Policy"];
const PART_OF_PAGE = /^\/build\/(?!.*worker).*\.(css|js)$/;
const NO_POWERS = ["camera", "geolocation", "microphone", "payment", "usb"].map((power) => `${power}=()`).join(", ");

export function securityHeaders(formTargets: () => string[]): RequestHandler {
  return (req, res, next) => {
    const nonce = randomBytes(16).toString("base64url");
    res.locals.nonce = nonce;
    res.setHeader("Content-Security-Policy", contentPolicy(nonce, formTargets(), req.path));
    setFixedHeaders(res);
    if (PART_OF_PAGE.test(req.path)) onHeaders(res, leaveOutNeedless);
    next();
  };
}

/** Signed-in pages are not cached. Others are revalidated, because a nonce is used once. */
export function cachePolicy(req: Request, res: Response, next: NextFunction): void {
  onHeaders(res, () => {
    if (res.hasHeader("Cache-Control")) return;
    const mine = req.headers.cookie?.includes(`${SESSION_COOKIE}=`) || res.hasHeader("Set-Cookie");
    res.setHeader("Cache-Control", mine ? "private, no-store" : "no-cache");
    // Otherwise the back button could show a page from before the sign-in or the choice of a theme.
    if (!mine) res.vary("Cookie");
  });
  next();
}

function leaveOutNeedless(this: Response) {
  if (this.statusCode >= 400) return;
  for (const name of [...FOR_DOCUMENTS, ...FOR_OTHER_FILES]) this.removeHeader(name);
}

function setFixedHeaders(res: Response) {
  res.setHeader("X-Content-Type-Options", "nosniff");
  res.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
  // A stricter policy would keep our page from opening Google's in a popup.
  res.setHeader("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
  res.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  res.setHeader("Permissions-Policy", NO_POWERS);
  if (isHttps()) res.setHeader("Strict-Transport-Security", "max-age=31536000");
}

function contentPolicy(nonce: string, formTargets: string[], path: string): string {
  const rules = {
    "default-src": "'none'",
    "script-src": `'self' 'nonce-${nonce}'`,
    "style-src": `'self' 'nonce-${nonce}'`,
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": env().NODE_ENV === "development" ? "'self' ws:" : "'self'",
    "manifest-src": "'self'",
    "frame-src": "'self' https://www.youtube-nocookie.com",
    "form-action": ["'self'", ...formTargets].join(" "),
    "base-uri": "'none'",
    "frame-ancestors": FRAMED.includes(path) ? "'self'" : "'none'",
  };
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

function isHttps(): boolean {
  return env().PUBLIC_URL.startsWith("https:");
}

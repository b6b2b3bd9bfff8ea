import type { NextFunction, Request, Response } from "express";
import { env } from "./env.server";
import { sendMessage } from "./message-page.server";
import { routePath } from "./target.server";

const WINDOW_MS = 10 * 60_000;
const LIMITED = /^\/(auth|stand-in)\//;
// Served to the process itself, not to people.
const FREE = ["/auth/done", "/stand-in/token", "/stand-in/userinfo", "/stand-in/revoke"];

const seen = new Map<string, { count: number; until: number }>();

/** Answers 429 to an address that asks for sign-in more often than SIGN_IN_LIMIT in ten minutes. */
export function limitSignIn(req: Request, res: Response, next: NextFunction): void {
  const path = routePath(req);
  if (!LIMITED.test(path) || FREE.includes(path)) return next();
  const entry = countRequest(addressKey(req.ip ?? ""));
  // A whole sign-in is several requests.
  if (entry.count <= env().SIGN_IN_LIMIT) return next();
  const seconds = Math.ceil((entry.until - Date.now()) / 1000);
  res.setHeader("Retry-After", String(seconds));
  const minutes = Math.ceil(seconds / 60);
  sendMessage(req, res, 429, "Too many sign-ins", `Many sign-ins came from your address. Try again in ${minutes} min.`);
}

function countRequest(key: string) {
  const now = Date.now();
  let entry = seen.get(key);
  if (!entry || entry.until <= now) {
    forgetBefore(now);
    entry = { count: 0, until: now + WINDOW_MS };
    seen.set(key, entry);
  }
  entry.count += 1;
  return entry;
}

// A window is as long as any other, so the oldest entries stand first.
function forgetBefore(now: number) {
  for (const [key, { until }] of seen) {
    if (until > now) return;
    seen.delete(key);
  }
}

// Whoever has one IPv6 address has the whole /64 around it.
function addressKey(address: string): string {
  if (!address.includes(":") || address.startsWith("::ffff:")) return address;
  const [before = [], after = []] = address.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}

import type { NextFunction, Request, Response } from "express";
import { env } from "../config/env.server";
import { sendMessage } from "../pages/message-page.server";
import { routePath } from "./request.server";

const WINDOW_MS = 10 * 60_000;
const LIMITED = /^\/(auth|mock-provider)\//;
// The page that closes a popup, and what is served to the process itself.
const FREE = ["/auth/done", "/mock-provider/token", "/mock-provider/userinfo", "/mock-provider/revoke"];

const countSignIn = countPerAddress();

interface Entry {
  count: number;
  until: number;
}

/** Answers 429 to an address that asks for sign-in more often than SIGN_IN_LIMIT in ten minutes. */
export function limitSignIn(req: Request, res: Response, next: NextFunction): void {
  const path = routePath(req);
  if (!LIMITED.test(path) || FREE.includes(path)) return next();
  const { count, secondsLeft } = countSignIn(req.ip ?? "");
  // A whole sign-in is several requests.
  if (count <= env().SIGN_IN_LIMIT) return next();
  res.setHeader("Retry-After", String(secondsLeft));
  const minutes = Math.ceil(secondsLeft / 60);
  sendMessage(req, res, 429, "Too many sign-ins", `Many sign-ins came from your address. Try again in ${minutes} min.`);
}

/**
 * A counter of its own for something that an address may do only so often.
 * @returns counts once more for an address: how often it was within ten minutes, and how long until that is forgotten
 */
export function countPerAddress(): (address: string) => { count: number; secondsLeft: number } {
  const seen = new Map<string, Entry>();
  return (address) => {
    const now = Date.now();
    const key = addressKey(address);
    let entry = seen.get(key);
    if (!entry || entry.until <= now) {
      forgetBefore(seen, now);
      entry = { count: 0, until: now + WINDOW_MS };
      seen.set(key, entry);
    }
    entry.count += 1;
    return { count: entry.count, secondsLeft: Math.ceil((entry.until - now) / 1000) };
  };
}

// A window is as long as any other, so the oldest entries stand first.
function forgetBefore(seen: Map<string, Entry>, now: number) {
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

import ipaddr from "ipaddr.js";
import type { NextFunction, Request, Response } from "express";
import { env } from "../config/env.server";
import { sendMessage } from "../pages/message-page.server";
import { routePath } from "./request.server";

const WINDOW_MS = 10 * 60_000;
const SIGN_IN_PATH = /^\/auth\/google(\.data)?\/?$/;

const countSignIn = countPerAddress();

type Counter = (key: string) => { count: number; secondsLeft: number };

interface Entry {
  count: number;
  until: number;
}

/** Answers 429 above SIGN_IN_LIMIT sign-ins in ten minutes. Attempts count, not requests: schools share one address. */
export function limitSignIn(req: Request, res: Response, next: NextFunction): void {
  if (req.method !== "POST" || !SIGN_IN_PATH.test(routePath(req))) return next();
  const { count, secondsLeft } = countSignIn(req.ip ?? "");
  if (count <= env().SIGN_IN_LIMIT) return next();
  res.setHeader("Retry-After", String(secondsLeft));
  const text = `There have been too many sign-ins from your network. Try again in ${minutesText(secondsLeft)}.`;
  sendMessage(req, res, 429, "Too many sign-ins", text);
}

export function minutesText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

export function countPerAddress(): Counter {
  const count = countPerKey();
  return (address) => count(addressKey(address));
}

/** Counts events of a key; it forgets them ten minutes after the first. */
export function countPerKey(): Counter {
  const seen = new Map<string, Entry>();
  return (key) => {
    const now = Date.now();
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

function forgetBefore(seen: Map<string, Entry>, now: number) {
  for (const [key, { until }] of seen) {
    if (until > now) return;
    seen.delete(key);
  }
}

// A household or office with IPv6 usually has a whole /64.
function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(":") : parsed.toString();
}

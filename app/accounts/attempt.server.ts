import { createHash } from "node:crypto";
import * as z from "zod";
import { env } from "~/http/config/env.server";
import { clearedCookie, signedCookie } from "~/http/pages/cookies.server";
import { newId } from "./sealed.server";

export const CALLBACK_PATH = "/auth/google/callback";

const PREFIX = "sign-in-";
const LIFETIME_S = 600;
const MOST_AT_ONCE = 5;

const attemptSchema = z.object({
  state: z.string(),
  verifier: z.string(),
  intent: z.enum(["signin", "signup"]),
  display: z.enum(["page", "popup"]),
  returnTo: z.string(),
  consent: z.boolean(),
  loginHint: z.string().optional(),
});

/** One sign-in, bound to its browser by a cookie. Two tabs have two attempts. */
export type Attempt = z.output<typeof attemptSchema>;

export type AttemptOptions = Omit<Attempt, "state" | "verifier">;

// States that were used, until their cookies expire: stops replays.
const used = new Map<string, number>();

/** A new attempt with its own state and PKCE verifier (RFC 7636), and the cookies that bind it. */
export async function startAttempt(request: Request, options: AttemptOptions) {
  const attempt: Attempt = { ...options, state: newId(), verifier: newId() };
  const cookie = signedCookie(cookieName(attempt.state));
  const setCookies = [...(await tooMany(request)), await cookie.serialize(attempt, { maxAge: LIFETIME_S })];
  return { attempt, setCookies };
}

/**
 * The attempt that a callback's state belongs to. Each can be taken once.
 * @returns null where this browser made no such attempt, it is too old, or it came back before
 */
export async function takeAttempt(request: Request, state: string | null) {
  if (!state) return null;
  const cookie = signedCookie(cookieName(state));
  const parsed = attemptSchema.safeParse(await cookie.parse(request.headers.get("Cookie")));
  if (!parsed.success || parsed.data.state !== state || wasUsed(state)) return null;
  return { attempt: parsed.data, clearCookie: await clearedCookie(cookie) };
}

/** The S256 challenge for a verifier (RFC 7636 section 4.2). */
export function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

/** The callback's URL, on the configured address: a request's own host is not trusted. */
export function callbackAddress(): string {
  return new URL(CALLBACK_PATH, env().PUBLIC_URL).href;
}

function cookieName(state: string): string {
  return PREFIX + createHash("sha256").update(state).digest("hex").slice(0, 12);
}

function wasUsed(state: string): boolean {
  const now = Date.now();
  for (const [old, until] of used) if (until < now) used.delete(old);
  if (used.has(state)) return true;
  used.set(state, now + LIFETIME_S * 1000);
  return false;
}

async function tooMany(request: Request): Promise<string[]> {
  const names = [...(request.headers.get("Cookie") ?? "").matchAll(/(?:^|; )(?:__Host-)?(sign-in-[0-9a-f]+)=/g)];
  const oldest = names.slice(0, Math.max(0, names.length - MOST_AT_ONCE + 1));
  return Promise.all(oldest.map(([, name]) => clearedCookie(signedCookie(name ?? ""))));
}

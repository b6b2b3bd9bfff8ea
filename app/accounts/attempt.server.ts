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

export type Attempt = z.output<typeof attemptSchema>;

export type AttemptOptions = Omit<Attempt, "state" | "verifier">;

// Used states, until their cookies expire: stops replays.
const used = new Map<string, number>();

export async function startAttempt(request: Request, options: AttemptOptions) {
  const attempt: Attempt = { ...options, state: newId(), verifier: newId() };
  const cookie = signedCookie(cookieName(attempt.state));
  const setCookies = [...(await tooMany(request)), await cookie.serialize(attempt, { maxAge: LIFETIME_S })];
  return { attempt, setCookies };
}

/** Each attempt can be taken once. Null where this browser made no such attempt, or it is too old. */
export async function takeAttempt(request: Request, state: string | null) {
  if (!state) return null;
  const cookie = signedCookie(cookieName(state));
  const parsed = attemptSchema.safeParse(await cookie.parse(request.headers.get("Cookie")));
  if (!parsed.success || parsed.data.state !== state || wasUsed(state)) return null;
  return { attempt: parsed.data, clearCookie: await clearedCookie(cookie) };
}

export function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

/** On the configured address: a request's own host is not trusted. */
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

import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { derivedKey } from "~/http/config/secret.server";
import { challengeOf } from "../attempt.server";
import { newId } from "../sealed.server";

const CODE_MS = 60_000;
const ACCESS_SECONDS = 3600;

const personSchema = z.object({ email: z.email().max(254), name: z.string() });

export type Person = z.output<typeof personSchema>;

interface Grant {
  person: Person;
  redirectUri: string;
  challenge: string;
  consent: boolean;
}

const ticketSchema = personSchema.extend({
  kind: z.enum(["access", "refresh"]),
  until: z.number(),
  serial: z.string(),
});

const codes = new Map<string, Grant & { until: number }>();
const consented = new Set<string>();
const revoked = new Set<string>();

export function issueCode(grant: Grant): string {
  const now = Date.now();
  for (const [old, { until }] of codes) if (until < now) codes.delete(old);
  const code = newId();
  codes.set(code, { ...grant, until: now + CODE_MS });
  return code;
}

/** Exchanges a code, once, where verifier and redirect address match; otherwise null. */
export function redeemCode(code: string, verifier: string, redirectUri: string) {
  const grant = codes.get(code);
  codes.delete(code);
  if (!grant || grant.until < Date.now() || grant.redirectUri !== redirectUri) return null;
  if (challengeOf(verifier) !== grant.challenge) return null;
  // Like Google, issues a refresh token only with consent.
  const first = grant.consent || !consented.has(grant.person.email);
  consented.add(grant.person.email);
  return { ...accessAnswer(grant.person), ...(first ? { refresh_token: ticket(grant.person, "refresh") } : {}) };
}

export function redeemRefresh(token: string) {
  const person = openTicket(token, "refresh");
  return person && accessAnswer(person);
}

export function personOf(token: string): Person | null {
  return openTicket(token, "access");
}

export function revoke(token: string): void {
  revoked.add(token);
}

function accessAnswer(person: Person) {
  return { access_token: ticket(person, "access"), token_type: "Bearer", expires_in: ACCESS_SECONDS };
}

// Signed rather than stored, so that they survive a restart.
function ticket({ email, name }: Person, kind: "access" | "refresh"): string {
  const until = kind === "access" ? Date.now() + ACCESS_SECONDS * 1000 : Number.MAX_SAFE_INTEGER;
  const body = Buffer.from(JSON.stringify({ email, name, kind, until, serial: newId() })).toString("base64url");
  return `${body}.${signature(body).toString("base64url")}`;
}

function openTicket(token: string, kind: "access" | "refresh"): Person | null {
  const [body = "", mark = ""] = token.split(".");
  const given = Buffer.from(mark, "base64url");
  const expected = signature(body);
  if (given.length !== expected.length || !timingSafeEqual(given, expected) || revoked.has(token)) return null;
  const opened = ticketSchema.parse(JSON.parse(Buffer.from(body, "base64url").toString("utf8")));
  return opened.kind === kind && opened.until > Date.now() ? opened : null;
}

function signature(body: string): Buffer {
  return createHmac("sha256", derivedKey("mock provider tickets")).update(body).digest();
}

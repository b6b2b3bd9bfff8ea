import * as z from "zod";
import { fetchJson } from "~/http/outbound/ask.server";
import { OutboundError } from "~/http/outbound/error.server";
import type { Provider } from "./provider.server";

const TIMEOUT_MS = 10_000;

export interface Tokens {
  accessToken: string;
  refreshToken: string | null;
  tokenType: string;
  expiresIn: number;
}

export interface Profile {
  subject: string;
  email: string;
  name: string | null;
}

/** The message may be shown to the person. */
export class ProviderRefusal extends Error {
  override name = "ProviderRefusal";
}

const tokenSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  token_type: z.string().default("Bearer"),
  expires_in: z.coerce.number().int().positive().default(3600),
});

// RFC 6749 section 5.2: the code, the refresh token or its account is no longer accepted.
const refusalSchema = z.object({ error: z.enum(["invalid_grant", "unauthorized_client", "access_denied"]) });

const profileSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(320),
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().max(200).nullish().catch(null),
});

/** RFC 6749 section 4.1.3, with RFC 7636's verifier. */
export function exchangeCode(provider: Provider, code: string, verifier: string, redirectUri: string) {
  return requestTokens(provider, {
    grant_type: "authorization_code",
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  });
}

/** Throws ProviderRefusal when refused for good, OutboundError when the provider cannot be reached. */
export function renewTokens(provider: Provider, refreshToken: string, signal: AbortSignal): Promise<Tokens> {
  return requestTokens(provider, { grant_type: "refresh_token", refresh_token: refreshToken }, signal);
}

export async function fetchProfile(provider: Provider, accessToken: string): Promise<Profile> {
  const { userInfo } = await provider.endpoints();
  const headers = { Authorization: `Bearer ${accessToken}`, Accept: "application/json" };
  const { status, body } = await fetchJson(userInfo, { headers, timeoutMs: TIMEOUT_MS });
  const profile = profileSchema.safeParse(body);
  if (status !== 200 || !profile.success) throw new OutboundError("the profile cannot be read", status);
  const { sub, email, email_verified: verified, name } = profile.data;
  if (!verified) throw new ProviderRefusal("Google has not verified the e-mail address of this account.");
  return { subject: sub, email, name: name ?? null };
}

async function requestTokens(provider: Provider, grant: Record<string, string>, signal?: AbortSignal): Promise<Tokens> {
  const { token } = await provider.endpoints();
  const { status, body } = await fetchJson(token, {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams({
      ...grant,
      client_id: provider.clientId,
      client_secret: provider.clientSecret,
    }),
    timeoutMs: TIMEOUT_MS,
    signal,
  });
  if (isFinal(status, body)) throw new ProviderRefusal("Google did not accept the sign-in.");
  const tokens = tokenSchema.safeParse(body);
  if (status !== 200 || !tokens.success) throw new OutboundError("no tokens in the answer", status);
  return {
    accessToken: tokens.data.access_token,
    refreshToken: tokens.data.refresh_token ?? null,
    tokenType: tokens.data.token_type,
    expiresIn: tokens.data.expires_in,
  };
}

// Other refusals (a wrong client secret, a proxy's 403, rate limits) do not concern the person.
function isFinal(status: number, body: unknown): boolean {
  const refusal = refusalSchema.safeParse(body);
  return status >= 400 && status < 500 && refusal.success;
}

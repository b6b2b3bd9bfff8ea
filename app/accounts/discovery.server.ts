import * as z from "zod";
import { fetchJson } from "~/http/outbound/ask.server";
import { OutboundError } from "~/http/outbound/error.server";

const KEPT_MS = 3_600_000;

export interface Endpoints {
  authorize: string;
  token: string;
  userInfo: string;
}

const httpUrl = z.url({ protocol: /^https?$/ });
const configurationSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: httpUrl,
  token_endpoint: httpUrl,
  userinfo_endpoint: httpUrl,
});

let last: { issuer: string; readAt: number; endpoints: Endpoints } | null = null;

/** A provider's published endpoints, fetched at most once an hour. Throws OutboundError. */
export async function discover(issuer: string, now = Date.now()): Promise<Endpoints> {
  if (last?.issuer === issuer && now - last.readAt < KEPT_MS) return last.endpoints;
  const endpoints = await readConfiguration(issuer);
  last = { issuer, readAt: now, endpoints };
  return endpoints;
}

export function knownEndpoints(issuer: string): Endpoints | null {
  return last?.issuer === issuer ? last.endpoints : null;
}

// OpenID Connect Discovery 1.0, section 4.3: the configuration must name the requested issuer.
async function readConfiguration(issuer: string): Promise<Endpoints> {
  const { status, body } = await fetchJson(`${withoutSlash(issuer)}/.well-known/openid-configuration`, {
    timeoutMs: 10_000,
  });
  const found = configurationSchema.safeParse(body);
  if (!found.success) throw new OutboundError("the provider's configuration cannot be read", status);
  const {
    issuer: named,
    authorization_endpoint: authorize,
    token_endpoint: token,
    userinfo_endpoint: userInfo,
  } = found.data;
  if (withoutSlash(named) !== withoutSlash(issuer))
    throw new OutboundError(`the provider at ${issuer} calls itself ${named}`, status);
  return { authorize, token, userInfo };
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, "");
}

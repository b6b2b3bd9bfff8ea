import { env } from "~/http/config/env.server";
import { discover, type Endpoints, knownEndpoints } from "./discovery.server";
import { MOCK_CLIENT, mockEndpoints } from "./mock-provider/client.server";

export interface Provider {
  /** Part of an account's identity, so that one provider's account never opens another's. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  endpoints(): Promise<Endpoints>;
}

const GOOGLE_ISSUER = "https://accounts.google.com";

const GOOGLE: Endpoints = {
  authorize: "https://accounts.google.com/o/oauth2/v2/auth",
  token: "https://oauth2.googleapis.com/token",
  userInfo: "https://openidconnect.googleapis.com/v1/userinfo",
};

export function identityProvider(): Provider | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, OIDC_ISSUER, mockProvider } = env();
  if (mockProvider) return { issuer: "mock-provider", ...MOCK_CLIENT, endpoints: async () => mockEndpoints() };
  if (!clientId || !clientSecret) return null;
  const issuer = OIDC_ISSUER ?? GOOGLE_ISSUER;
  const endpoints = issuer === GOOGLE_ISSUER ? async () => GOOGLE : () => discover(issuer);
  return { issuer, clientId, clientSecret, endpoints };
}

/**
 * For the content policy: browsers check a form's redirects too. A provider's page may not be on its issuer's origin.
 */
export function signInOrigins(): string[] {
  const { OIDC_ISSUER, mockProvider, GOOGLE_CLIENT_ID } = env();
  if (mockProvider || !GOOGLE_CLIENT_ID) return [];
  const issuer = OIDC_ISSUER ?? GOOGLE_ISSUER;
  return [...new Set([issuer, knownEndpoints(issuer)?.authorize ?? issuer].map((address) => new URL(address).origin))];
}

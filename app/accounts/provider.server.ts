import { env } from "~/http/config/env.server";
import { discover, type Endpoints, knownEndpoints } from "./discovery.server";
import { MOCK_CLIENT, mockEndpoints } from "./mock-provider/client.server";

/** Who vouches for people: Google, another OpenID provider in its place, or the mock identity provider. */
export interface Provider {
  /** Told apart in the accounts table, so that an account of one provider never opens one of another. */
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

/** The provider that the settings name, or null when sign-in is not configured. */
export function identityProvider(): Provider | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, OIDC_ISSUER, mockProvider } = env();
  if (mockProvider) return { issuer: "mock-provider", ...MOCK_CLIENT, endpoints: async () => mockEndpoints() };
  if (!clientId || !clientSecret) return null;
  const issuer = OIDC_ISSUER ?? GOOGLE_ISSUER;
  const endpoints = issuer === GOOGLE_ISSUER ? async () => GOOGLE : () => discover(issuer);
  return { issuer, clientId, clientSecret, endpoints };
}

/**
 * Origins a sign-in form may lead to, for the content security policy: browsers check redirects too. A provider's page
 * may have another origin than its issuer, which is known once its configuration was read.
 */
export function signInOrigins(): string[] {
  const { OIDC_ISSUER, mockProvider, GOOGLE_CLIENT_ID } = env();
  if (mockProvider || !GOOGLE_CLIENT_ID) return [];
  const issuer = OIDC_ISSUER ?? GOOGLE_ISSUER;
  return [...new Set([issuer, knownEndpoints(issuer)?.authorize ?? issuer].map((address) => new URL(address).origin))];
}

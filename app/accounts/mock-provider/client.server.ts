import { env } from "~/http/config/env.server";

/** The secret protects nothing: every account may be chosen. */
export const MOCK_CLIENT = { clientId: "mock-client", clientSecret: "mock-secret" };

/** The browser uses the public address; the process calls itself directly. */
export function mockEndpoints() {
  const { PUBLIC_URL } = env();
  const self = `http://${ownHost()}:${env().PORT}`;
  return {
    authorize: `${PUBLIC_URL}/mock-provider/authorize`,
    token: `${self}/mock-provider/token`,
    userInfo: `${self}/mock-provider/userinfo`,
  };
}

function ownHost(): string {
  const { HOST } = env();
  if (HOST === "0.0.0.0") return "127.0.0.1";
  if (HOST === "::") return "[::1]";
  return HOST.includes(":") ? `[${HOST}]` : HOST;
}

import { env } from "~/http/env.server";

/** How the product introduces itself to the stand-in. The secret is no secret: the stand-in vouches for anybody. */
export const STAND_IN_CLIENT = { clientId: "stand-in-client", clientSecret: "stand-in-secret" };

/** The stand-in's addresses: the browser goes through the public one, the process asks itself directly. */
export function standInEndpoints() {
  const { PUBLIC_URL } = env();
  const self = `http://${ownHost()}:${env().PORT}`;
  return {
    authorize: `${PUBLIC_URL}/stand-in/authorize`,
    token: `${self}/stand-in/token`,
    userInfo: `${self}/stand-in/userinfo`,
  };
}

function ownHost(): string {
  const { HOST } = env();
  if (HOST === "0.0.0.0") return "127.0.0.1";
  if (HOST === "::") return "[::1]";
  return HOST.includes(":") ? `[${HOST}]` : HOST;
}

import { type Cookie, type CookieOptions, createCookie } from "@remix-run/node";
import { env } from "../config/env.server";
import { sessionSecret } from "../config/secret.server";

export const SESSION_COOKIE = "session";

/** A signed cookie that scripts cannot read; `__Host-` and Secure when the public address is https. */
export function signedCookie(name: string, options: CookieOptions = {}): Cookie {
  const secure = env().PUBLIC_URL.startsWith("https:");
  return createCookie(secure ? `__Host-${name}` : name, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure,
    secrets: [sessionSecret()],
    ...options,
  });
}

export function clearedCookie(cookie: Cookie): Promise<string> {
  return cookie.serialize("", { maxAge: 0, expires: new Date(0) });
}

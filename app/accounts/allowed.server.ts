import { env } from "~/http/config/env.server";

/** Whether ALLOWED_EMAILS and ALLOWED_DOMAINS let this address in. With neither set, anybody may enter. */
export function mayEnter(email: string): boolean {
  const { ALLOWED_EMAILS: emails, ALLOWED_DOMAINS: domains } = env();
  const address = email.toLowerCase();
  return anybodyMayEnter() || emails.includes(address) || domains.includes(address.slice(address.lastIndexOf("@") + 1));
}

/** Whether anybody with an account at the provider may enter. */
export function anybodyMayEnter(): boolean {
  return env().ALLOWED_EMAILS.length === 0 && env().ALLOWED_DOMAINS.length === 0;
}

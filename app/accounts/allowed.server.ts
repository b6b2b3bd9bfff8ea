import { env } from "~/http/config/env.server";

/** With neither ALLOWED_EMAILS nor ALLOWED_DOMAINS set, every address is admitted. */
export function mayEnter(email: string): boolean {
  const { ALLOWED_EMAILS: emails, ALLOWED_DOMAINS: domains } = env();
  const address = email.toLowerCase();
  return anybodyMayEnter() || emails.includes(address) || domains.includes(address.slice(address.lastIndexOf("@") + 1));
}

export function anybodyMayEnter(): boolean {
  return env().ALLOWED_EMAILS.length === 0 && env().ALLOWED_DOMAINS.length === 0;
}

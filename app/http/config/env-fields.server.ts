import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import * as z from "zod";

const PROXY_NAMES = ["loopback", "linklocal", "uniquelocal"];

const list = z
  .string()
  .default("")
  .transform((text) => text.split(/[\s,]+/).filter(Boolean));

export const emails = list
  .transform((all) => all.map((email) => email.toLowerCase()))
  .refine((all) => all.every((email) => /^[^@]+@[^@]+$/.test(email)), "must list e-mail addresses");

export const domains = list
  .transform((all) => all.map((domain) => domain.toLowerCase().replace(/^@/, "")))
  .refine(
    (all) => all.every((domain) => /^[^@/.:]+(\.[^@/.:]+)+$/.test(domain)),
    "must list domains, such as school.example",
  );

export const proxies = list.refine(
  (all) => all.every(isProxy),
  `must list IP addresses, subnets (10.0.0.0/8) or ${PROXY_NAMES.join(", ")}`,
);

export const switchable = oneOf("true", "false")
  .default("false")
  .transform((text) => text === "true");

export const issuer = z.string().refine(isHttpUrl, "must be the http(s) address of an OpenID provider");

export const serviceUrl = z
  .string()
  .trim()
  .refine((text) => isHttpUrl(text) && !/[?#]/.test(text), "must be the http(s) address of a service, without ? or #")
  .transform((text) => text.replace(/\/+$/, ""));

export const httpOrigin = z
  .string()
  .refine(isHttpOrigin, "must be an http(s) address without a path, such as https://learn.example")
  .transform((text) => new URL(text).origin);

export function wholeNumber(least: number, most: number) {
  return z.coerce
    .number({ error: "must be a whole number" })
    .int("must be a whole number")
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);
}

export function oneOf<Name extends string>(...names: Name[]) {
  return z.enum(names, { error: `must be ${names.join(" or ")}` });
}

export function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function isHttpOrigin(text: string): boolean {
  if (!isHttpUrl(text)) return false;
  const url = new URL(text);
  return url.pathname === "/" && !url.search && !url.hash && !url.username && !url.password;
}

function isProxy(text: string): boolean {
  if (PROXY_NAMES.includes(text)) return true;
  const isSubnet = ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text);
  return text.includes("/") ? isSubnet && !text.endsWith("/0") : isIP(text) !== 0;
}

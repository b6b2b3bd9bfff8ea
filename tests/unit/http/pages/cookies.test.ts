import { expect, test } from "vitest";
import { clearedCookie, signedCookie } from "~/http/pages/cookies.server";
import { cookieOf, useSettings } from "../../../support/app";

test("under https a cookie is bound to this very host, and never sent in the clear", async () => {
  useSettings({ PUBLIC_URL: "https://learn.example" });
  const header = await signedCookie("session", { maxAge: 60 }).serialize("id");
  expect(header).toMatch(/^__Host-session=/);
  expect(attributes(header)).toEqual(["HttpOnly", "Max-Age=60", "Path=/", "SameSite=Lax", "Secure"]);
});

test("under http, where browsers refuse both, it has neither", async () => {
  useSettings({ PUBLIC_URL: "http://localhost:3000" });
  const header = await signedCookie("session").serialize("id");
  expect(header).toMatch(/^session=/);
  expect(attributes(header)).toEqual(["HttpOnly", "Path=/", "SameSite=Lax"]);
});

test("the header that removes it names the same cookie", async () => {
  useSettings({ PUBLIC_URL: "https://learn.example" });
  const header = await clearedCookie(signedCookie("session", { maxAge: 60 }));
  expect(header).toMatch(/^__Host-session=;/);
  expect(attributes(header)).toEqual([
    "Expires=Thu, 01 Jan 1970 00:00:00 GMT",
    "HttpOnly",
    "Max-Age=0",
    "Path=/",
    "SameSite=Lax",
    "Secure",
  ]);
});

test("what is signed with another secret, changed, or not signed at all, is not read", async () => {
  useSettings({ SESSION_SECRET: "a".repeat(32) });
  const cookie = signedCookie("session");
  const sent = cookieOf([await cookie.serialize("id")]);
  expect(await cookie.parse(sent)).toBe("id");
  expect(await cookie.parse(sent.replace("session=I", "session=J"))).toBeNull();
  expect(await cookie.parse(sent.replace(/\..*/, ""))).toBeNull();
  useSettings({ SESSION_SECRET: "b".repeat(32) });
  expect(await signedCookie("session").parse(sent)).toBeNull();
});

function attributes(header: string): string[] {
  return header.split("; ").slice(1).sort();
}

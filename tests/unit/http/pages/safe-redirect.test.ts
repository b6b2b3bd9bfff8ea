import { expect, test } from "vitest";
import { safeRedirect } from "~/http/pages/safe-redirect";

const ORIGIN = "https://learn.example";
const FALLBACK = "/dashboard";

test.each([
  ["/settings"],
  ["/"],
  ["/graph-visualizer?f=sin(x)&dim=3d#plot"],
  ["/authors"],
  ["/jobsearch"],
  ["/document-analyzer/6f1c"],
  ["/signing"],
  ["/%5Cevil.example"],
  ["/%2F%2Fevil.example"],
  ["/a?next=//evil.example"],
  ["/a?next=%0d%0aSet-Cookie:%20x=y"],
])("%s is gone to as it is", (to) => {
  expect(safeRedirect(to, FALLBACK)).toBe(to);
});

test.each([
  ["/a/../b", "/b"],
  ["/\u00fcben", "/%C3%BCben"],
  ["/a b", "/a%20b"],
])("%s is gone to as %s", (to, path) => {
  expect(safeRedirect(to, FALLBACK)).toBe(path);
});

test.each([
  [null],
  [undefined],
  [new File([], "x")],
  [""],
  ["dashboard"],
  ["//evil.example"],
  ["///evil.example"],
  ["/\\evil.example"],
  ["\\\\evil.example"],
  ["/.//evil.example"],
  ["/a/..//evil.example"],
  ["/%2e//evil.example"],
  ["/%2e%2e//evil.example"],
  ["/\t/evil.example"],
  ["/\n/evil.example"],
  ["/a\r\nSet-Cookie: x=y"],
  ["/a\0b"],
  ["\t//evil.example"],
  [" //evil.example"],
  ["javascript:alert(1)"],
  ["data:text/html,x"],
  [`${ORIGIN}/settings`],
  ["https://evil.example"],
  ["//user:pass@evil.example"],
  ["https://learn.example@evil.example"],
  ["@evil.example"],
  ["/signin"],
  ["/signin?returnTo=/signin"],
  ["/SignUp"],
  ["/logout"],
  ["/auth/google/callback?code=x"],
  ["/mock-provider/authorize"],
  ["/settings/export"],
  ["/jobs/6f1c/events"],
  ["/document-analyzer/6f1c/export?tab=quizzes"],
  ["/video-generator/6f1c/download"],
  [`/${"a".repeat(4000)}`],
  [`/${"ü".repeat(400)}`],
])("%j is not gone to", (to) => {
  expect(safeRedirect(to, FALLBACK)).toBe(FALLBACK);
});

test("whatever is put together from the pieces of attacks, the way leads to this site and into no header", () => {
  const pieces = [
    "/",
    "//",
    "\\",
    ".",
    "..",
    "\t",
    "\r\n",
    "%5C",
    "%2F",
    "%0d%0a",
    "%09",
    "@",
    ":",
    "?",
    "#",
    "[",
    "evil.example",
    "https:",
    "javascript:",
    "\u2215",
    "\u3002",
    "\ud800",
    " ",
  ];
  let seed = 1;
  const next = (count: number) => (seed = (seed * 48_271) % 2_147_483_647) % count;
  for (let round = 0; round < 20_000; round += 1) {
    const to = Array.from({ length: 1 + next(6) }, () => pieces[next(pieces.length)]).join("");
    for (const given of [to, `/${to}`]) {
      const path = safeRedirect(given, FALLBACK);
      expect(new URL(path, ORIGIN).origin, JSON.stringify(given)).toBe(ORIGIN);
      expect(path, JSON.stringify(given)).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
    }
  }
});

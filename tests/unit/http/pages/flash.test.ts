import { createCookie } from "@remix-run/node";
import { expect, test } from "vitest";
import { type Flash, flash, readFlash } from "~/http/pages/flash.server";
import { asked, cookieOf, useSettings } from "../../../support/app";

const TOAST: Flash = { event: "SIGNED_IN", toast: { kind: "success", title: "Welcome", text: "Signed in." } };

test("a flash is read by the next page, and the cookie is taken away", async () => {
  useSettings();
  const cookie = cookieOf([await flash(TOAST)]);
  const read = await readFlash(asked("/", { cookie }).request);
  expect(read?.flash).toEqual(TOAST);
  expect(cookieOf([read?.clearCookie ?? ""], cookie)).toBe("");
});

test("a flash for one page waits until that page is asked for", async () => {
  useSettings();
  const cookie = cookieOf([await flash({ ...TOAST, at: "/dashboard" })]);
  expect(await readFlash(asked("/", { cookie }).request)).toBeNull();
  expect((await readFlash(asked("/dashboard?x=1", { cookie }).request))?.flash.toast).toEqual(TOAST.toast);
});

test("there is none without its cookie", async () => {
  useSettings();
  expect(await readFlash(asked("/").request)).toBeNull();
  expect(await readFlash(asked("/", { cookie: "session=x" }).request)).toBeNull();
});

test.each([
  ["plain", "x".repeat(5000)],
  ["wide", "数".repeat(5000)],
  ["in pairs", "👩".repeat(5000)],
  ["control", "\u0001".repeat(5000)],
  ["quoted", '"'.repeat(5000)],
  ["broken", "\ud800".repeat(5000)],
])("a long text of %s characters is cut, so that the header stays below 1 kB", async (_kind, text) => {
  useSettings({ PUBLIC_URL: "https://learn.example" });
  const header = await flash({ event: "USER_UPDATED", toast: { kind: "success", title: text, text } });
  expect(Buffer.byteLength(header)).toBeLessThan(1000);
  const read = await readFlash(asked("/", { cookie: cookieOf([header]) }).request);
  const kept = read?.flash.toast?.text ?? "";
  expect(kept.length).toBeGreaterThan(50);
  expect(text.startsWith(kept)).toBe(true);
  expect(kept.length % (text.startsWith("👩") ? 2 : 1)).toBe(0);
});

test("a forged flash is ignored, and taken away", async () => {
  useSettings();
  const forged = createCookie("flash", { secrets: ["another secret"] });
  const cookie = cookieOf([await forged.serialize(TOAST)]);
  expect(await readFlash(asked("/", { cookie }).request)).toMatchObject({
    flash: {},
    clearCookie: expect.stringContaining("Max-Age=0") as string,
  });
});

test.each(["flash=", "flash=x", "flash=%E0%A4%A", "xflash=y"])("the cookie %s does no harm", async (cookie) => {
  useSettings();
  expect((await readFlash(asked("/", { cookie }).request))?.flash).toEqual({});
});

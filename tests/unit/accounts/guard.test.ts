import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { requireUser } from "~/accounts/guard.server";
import { saveForm } from "~/accounts/draft-store.server";
import { db } from "~/db/connection.server";
import { readFlash } from "~/http/pages/flash.server";
import { loader as dashboard } from "~/routes/_guarded.dashboard";
import { action as postVideo, loader as video } from "~/routes/_guarded.video-generator";
import { action as logout } from "~/routes/logout";
import { asked, captureLog, cookieOf, openApp, signIn, thrownResponse } from "../../support/app";

const PROTECTED = [
  "dashboard",
  "video-generator",
  "graph-visualizer",
  "document-analyzer",
  "canvas-ai",
  "youtube-transcriber",
  "settings",
];

let log: string[];

beforeEach(async () => {
  await openApp({ SESSION_IDLE_HOURS: "1" });
  log = captureLog();
});

interface Guarded {
  loader: (asked: ReturnType<typeof import("../../support/app").asked>) => Promise<unknown>;
}

describe("the guard", () => {
  it.each(PROTECTED)("sends a visitor of /%s to sign in and come back", async (name) => {
    const route = (await import(`../../../app/routes/_guarded.${name}.tsx`)) as Guarded;
    const response = await thrownResponse(() => route.loader(asked(`/${name}?a=1&b=%26`)));
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe(`/signin?returnTo=${encodeURIComponent(`/${name}?a=1&b=%26`)}`);
  });

  it("reads the session once for all loaders of a page", async () => {
    const { cookie } = await signIn();
    const args = asked("/dashboard", { cookie });
    const users = await Promise.all([requireUser(args), requireUser(args)]);
    expect(users[0]).toBe(users[1]);
  });

  it("lets the signed-in user in", async () => {
    const { cookie } = await signIn("grace.hopper@demo.example");
    expect(await dashboard(asked("/dashboard", { cookie }))).toMatchObject({ name: "grace.hopper" });
  });
});

describe("a form that is posted when the session is over", () => {
  const question = 'Why is the sky blue?\n  And "why" not green & <violet>?';

  /** Posts with the cookie, and gives the browser's cookies afterwards. */
  async function post(cookie: string) {
    const response = await thrownResponse(() => postVideo(asked("/video-generator", { cookie, form: { question } })));
    expect(response.headers.get("Location")).toBe("/signin?returnTo=%2Fvideo-generator");
    return cookieOf(response.headers.getSetCookie(), cookie);
  }

  async function expire(now: number) {
    const { sessions } = await import("~/db/schema.server");
    db().update(sessions).set({ lastSeenAt: now }).run();
  }

  it("gives back to the same person what was typed, once", async () => {
    const before = await signIn("ada@demo.example");
    await expire(0);
    const held = await post(before.cookie);
    expect(held).not.toContain("session=");
    const cookie = `${held}; ${(await signIn("ada@demo.example")).cookie}`;
    expect(await video(asked("/video-generator", { cookie }))).toMatchObject({ question });
    expect(await video(asked("/video-generator", { cookie }))).toMatchObject({ question: "" });
  });

  it("leaves it to the visit when the page is only prefetched", async () => {
    const before = await signIn("ada@demo.example");
    await expire(0);
    const held = await post(before.cookie);
    const cookie = `${held}; ${(await signIn("ada@demo.example")).cookie}`;
    expect(await video(asked("/video-generator", { cookie, headers: { "Sec-Purpose": "prefetch" } }))).toMatchObject({
      question: "",
    });
    expect(await video(asked("/video-generator", { cookie }))).toMatchObject({ question });
  });

  it("keeps it where it cannot be taken out of the database, and opens the page", async () => {
    const before = await signIn("ada@demo.example");
    await expire(0);
    const held = await post(before.cookie);
    const cookie = `${held}; ${(await signIn("ada@demo.example")).cookie}`;
    db().run(sql`pragma query_only = on`);
    expect(await video(asked("/video-generator", { cookie }))).toMatchObject({ question: "" });
    expect(log.join()).toContain("A saved draft could not be restored");
    db().run(sql`pragma query_only = off`);
    expect(await video(asked("/video-generator", { cookie }))).toMatchObject({ question });
  });

  it("gives it to nobody else, and to no other page", async () => {
    const before = await signIn("ada@demo.example");
    await expire(0);
    const held = await post(before.cookie);
    const other = await signIn("mallory@demo.example");
    expect(await video(asked("/video-generator", { cookie: `${held}; ${other.cookie}` }))).toMatchObject({
      question: "",
    });
  });

  it("keeps nothing of a form that is too large to keep", async () => {
    const response = await thrownResponse(() =>
      postVideo(asked("/video-generator", { form: { question: "x".repeat(70_000) } })),
    );
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("keeps it even when visitors without a session have posted as much as is kept for them", async () => {
    const posted = sql`with recursive counted(n) as (select 1 union all select n + 1 from counted where n < 1000) select n from counted`;
    db().run(
      sql`insert into saved_drafts (id_hash, kind, page, content, saved_at) select n, 'form', '/', '{}', ${Date.now()} from (${posted})`,
    );
    expect(await saveForm(null, "/", "{}")).toBeNull();
    const before = await signIn("ada@demo.example");
    await expire(0);
    expect(await post(before.cookie)).toContain("saved-draft=");
  });

  it("says why the person is asked to sign in again", async () => {
    const { cookie } = await signIn();
    await expire(0);
    const read = await readFlash(asked("/signin", { cookie: await post(cookie) }).request);
    expect(read?.flash).toEqual({
      event: "SIGNED_OUT",
      toast: { kind: "info", text: "Your session has expired. Sign in to continue where you left off." },
    });
  });
});

describe("signing out", () => {
  it("ends the session here, tells the other tabs, and is no error without one", async () => {
    const { cookie } = await signIn();
    const response = await logout(asked("/logout", { cookie, form: {} }));
    expect(response.headers.get("Location")).toBe("/");
    const after = cookieOf(response.headers.getSetCookie(), cookie);
    expect(after).not.toMatch(/(^|; )session=/);
    expect((await readFlash(asked("/", { cookie: after }).request))?.flash.event).toBe("SIGNED_OUT");
    await thrownResponse(() => dashboard(asked("/dashboard", { cookie })));
    for (const none of [cookie, "", "session=forged"]) {
      expect((await logout(asked("/logout", { cookie: none, form: {} }))).status).toBe(302);
    }
  });

  it("only logs a failure", async () => {
    const { cookie } = await signIn();
    const { closeDatabase } = await import("~/db/connection.server");
    closeDatabase();
    const response = await logout(asked("/logout", { cookie, form: {} }));
    expect(response.status).toBe(302);
    expect(log.join("")).toContain("Failed to log out");
  });
});

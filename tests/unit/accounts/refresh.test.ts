import { beforeEach, describe, expect, it, vi } from "vitest";
import { refreshTokenOf } from "~/accounts/account-store.server";
import { readVisitor } from "~/accounts/session.server";
import {
  type FakeProvider,
  html,
  inTurn,
  json,
  providerSettings,
  reset,
  silence,
  startFakeProvider,
  TOKENS,
} from "../../support/fake-provider";
import { asked, captureLog, openApp, signIn } from "../../support/app";

let fake: FakeProvider;
let log: string[];

beforeEach(async () => {
  fake = await startFakeProvider();
  await openApp(providerSettings(fake));
  log = captureLog();
});

/** Somebody whose provider token has expired. */
const expired = (refreshToken: string | null = "refresh", email = "ada@school.example") =>
  signIn(email, { expiresIn: -1, refreshToken });

function visit(cookie: string) {
  return readVisitor(asked("/dashboard", { cookie }).request);
}

async function kindOf(cookie: string) {
  return (await visit(cookie)).kind;
}

describe("an expired provider token", () => {
  it("is renewed once for all requests that arrive together, and then not again", async () => {
    const { cookie } = await expired();
    const visitors = await Promise.all(Array.from({ length: 20 }, () => visit(cookie)));
    expect(new Set(visitors.map(({ kind }) => kind))).toEqual(new Set(["signed-in"]));
    expect(await kindOf(cookie)).toBe("signed-in");
    expect(fake.tokenRequests).toHaveLength(1);
    expect(Object.fromEntries(fake.tokenRequests[0] ?? [])).toMatchObject({
      grant_type: "refresh_token",
      refresh_token: "refresh",
    });
    expect(log.filter((line) => line.includes("TOKEN_REFRESHED"))).toHaveLength(1);
  });

  it("is renewed once for all browsers of an account, as a provider may take each refresh token once only", async () => {
    fake.token = inTurn(json({ ...TOKENS, refresh_token: "rotated" }), json({ error: "invalid_grant" }, 400));
    const browsers = [await expired(), await expired(), await expired()];
    const kinds = await Promise.all(browsers.map(({ cookie }) => kindOf(cookie)));
    for (const { cookie } of browsers) kinds.push(await kindOf(cookie));
    expect(new Set(kinds)).toEqual(new Set(["signed-in"]));
    expect(fake.tokenRequests).toHaveLength(1);
  });

  it("is not renewed before it expires", async () => {
    const { cookie } = await signIn("ada@school.example");
    expect(await kindOf(cookie)).toBe("signed-in");
    expect(fake.tokenRequests).toEqual([]);
  });

  it("keeps a new refresh token that comes with it", async () => {
    fake.token = json({ ...TOKENS, refresh_token: "rotated" });
    const { cookie, userId } = await expired();
    await visit(cookie);
    expect(await refreshTokenOf(userId)).toBe("rotated");
  });

  it("is tried again after network errors and 502, 503, 504, from 200 ms, doubling", async () => {
    fake.token = inTurn(html(502), reset, html(504), json(TOKENS));
    const { cookie } = await expired();
    const started = Date.now();
    expect(await kindOf(cookie)).toBe("signed-in");
    expect(fake.tokenRequests).toHaveLength(4);
    expect(Date.now() - started).toBeGreaterThanOrEqual(200 + 400 + 800 - 10);
    expect(log.join("")).toContain("TOKEN_REFRESHED");
  });

  it("that cannot be renewed now keeps the session, and is left alone for a while", async () => {
    fake.token = html(503);
    const { cookie } = await expired();
    expect(await kindOf(cookie)).toBe("signed-in");
    expect(await kindOf(cookie)).toBe("signed-in");
    expect(fake.tokenRequests).toHaveLength(4);
    expect(log.join("")).toContain("the session is kept");
  });

  it("keeps the session when the provider hangs, answers 500, 429 or a page", async () => {
    const soon = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, "timeout").mockImplementation(() => soon(50));
    const faults = [silence, html(500), html(429), html(200)];
    for (const [pupil, fault] of faults.entries()) {
      fake.token = fault;
      const { cookie } = await expired("refresh", `pupil-${pupil}@school.example`);
      expect(await kindOf(cookie)).toBe("signed-in");
    }
  });
});

describe("a final refusal", () => {
  it("signs the user out everywhere and forgets the refresh token", async () => {
    fake.token = json({ error: "invalid_grant" }, 400);
    const { cookie, userId } = await expired();
    const elsewhere = await signIn("ada@school.example");
    expect(await visit(cookie)).toEqual({ kind: "ended", userId, refused: true });
    expect(await kindOf(elsewhere.cookie)).toBe("visitor");
    expect(fake.tokenRequests).toHaveLength(1);
    expect(log.join("")).toContain("SIGNED_OUT");
  });

  it("is what an account without a refresh token comes to", async () => {
    const { cookie, userId } = await expired(null);
    expect(await visit(cookie)).toEqual({ kind: "ended", userId, refused: true });
    expect(fake.tokenRequests).toEqual([]);
  });
});

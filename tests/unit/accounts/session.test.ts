import { Database } from "~/db/sqlite.server";
import { describe, expect, it, vi } from "vitest";
import { readVisitor } from "~/accounts/session.server";
import { createSession } from "~/accounts/session-store.server";
import { databasePath } from "~/db/database-file.server";
import { resetEnv } from "~/http/config/env.server";
import { asked, captureLog, openApp, signIn } from "../../support/app";

const HOUR = 3_600_000;

function visit(cookie: string) {
  return readVisitor(asked("/dashboard", { cookie }).request);
}

describe("a session", () => {
  it("is a row that neither its id nor a token can be read from", async () => {
    await openApp();
    captureLog();
    const { sessionId, userId } = await signIn();
    const database = new Database(databasePath(), { readonly: true });
    const rows = JSON.stringify([
      database.prepare("select * from sessions").all(),
      database.prepare("select * from accounts").all(),
    ]);
    database.close();
    expect(rows).toContain(userId);
    for (const secret of [sessionId, "access-token", "refresh-token"]) expect(rows).not.toContain(secret);
  });

  it("ends after its idle time, which use puts off", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    await openApp({ SESSION_IDLE_HOURS: "2", SESSION_MAX_HOURS: "100" });
    captureLog();
    const { cookie, userId } = await signIn("ada@demo.example", { expiresIn: 1_000_000 });
    for (let hours = 0; hours < 5; hours++) {
      vi.advanceTimersByTime(1.9 * HOUR);
      expect((await visit(cookie)).kind).toBe("signed-in");
    }
    vi.advanceTimersByTime(2.1 * HOUR);
    expect(await visit(cookie)).toEqual({ kind: "ended", userId, refused: false });
  });

  it("ends after its absolute time, however it is used", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    await openApp({ SESSION_IDLE_HOURS: "2", SESSION_MAX_HOURS: "5" });
    captureLog();
    const { cookie } = await signIn("ada@demo.example", { expiresIn: 1_000_000 });
    const kinds = [];
    for (let hours = 0; hours < 6; hours++) {
      vi.advanceTimersByTime(HOUR + 1);
      kinds.push((await visit(cookie)).kind);
    }
    expect(kinds).toEqual(["signed-in", "signed-in", "signed-in", "signed-in", "ended", "ended"]);
  });

  it("is removed a day after it is over, when somebody signs in", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    await openApp({ SESSION_IDLE_HOURS: "2" });
    captureLog();
    const { cookie, userId } = await signIn();
    const tokens = { accessToken: "a", refreshToken: null, tokenType: "Bearer", expiresIn: 3600 };
    vi.advanceTimersByTime(25 * HOUR);
    await createSession(userId, tokens);
    expect((await visit(cookie)).kind).toBe("ended");
    vi.advanceTimersByTime(2 * HOUR);
    await createSession(userId, tokens);
    expect((await visit(cookie)).kind).toBe("visitor");
  });
});

describe("a cookie that opens nothing", () => {
  it("forged, foreign, empty or without a row", async () => {
    await openApp();
    captureLog();
    const { cookie } = await signIn();
    const [name = "", value = ""] = cookie.split("=");
    const forged = [
      `${name}=`,
      `${name}=x`,
      `${name}=${value.slice(0, -3)}AAA`,
      `other=${value}`,
      `${name}=${"%"}`,
      cookie.replace(value, value.split(".")[0] ?? ""),
    ];
    for (const wrong of forged) expect(await visit(wrong)).toEqual({ kind: "visitor" });
    await openApp();
    expect(await visit(cookie)).toEqual({ kind: "visitor" });
  });
});

describe("a session that the settings no longer allow", () => {
  it("ends when the lists change", async () => {
    await openApp();
    captureLog();
    const { cookie, userId } = await signIn("ada@demo.example");
    vi.stubEnv("ALLOWED_DOMAINS", "school.example");
    resetEnv();
    expect(await visit(cookie)).toEqual({ kind: "ended", userId, refused: true });
    expect(await visit(cookie)).toEqual({ kind: "visitor" });
  });

  it("ends when real sign-in takes the place of the mock identity provider", async () => {
    await openApp();
    captureLog();
    const { cookie, userId } = await signIn();
    vi.stubEnv("GOOGLE_CLIENT_ID", "client");
    vi.stubEnv("GOOGLE_CLIENT_SECRET", "secret");
    resetEnv();
    expect(await visit(cookie)).toEqual({ kind: "ended", userId, refused: true });
  });
});

it("reads a session from the public address only through its own cookie name", async () => {
  await openApp({ PUBLIC_URL: "https://learn.example" });
  captureLog();
  const { cookie } = await signIn();
  expect(cookie).toMatch(/^__Host-session=/);
  expect((await visit(cookie)).kind).toBe("signed-in");
  expect((await visit(cookie.replace("__Host-", ""))).kind).toBe("visitor");
});

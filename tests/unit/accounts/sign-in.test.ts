import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { refreshTokenOf } from "~/accounts/account-store.server";
import { currentUser } from "~/accounts/guard.server";
import { signInOrigins } from "~/accounts/provider.server";
import { readFlash } from "~/http/pages/flash.server";
import { loader as signInPage } from "~/routes/signin";
import {
  ADA,
  type FakeProvider,
  html,
  inTurn,
  json,
  providerSettings,
  reset,
  startFakeProvider,
  TOKENS,
} from "../../support/fake-provider";
import { asked, captureLog, openApp } from "../../support/app";
import { beginSignIn, comeBack, follow, toastOf } from "../../support/sign-in";

let fake: FakeProvider;
let log: string[];

beforeEach(async () => {
  fake = await startFakeProvider();
  await openApp(providerSettings(fake));
  log = captureLog();
});

async function whoIs(cookie: string) {
  return (await currentUser(asked("/dashboard", { cookie })))?.email ?? null;
}

async function expectRefused(response: Response, text: RegExp | string) {
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toMatch(/^\/signin/);
  expect(await toastOf(response)).toEqual({
    kind: "error",
    title: "Error",
    text: expect.stringMatching(text) as string,
  });
  expect(await whoIs(follow(response).cookie)).toBeNull();
}

describe("the way to the provider", () => {
  it("asks for an account each time, offline access, and binds state and PKCE to the attempt", async () => {
    const first = await beginSignIn();
    const second = await beginSignIn({}, first.cookie);
    const asksFor = Object.fromEntries(first.address.searchParams);
    expect(first.address.origin + first.address.pathname).toBe(`${fake.issuer}/authorize`);
    expect(asksFor).toMatchObject({
      client_id: "client",
      response_type: "code",
      scope: "openid email profile",
      prompt: "select_account",
      access_type: "offline",
      code_challenge_method: "S256",
      redirect_uri: "http://localhost:3000/auth/google/callback",
    });
    expect(second.state).not.toBe(first.state);
    expect(second.address.searchParams.get("code_challenge")).not.toBe(asksFor.code_challenge);
  });

  it("uses the configured address for the callback, whatever the request says of its host", async () => {
    vi.stubEnv("PUBLIC_URL", "https://learn.example");
    const { resetEnv } = await import("~/http/config/env.server");
    resetEnv();
    const { address } = await beginSignIn();
    expect(address.searchParams.get("redirect_uri")).toBe("https://learn.example/auth/google/callback");
  });

  it("says so where the provider cannot be reached", async () => {
    vi.stubEnv("OIDC_ISSUER", "http://127.0.0.1:1");
    const { resetEnv } = await import("~/http/config/env.server");
    resetEnv();
    const { address, cookie } = await beginSignIn({ intent: "signup", returnTo: "/canvas-ai" });
    expect(address.pathname + address.search).toBe("/signup?returnTo=%2Fcanvas-ai");
    const read = await readFlash(asked("/signup", { cookie }).request);
    expect(read?.flash.toast?.text).toBe("Google could not be reached. Please try again.");
  });

  it("trusts no configuration in which the provider calls itself by another name", async () => {
    fake.calledItself = "https://other.example";
    const { address, cookie } = await beginSignIn();
    const read = await readFlash(asked(address.pathname, { cookie }).request);
    expect(read?.flash.toast?.text).toBe("Google could not be reached. Please try again.");
  });

  it("lets the form lead to the provider's page, wherever its configuration says that it is", async () => {
    fake.authorizeAt = "https://login.example/authorize";
    expect(signInOrigins()).toEqual([fake.issuer]);
    const { address } = await beginSignIn();
    expect(address.origin).toBe("https://login.example");
    expect(signInOrigins()).toEqual([fake.issuer, "https://login.example"]);
  });

  it("keeps no more than five attempts in one browser", async () => {
    let cookie = "";
    for (let count = 0; count < 8; count++) cookie = (await beginSignIn({}, cookie)).cookie;
    expect(cookie.match(/sign-in-/g)).toHaveLength(5);
  });
});

describe("the way back", () => {
  it("signs in with the verifier that belongs to the challenge", async () => {
    const begun = await beginSignIn({ returnTo: "/video-generator?question=why" });
    const response = await comeBack(begun);
    expect(response.headers.get("Location")).toBe("/video-generator?question=why");
    expect(await whoIs(follow(response, begun.cookie).cookie)).toBe(ADA.email);
    expect(await toastOf(response)).toEqual({ kind: "success", text: "Successfully signed in with Google!" });
    const verifier = fake.tokenRequests[0]?.get("code_verifier") ?? "";
    expect(createHash("sha256").update(verifier).digest("base64url")).toBe(
      begun.address.searchParams.get("code_challenge"),
    );
    expect(log.join("")).toContain("SIGNED_IN");
  });

  it("is refused to an account that signs in too often, with the wait, and to no other", async () => {
    vi.stubEnv("SIGN_IN_LIMIT_PER_ACCOUNT", "2");
    const { resetEnv } = await import("~/http/config/env.server");
    resetEnv();
    for (let round = 0; round < 2; round += 1) {
      expect((await comeBack(await beginSignIn())).headers.get("Location")).toBe("/dashboard");
    }
    const refused = await comeBack(await beginSignIn());
    await expectRefused(refused, /^Too many sign-ins with this account. Try again in 10 minutes.$/);
    fake.userInfo = inTurn(json({ ...ADA, sub: "bob" }));
    expect((await comeBack(await beginSignIn())).headers.get("Location")).toBe("/dashboard");
  });

  it("greets a sign-up with its own words", async () => {
    const response = await comeBack(await beginSignIn({ intent: "signup" }));
    expect(response.headers.get("Location")).toBe("/dashboard");
    expect((await toastOf(response))?.text).toBe("Account created successfully with Google!");
  });

  it("drops an address to return to that is not on this site", async () => {
    for (const returnTo of ["//evil.example", "https://evil.example/", "/\\evil.example", "/signin"]) {
      const response = await comeBack(await beginSignIn({ returnTo }));
      expect(response.headers.get("Location")).toBe("/dashboard");
    }
  });

  it("lets two tabs sign in side by side, in either order", async () => {
    const first = await beginSignIn({ returnTo: "/canvas-ai" });
    const second = await beginSignIn({ returnTo: "/settings" }, first.cookie);
    const late = await comeBack({ state: first.state, cookie: second.cookie });
    const early = await comeBack({ state: second.state, cookie: follow(late, second.cookie).cookie });
    expect([late, early].map((response) => response.headers.get("Location"))).toEqual(["/canvas-ai", "/settings"]);
  });

  it("starts a new session at each sign-in and ends the one before", async () => {
    const before = follow(await comeBack(await beginSignIn())).cookie;
    const again = await beginSignIn({}, before);
    const after = follow(await comeBack(again), again.cookie).cookie;
    expect(after).not.toBe(before);
    expect(await whoIs(before)).toBeNull();
    expect(await whoIs(after)).toBe(ADA.email);
  });

  it("leads a popup to the page that closes it, in success and failure", async () => {
    const good = await comeBack(await beginSignIn({ display: "popup" }));
    const bad = await comeBack(await beginSignIn({ display: "popup" }), { error: "access_denied" });
    expect([good, bad].map((response) => response.headers.get("Location"))).toEqual([
      "/auth/done",
      "/auth/done?failed",
    ]);
  });
});

describe("what does not sign in", () => {
  const UNKNOWN = "This sign-in has expired or was already used. Please try again.";

  it("a missing, wrong or other browser's state", async () => {
    const begun = await beginSignIn();
    await expectRefused(await comeBack({ ...begun, state: "" }), UNKNOWN);
    await expectRefused(await comeBack({ ...begun, state: `${begun.state}x` }), UNKNOWN);
    await expectRefused(await comeBack({ ...begun, cookie: "" }), UNKNOWN);
    expect(fake.tokenRequests).toEqual([]);
  });

  it("a browser that keeps no cookies, whose person is told so on the page", async () => {
    const begun = await beginSignIn();
    const { address, cookie } = follow(await comeBack({ ...begun, cookie: "" }));
    const page = address.pathname + address.search;
    expect(await signInPage(asked(page))).toMatchObject({ needsCookies: true });
    expect(await signInPage(asked(page, { cookie }))).toMatchObject({ needsCookies: false });
    const kept = await comeBack({ ...begun, state: "wrong" });
    expect(kept.headers.get("Location")).toBe("/signin");
    expect(await signInPage(asked("/signin"))).toMatchObject({ needsCookies: false });
  });

  it("a state that came back before, even with its cookie", async () => {
    const begun = await beginSignIn();
    await comeBack(begun);
    await expectRefused(await comeBack(begun), UNKNOWN);
    expect(fake.tokenRequests).toHaveLength(1);
  });

  it("a refused consent, and an answer without a code", async () => {
    await expectRefused(await comeBack(await beginSignIn(), { error: "access_denied" }), "You cancelled");
    await expectRefused(await comeBack(await beginSignIn(), { error: "server_error" }), "did not complete");
    await expectRefused(await comeBack(await beginSignIn(), {}), "did not complete");
  });

  it("a token endpoint with 500, HTML, a cut connection, or JSON of another shape", async () => {
    for (const fault of [html(500), html(200), reset, json([]), json({ access_token: 7 })]) {
      fake.token = fault;
      await expectRefused(await comeBack(await beginSignIn()), "Google could not be reached. Please try again.");
    }
  });

  it("a refused code", async () => {
    fake.token = json({ error: "invalid_grant" }, 400);
    await expectRefused(await comeBack(await beginSignIn()), "Google did not accept the sign-in.");
  });

  it("an e-mail that the provider has not verified, or none", async () => {
    fake.userInfo = inTurn(
      json({ ...ADA, email_verified: false }),
      json({ ...ADA, email_verified: undefined }),
      json({ sub: "x" }),
    );
    await expectRefused(await comeBack(await beginSignIn()), "has not verified");
    await expectRefused(await comeBack(await beginSignIn()), "has not verified");
    await expectRefused(await comeBack(await beginSignIn()), "could not be reached");
  });

  it("nobody for a name that is none", async () => {
    fake.userInfo = inTurn(json({ ...ADA, name: "n".repeat(1000) }), json({ ...ADA, name: 7 }));
    for (let turn = 0; turn < 2; turn++)
      expect(await toastOf(await comeBack(await beginSignIn()))).toMatchObject({ kind: "success" });
  });

  it("somebody who is not on the lists", async () => {
    await openApp({
      ...providerSettings(fake),
      ALLOWED_EMAILS: "emmy@other.example",
      ALLOWED_DOMAINS: "lyceum.example",
    });
    await expectRefused(await comeBack(await beginSignIn()), "ada@school.example is not allowed to sign in here");
    fake.userInfo = json({ ...ADA, email: "Emmy@OTHER.example" });
    expect(await toastOf(await comeBack(await beginSignIn()))).toMatchObject({ kind: "success" });
    fake.userInfo = json({ ...ADA, email: "tim@lyceum.example" });
    expect(await toastOf(await comeBack(await beginSignIn()))).toMatchObject({ kind: "success" });
    fake.userInfo = json({ ...ADA, email: "tim@lyceum.example.evil.example" });
    await expectRefused(await comeBack(await beginSignIn()), "is not allowed to sign in here");
  });
});

describe("the refresh token", () => {
  it("stays with the account, sealed, when a later sign-in brings none", async () => {
    const { cookie } = follow(await comeBack(await beginSignIn()));
    fake.token = json({ ...TOKENS, refresh_token: undefined });
    const later = await comeBack(await beginSignIn({}, cookie));
    expect(later.headers.get("Location")).toBe("/dashboard");
    const user = await currentUser(asked("/", { cookie: follow(later).cookie }));
    expect(await refreshTokenOf(user?.id ?? "")).toBe("refresh");
  });

  it("is asked for once with consent where none exists", async () => {
    fake.token = json({ ...TOKENS, refresh_token: undefined });
    const begun = await beginSignIn({ intent: "signup", returnTo: "/settings" });
    const redo = follow(await comeBack(begun), begun.cookie);
    expect(redo.address.searchParams.get("prompt")).toBe("select_account consent");
    expect(redo.address.searchParams.get("login_hint")).toBe(ADA.email);
    const response = await comeBack(redo);
    expect(response.headers.get("Location")).toBe("/settings");
    expect((await toastOf(response))?.text).toBe("Account created successfully with Google!");
  });
});

it("tells an account whose e-mail has changed", async () => {
  await comeBack(await beginSignIn());
  fake.userInfo = json({ ...ADA, email: "ada@lovelace.example" });
  const { cookie } = follow(await comeBack(await beginSignIn()));
  expect(await whoIs(cookie)).toBe("ada@lovelace.example");
  expect(log.join("")).toContain("USER_UPDATED");
});

import { beforeEach, describe, expect, it } from "vitest";
import { challengeOf } from "~/accounts/attempt.server";
import { action as choose, loader as chooser } from "~/routes/mock-provider.authorize";
import { action as revoke } from "~/routes/mock-provider.revoke";
import { action as token } from "~/routes/mock-provider.token";
import { loader as userInfo } from "~/routes/mock-provider.userinfo";
import { asked, openApp, thrownResponse, useSettings } from "../../support/app";

const VERIFIER = "a-verifier-that-is-long-enough-for-the-standard";
const CALLBACK = "http://localhost:3000/auth/google/callback";
const CLIENT = { client_id: "mock-client", client_secret: "mock-secret" };
const QUERY = {
  client_id: "mock-client",
  response_type: "code",
  redirect_uri: CALLBACK,
  state: "state",
  code_challenge: challengeOf(VERIFIER),
  code_challenge_method: "S256",
};

interface TokenAnswer {
  access_token: string;
  refresh_token?: string;
  error?: string;
}

const authorize = (query: Record<string, string> = {}) =>
  `/mock-provider/authorize?${new URLSearchParams({ ...QUERY, ...query })}`;

async function codeFor(email: string, query: Record<string, string> = {}) {
  const response = await thrownResponse(() => choose(asked(authorize(query), { form: { email } })));
  return new URL(response.headers.get("Location") ?? "").searchParams.get("code") ?? "";
}

async function ask(form: Record<string, string>) {
  const response = await token(asked("/mock-provider/token", { form: { ...CLIENT, ...form } }));
  return { status: response.status, body: (await response.json()) as TokenAnswer };
}

function exchange(code: string, verifier = VERIFIER) {
  return ask({ grant_type: "authorization_code", code, code_verifier: verifier, redirect_uri: CALLBACK });
}

async function whoIs(accessToken: string) {
  return userInfo(asked("/mock-provider/userinfo", { headers: { Authorization: `Bearer ${accessToken}` } }));
}

beforeEach(() => openApp());

describe("the mock identity provider", () => {
  it("plays the whole exchange", async () => {
    const { body } = await exchange(await codeFor("Kim@School.example"));
    expect(await (await whoIs(body.access_token)).json()).toEqual({
      sub: "kim@school.example",
      email: "kim@school.example",
      email_verified: true,
      name: "kim",
    });
    const renewed = await ask({ grant_type: "refresh_token", refresh_token: body.refresh_token ?? "" });
    expect((await whoIs(renewed.body.access_token)).status).toBe(200);
  });

  it("takes a code once, with its verifier, and gives a refresh token at a consent only", async () => {
    const code = await codeFor("lee@demo.example");
    expect((await exchange(code)).body.refresh_token).toBeTruthy();
    expect((await exchange(code)).body).toEqual({ error: "invalid_grant" });
    expect((await exchange(await codeFor("lee@demo.example"), "another verifier")).status).toBe(400);
    expect((await exchange(await codeFor("lee@demo.example"))).body.refresh_token).toBeUndefined();
    expect(
      (await exchange(await codeFor("lee@demo.example", { prompt: "select_account consent" }))).body.refresh_token,
    ).toBeTruthy();
  });

  it("refuses a revoked, forged or mistaken token", async () => {
    const { body } = await exchange(await codeFor("max@demo.example"));
    await revoke(asked("/mock-provider/revoke", { form: { token: body.refresh_token ?? "" } }));
    expect((await ask({ grant_type: "refresh_token", refresh_token: body.refresh_token ?? "" })).status).toBe(400);
    expect((await ask({ grant_type: "refresh_token", refresh_token: body.access_token })).status).toBe(400);
    for (const forged of ["", "x", "x.y", `${body.access_token}A`]) expect((await whoIs(forged)).status).toBe(401);
    expect((await ask({ client_secret: "wrong" })).status).toBe(401);
  });

  it("answers nobody but our own sign-in", async () => {
    const wrong: Record<string, string>[] = [
      { redirect_uri: "https://evil.example/" },
      { client_id: "x" },
      { code_challenge_method: "plain" },
      { state: "" },
    ];
    for (const query of wrong) {
      const response = await thrownResponse(() => chooser(asked(authorize(query))));
      expect(response.status).toBe(400);
    }
  });

  it("goes back without a code when the person cancels, and asks again for what is no e-mail address", async () => {
    const cancelled = await thrownResponse(() => choose(asked(authorize(), { form: { intent: "cancel" } })));
    expect(cancelled.headers.get("Location")).toBe(`${CALLBACK}?state=state&error=access_denied`);
    const again = await choose(asked(authorize(), { form: { email: "nobody" } }));
    expect(again.init?.status).toBe(400);
    expect(again.data).toEqual({ email: "nobody" });
  });
});

describe("where the settings do not switch it on", () => {
  it.each([
    ["nothing is set", { DEMO_SIGN_IN: "" }],
    ["Google has its keys", { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" }],
  ])("it is not there: %s", async (_name, settings) => {
    useSettings(settings);
    const answers = [
      () => chooser(asked(authorize())),
      () => choose(asked(authorize(), { form: { email: "a@b.example" } })),
      () => token(asked("/mock-provider/token", { form: CLIENT })),
      () => userInfo(asked("/mock-provider/userinfo")),
      () => revoke(asked("/mock-provider/revoke", { form: {} })),
    ];
    for (const answer of answers) expect((await thrownResponse(answer)).status).toBe(404);
  });
});

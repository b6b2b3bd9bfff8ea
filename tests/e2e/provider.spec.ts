import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OAuth2Server } from "oauth2-mock-server";
import { expect, test } from "../support/journey";
import { freePort, startServer } from "../support/server";

/** The product, asking the OpenID provider at `issuer` in Google's place. */
async function startWith(issuer: string) {
  const folder = mkdtempSync(join(tmpdir(), "quadrille-e2e-"));
  const server = await startServer({
    DATA_DIR: folder,
    GOOGLE_CLIENT_ID: "client",
    GOOGLE_CLIENT_SECRET: "secret",
    OIDC_ISSUER: issuer,
    ALLOWED_DOMAINS: "school.example",
  });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}

test.describe("another OpenID provider, which checks PKCE by itself", () => {
  let provider: OAuth2Server;
  let app: Awaited<ReturnType<typeof startWith>>;

  test.beforeAll(async () => {
    provider = new OAuth2Server();
    await provider.issuer.keys.generate("RS256");
    await provider.start(await freePort(), "127.0.0.1");
    provider.service.on("beforeUserinfo", (answer: { body: Record<string, unknown> }) => {
      answer.body = { sub: "johndoe", email: "john@school.example", email_verified: true, name: "John" };
    });
    app = await startWith(provider.issuer.url ?? "");
  });

  test.afterAll(async () => {
    await app.stop();
    await provider.stop();
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });

      test("signs somebody in", async ({ page }) => {
        await page.goto(`${app.url}/signup`);
        await page.getByRole("button", { name: "Continue with Google" }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back, john!");
        await expect(page.getByText("Account created successfully with Google!")).toBeVisible();
        await expect(page.getByText("anyone who can reach this server")).toHaveCount(0);
        await page.getByRole("button", { name: "Logout" }).click();
        await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
      });
    });
  }
});

test("a provider whose page cuts the tie to its opener signs in all the same", async ({ page }) => {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const provider = createServer((request, response) => {
    const url = new URL(request.url ?? "/", issuer);
    if (url.pathname === "/authorize") {
      const back = `${url.searchParams.get("redirect_uri")}?code=code&state=${url.searchParams.get("state")}`;
      response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
      response.setHeader("Content-Type", "text/html");
      response.end(`<title>Provider</title><a href="${back}">Go on</a>`);
      return;
    }
    const answers: Record<string, unknown> = {
      "/token": { access_token: "access", refresh_token: "refresh", expires_in: 3600 },
      "/userinfo": { sub: "1", email: "kim@school.example", email_verified: true },
    };
    const discovery = {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
    };
    response.end(JSON.stringify(answers[url.pathname] ?? discovery));
  });
  await new Promise<void>((resolve) => provider.listen(port, "localhost", resolve));
  const app = await startWith(issuer);
  try {
    await page.goto(`${app.url}/signin`);
    const opened = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Continue with Google" }).click();
    const popup = await opened;
    await popup.getByRole("link", { name: "Go on" }).waitFor();
    // For the page behind, the popup now counts as closed: the button is back, and the sign-in goes on.
    await expect(page.getByRole("button", { name: "Continue with Google" })).toBeEnabled();
    await popup.getByRole("link", { name: "Go on" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back, kim!");
  } finally {
    await page.goto("about:blank");
    await app.stop();
    provider.closeAllConnections();
    provider.close();
  }
});

test("without keys and without the mock identity provider, the page says what to do", async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "quadrille-e2e-"));
  const server = await startServer({ DATA_DIR: folder, HOST: "127.0.0.1" });
  try {
    await page.goto(`${server.url}/signin`);
    await expect(page.getByText("Sign-in is not configured on this server.")).toBeVisible();
    await expect(page.getByText("GOOGLE_CLIENT_ID")).toBeVisible();
    await expect(page.getByRole("button", { name: "Continue with Google" })).toHaveCount(0);
    expect(server.output()).toContain("sign-in is not configured");
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

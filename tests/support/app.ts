import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AppLoadContext } from "@remix-run/node";
import { vi } from "vitest";
import { accountOf, keepRefreshToken } from "~/accounts/account-store.server";
import { identityProvider } from "~/accounts/provider.server";
import { setSession } from "~/accounts/session.server";
import { createSession } from "~/accounts/session-store.server";
import { openDatabase } from "~/db/connection.server";
import { resetEnv } from "~/http/config/env.server";
import { resetSecret } from "~/http/config/secret.server";

export const PUBLIC_URL = "http://localhost:3000";

/** Folders that the running test made; removed after it. */
export const usedFolders: string[] = [];

/** A new empty folder for one test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "quadrille-"));
  usedFolders.push(folder);
  return folder;
}

/** Runs the rest of the test under these settings, in a data folder of its own unless they name one. */
export function useSettings(settings: Record<string, string> = {}): void {
  const all = { DATA_DIR: settings.DATA_DIR ?? temporaryFolder(), DEMO_SIGN_IN: "true", ...settings };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  resetEnv();
  resetSecret();
}

/** Forgets the settings of the test. */
export function resetSettings(): void {
  vi.unstubAllEnvs();
  resetEnv();
  resetSecret();
}

/** The app as a request finds it: settings and an open, migrated database. */
export async function openApp(settings: Record<string, string> = {}): Promise<void> {
  useSettings(settings);
  await openDatabase();
}

/** What the process hands to loaders and actions. */
export function loadContext(): AppLoadContext {
  return {
    nonce: "nonce",
    requestId: "request",
    address: "192.0.2.1",
    signal: new AbortController().signal,
    drained: () => Promise.resolve(),
    frontScript: "/build/front.js",
    inlineStyles: null,
  };
}

/** The arguments of a loader or action for one request; `form` makes it a POST. */
export function asked(
  path: string,
  options: { cookie?: string; form?: Record<string, string>; headers?: HeadersInit } = {},
) {
  const headers = new Headers(options.headers);
  if (options.cookie) headers.set("Cookie", options.cookie);
  const init = options.form ? { method: "POST", body: new URLSearchParams(options.form) } : {};
  return { request: new Request(new URL(path, PUBLIC_URL), { ...init, headers }), context: loadContext(), params: {} };
}

/** A signed-in user, with the Cookie header of their browser. */
export async function signIn(
  email = "ada@demo.example",
  options: { expiresIn?: number; refreshToken?: string | null } = {},
) {
  const issuer = identityProvider()?.issuer ?? "mock-provider";
  const { id: userId } = await accountOf(issuer, { subject: email, email, name: null });
  const refreshToken = options.refreshToken === undefined ? "refresh-token" : options.refreshToken;
  if (refreshToken) await keepRefreshToken(userId, refreshToken);
  const sessionId = await createSession(userId, {
    accessToken: "access-token",
    refreshToken,
    tokenType: "Bearer",
    expiresIn: options.expiresIn ?? 3600,
  });
  return { userId, sessionId, cookie: cookieOf([await setSession(sessionId)]) };
}

/** The Cookie header that a browser sends after these Set-Cookie headers, added to what it had. */
export function cookieOf(setCookies: string[], before = ""): string {
  const jar = new Map(
    before
      .split("; ")
      .filter(Boolean)
      .map((pair) => splitOnce(pair)),
  );
  for (const header of setCookies) {
    const [name, value] = splitOnce(header.split(";")[0] ?? "");
    if (/max-age=0/i.test(header)) jar.delete(name);
    else jar.set(name, value);
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
}

/** The Response that a loader or action throws; fails when it throws none. */
export async function thrownResponse(run: () => unknown): Promise<Response> {
  try {
    await run();
  } catch (error) {
    if (error instanceof Response) return error;
    throw error;
  }
  throw new Error("No Response was thrown.");
}

/** Catches what is logged, so that a test can expect it. */
export function captureLog() {
  const lines: string[] = [];
  const take = (text: string | Uint8Array) => {
    lines.push(String(text));
    return true;
  };
  vi.spyOn(process.stdout, "write").mockImplementation(take);
  vi.spyOn(process.stderr, "write").mockImplementation(take);
  return lines;
}

function splitOnce(pair: string): [string, string] {
  const at = pair.indexOf("=");
  return [pair.slice(0, at), pair.slice(at + 1)];
}

/** All rows of a list that is read page by page. */
export async function allOf<Row>(pages: AsyncIterable<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of pages) rows.push(...page);
  return rows;
}

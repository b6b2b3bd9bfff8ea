import { createCookieSessionStorage, redirect } from "@remix-run/node";
import { createThemeSessionResolver } from "remix-themes/build/theme-server.js";
import { isTheme, Theme } from "remix-themes/build/theme-provider.js";
import * as z from "zod";
import { signedCookie } from "../pages/cookies.server";
import { env } from "../config/env.server";
import { readForm } from "./form.server";

const YEAR_S = 31_536_000;
// Written by the script, so that the next request already has the choice.
const CHOSEN = /(?:^|; )chosen=(light|dark)(?:;|$)/;
const choiceSchema = z.object({ theme: z.custom<Theme>(isTheme) });

/** The browser's chosen theme; light at the first visit. The cookie decides, not the system. */
export async function themeOf(request: Request): Promise<{ theme: Theme; setCookies: string[] }> {
  const cookies = request.headers.get("Cookie") ?? "";
  const chosen = CHOSEN.exec(cookies)?.[1];
  if (!chosen && !cookies.includes("theme=")) return { theme: Theme.LIGHT, setCookies: [] };
  const session = await themeSession(request);
  if (!isTheme(chosen)) return { theme: session.getTheme() ?? Theme.LIGHT, setCookies: [] };
  session.setTheme(chosen);
  return { theme: chosen, setCookies: [await session.commit(), clearedChoice()] };
}

export async function chooseTheme(request: Request): Promise<Response> {
  const byForm = request.headers.get("Content-Type")?.includes("form") ?? false;
  const choice = choiceSchema.safeParse(byForm ? Object.fromEntries(await readForm(request)) : await readJson(request));
  if (!choice.success) throw new Response("A theme is light or dark.", { status: 400 });
  const session = await themeSession(request);
  session.setTheme(choice.data.theme);
  const headers = new Headers([["Set-Cookie", await session.commit()]]);
  if (byForm) headers.append("Set-Cookie", clearedChoice());
  return byForm ? redirect(cameFrom(request), { headers }) : new Response(null, { status: 204, headers });
}

function clearedChoice(): string {
  return (
    "chosen=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax" + (env().PUBLIC_URL.startsWith("https:") ? "; Secure" : "")
  );
}

function themeSession(request: Request) {
  const cookie = signedCookie("theme", { maxAge: YEAR_S });
  return createThemeSessionResolver(createCookieSessionStorage({ cookie }))(request);
}

function cameFrom(request: Request): string {
  const referrer = request.headers.get("Referer");
  if (!referrer || !URL.canParse(referrer)) return "/";
  const { origin, pathname, search } = new URL(referrer);
  // A whole address: as a path alone, //evil.example would lead away.
  return origin === env().PUBLIC_URL ? origin + pathname + search : "/";
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return null;
  }
}

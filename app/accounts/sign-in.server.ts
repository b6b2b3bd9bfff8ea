import { createCookieSessionStorage, redirect } from "@remix-run/node";
import { AuthorizationError, Authenticator } from "remix-auth";
import { env } from "~/http/config/env.server";
import { flash } from "~/http/pages/flash.server";
import { countPerKey, minutesText } from "~/http/edge/rate-limit.server";
import { textField } from "~/http/forms/form.server";
import { errorMessage, log } from "~/http/config/log.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { sessionSecret } from "~/http/config/secret.server";
import { accountOf, keepRefreshToken, refreshTokenOf } from "./account-store.server";
import { mayEnter } from "./allowed.server";
import { type Attempt, type AttemptOptions, startAttempt, takeAttempt } from "./attempt.server";
import { GoogleSignIn, type Identity } from "./google-strategy.server";
import { identityProvider, type Provider } from "./provider.server";
import { clearSession, sessionId, setSession } from "./session.server";
import { createSession, deleteSession, findSession, type StoredSession } from "./session-store.server";

const DONE_PATH = "/auth/done";

const SUCCESS = {
  signin: "Successfully signed in with Google!",
  signup: "Account created successfully with Google!",
};
const NO_COOKIES = "?cookies=none";
const countAccount = countPerKey();

const UNKNOWN_ATTEMPT = "This sign-in has expired or was already used. Please try again.";

export async function beginSignIn(request: Request, form: FormData): Promise<Response> {
  return sendToProvider(request, {
    intent: textField(form, "intent") === "signup" ? "signup" : "signin",
    display: textField(form, "display") === "popup" ? "popup" : "page",
    returnTo: safeRedirect(form.get("returnTo"), "/dashboard"),
    consent: false,
  });
}

export async function completeSignIn(request: Request): Promise<Response> {
  const taken = await takeAttempt(request, new URL(request.url).searchParams.get("state"));
  if (!taken) return failed(UNKNOWN_ATTEMPT, null, request.headers.has("Cookie") ? "" : NO_COOKIES);
  const { attempt, clearCookie } = taken;
  const response = await answerAttempt(request, attempt);
  response.headers.append("Set-Cookie", clearCookie);
  return response;
}

/** Ends the session here, not at the provider. */
export async function signOut(request: Request): Promise<Response> {
  try {
    const session = await endSession(request);
    if (session) log.info("SIGNED_OUT", { user: session.user.id });
  } catch (error) {
    log.error("Failed to log out", { error: errorMessage(error) });
  }
  const headers = new Headers([["Set-Cookie", await clearSession()]]);
  headers.append("Set-Cookie", await flash({ event: "SIGNED_OUT" }));
  return redirect("/", { headers });
}

async function answerAttempt(request: Request, attempt: Attempt): Promise<Response> {
  const provider = identityProvider();
  if (!provider) return failed("Sign-in is not configured on this server.", attempt);
  try {
    const identity = await authenticate(request, provider, attempt);
    if (!mayEnter(identity.profile.email)) {
      return failed(
        `${identity.profile.email} is not allowed to sign in here. Contact the person who runs this server.`,
        attempt,
      );
    }
    const wait = attempt.consent ? 0 : secondsToWait(provider, identity);
    if (wait > 0) return failed(`Too many sign-ins with this account. Try again in ${minutesText(wait)}.`, attempt);
    return await enter(request, provider, attempt, identity);
  } catch (error) {
    if (error instanceof AuthorizationError) return failed(error.message, attempt);
    log.error("Sign-in failed", { error: errorMessage(error) });
    return failed("Failed to sign in with Google.", attempt);
  }
}

// The second round of a sign-in, for consent, is not counted.
function secondsToWait({ issuer }: Provider, { profile }: Identity): number {
  const { count, secondsLeft } = countAccount(`${issuer} ${profile.subject}`);
  return count > env().SIGN_IN_LIMIT_PER_ACCOUNT ? secondsLeft : 0;
}

async function enter(request: Request, provider: Provider, attempt: Attempt, { profile, tokens }: Identity) {
  const account = await accountOf(provider.issuer, profile);
  if (tokens.refreshToken) await keepRefreshToken(account.id, tokens.refreshToken);
  else if (!attempt.consent && !(await refreshTokenOf(account.id))) return askConsent(request, attempt, profile.email);
  await endSession(request);
  const id = await createSession(account.id, tokens);
  log.info("SIGNED_IN", { user: account.id });
  if (account.changed) log.info("USER_UPDATED", { user: account.id });
  const headers = new Headers([["Set-Cookie", await setSession(id)]]);
  const toast = { kind: "success" as const, text: SUCCESS[attempt.intent] };
  headers.append(
    "Set-Cookie",
    await flash({ event: account.changed ? "USER_UPDATED" : "SIGNED_IN", toast, at: pathOf(attempt.returnTo) }),
  );
  return redirect(attempt.display === "popup" ? DONE_PATH : attempt.returnTo, { headers });
}

async function endSession(request: Request): Promise<StoredSession | null> {
  const id = await sessionId(request);
  const session = id ? await findSession(id) : null;
  if (session) await deleteSession(session.idHash);
  return session;
}

// Google issues a refresh token only with consent, so it is requested again where none is stored.
function askConsent(request: Request, attempt: Attempt, loginHint: string): Promise<Response> {
  const { intent, display, returnTo } = attempt;
  return sendToProvider(request, { intent, display, returnTo, consent: true, loginHint });
}

async function sendToProvider(request: Request, options: AttemptOptions): Promise<Response> {
  const provider = identityProvider();
  if (!provider) return failed("Sign-in is not configured on this server.", options);
  const { attempt, setCookies } = await startAttempt(request, options);
  try {
    const start = new Request(new URL("/auth/google", request.url), { headers: request.headers });
    await authenticate(start, provider, attempt);
    throw new Error("The provider was not asked.");
  } catch (error) {
    if (error instanceof AuthorizationError) return failed(error.message, options);
    if (!(error instanceof Response)) throw error;
    for (const cookie of setCookies) error.headers.append("Set-Cookie", cookie);
    return error;
  }
}

function authenticate(request: Request, provider: Provider, attempt: Attempt): Promise<Identity> {
  // The library requires a session storage; our strategy stores nothing in it.
  const storage = createCookieSessionStorage({ cookie: { name: "unused", secrets: [sessionSecret()] } });
  const authenticator = new Authenticator<Identity>(storage).use(new GoogleSignIn(provider, attempt), "google");
  return authenticator.authenticate("google", request, { throwOnError: true });
}

async function failed(
  text: string,
  attempt: Pick<Attempt, "intent" | "display" | "returnTo"> | null,
  query = "",
): Promise<Response> {
  const page = attempt?.intent === "signup" ? "/signup" : "/signin";
  const headers = { "Set-Cookie": await flash({ toast: { kind: "error", title: "Error", text }, at: page }) };
  if (attempt?.display === "popup") return redirect(`${DONE_PATH}?failed`, { headers });
  const back =
    attempt && attempt.returnTo !== "/dashboard" ? `?${new URLSearchParams({ returnTo: attempt.returnTo })}` : query;
  return redirect(page + back, { headers });
}

function pathOf(address: string): string {
  return new URL(address, env().PUBLIC_URL).pathname;
}

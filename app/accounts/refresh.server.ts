import { errorMessage, log } from "~/http/config/log.server";
import { OutboundError } from "~/http/outbound/error.server";
import { withRetries } from "~/http/outbound/retries.server";
import { forgetRefreshToken, keepRefreshToken, refreshTokenOf } from "./account-store.server";
import type { SignedInUser } from "./auth-events";
import { identityProvider } from "./provider.server";
import { deleteSessionsOf, keepTokens, type StoredSession } from "./session-store.server";
import { ProviderRefusal, renewTokens, type Tokens } from "./tokens.server";

/** `kept`: the provider is unreachable. `ended`: it refused, or there is no refresh token. */
type Renewal = "renewed" | "kept" | "ended";

const FIRST_DELAY_MS = 200;
const DOWN = [0, 502, 503, 504];
const LONGEST_WAIT_MS = 6_000;
const PAUSE_AFTER_FAILURE_MS = 30_000;

const underWay = new Map<string, Promise<Renewal>>();
const pausedUntil = new Map<string, number>();

/** An account's sessions share a refresh token, which a provider may accept only once: they are renewed together. */
export function renewSession({ user }: StoredSession): Promise<Renewal> {
  const running = underWay.get(user.id);
  if (running) return running;
  if ((pausedUntil.get(user.id) ?? 0) > Date.now()) return Promise.resolve("kept");
  const renewal = renew(user).finally(() => underWay.delete(user.id));
  underWay.set(user.id, renewal);
  return renewal;
}

async function renew(user: SignedInUser): Promise<Renewal> {
  const refreshToken = await refreshTokenOf(user.id);
  if (!refreshToken) return end(user.id, "no refresh token is kept");
  try {
    const tokens = await renewWithRetries(refreshToken);
    await keepTokens(user.id, tokens);
    if (tokens.refreshToken) await keepRefreshToken(user.id, tokens.refreshToken);
    pausedUntil.delete(user.id);
    log.info("TOKEN_REFRESHED", { user: user.id });
    return "renewed";
  } catch (error) {
    if (error instanceof ProviderRefusal && (await refreshTokenOf(user.id)) === refreshToken)
      return end(user.id, "the provider refused");
    log.warn("The provider token could not be refreshed; the session is kept", {
      user: user.id,
      error: errorMessage(error),
    });
    pausedUntil.set(user.id, Date.now() + PAUSE_AFTER_FAILURE_MS);
    return "kept";
  }
}

async function end(userId: string, reason: string): Promise<Renewal> {
  await forgetRefreshToken(userId);
  await deleteSessionsOf(userId);
  log.info("SIGNED_OUT", { user: userId, reason });
  return "ended";
}

function renewWithRetries(refreshToken: string): Promise<Tokens> {
  const provider = identityProvider();
  if (!provider) throw new OutboundError("sign-in is not configured", 0);
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
  return withRetries(() => renewTokens(provider, refreshToken, signal), {
    signal,
    firstDelayMs: FIRST_DELAY_MS,
    isDown: (status) => DOWN.includes(status),
  });
}

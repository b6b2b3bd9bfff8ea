import { clearedCookie, SESSION_COOKIE, signedCookie } from "~/http/pages/cookies.server";
import { env } from "~/http/config/env.server";
import { mayEnter } from "./allowed.server";
import type { SignedInUser } from "./auth-events";
import { identityProvider } from "./provider.server";
import { renewSession } from "./refresh.server";
import { deleteSession, findSession, isOver, noteSeen, type StoredSession } from "./session-store.server";

/** `ended`: the session has expired. `refused`: the provider or the settings no longer admit the person. */
export type Visitor =
  | { kind: "signed-in"; user: SignedInUser; idHash: string }
  | { kind: "visitor" }
  | { kind: "ended"; userId: string; refused: boolean };

export async function readVisitor(request: Request): Promise<Visitor> {
  const id = await sessionId(request);
  const session = id ? await findSession(id) : null;
  if (!session) return { kind: "visitor" };
  const userId = session.user.id;
  if (isOver(session)) return { kind: "ended", userId, refused: false };
  if (!isStillAllowed(session)) {
    await deleteSession(session.idHash);
    return { kind: "ended", userId, refused: true };
  }
  if (session.expiresAt <= Date.now() && (await renewSession(session)) === "ended") {
    return { kind: "ended", userId, refused: true };
  }
  await noteSeen(session);
  return { kind: "signed-in", user: session.user, idHash: session.idHash };
}

export async function sessionId(request: Request): Promise<string | null> {
  const value: unknown = await sessionCookie().parse(request.headers.get("Cookie"));
  return typeof value === "string" && value ? value : null;
}

export function setSession(id: string): Promise<string> {
  return sessionCookie().serialize(id);
}

export function clearSession(): Promise<string> {
  return clearedCookie(sessionCookie());
}

function sessionCookie() {
  return signedCookie(SESSION_COOKIE, { maxAge: env().SESSION_MAX_HOURS * 3600 });
}

// The settings may have changed since the sign-in.
function isStillAllowed(session: StoredSession): boolean {
  return session.issuer === identityProvider()?.issuer && mayEnter(session.user.email);
}

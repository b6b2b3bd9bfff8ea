import { eq, lt, or, sql } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { prepared } from "~/db/queries.server";
import { env } from "~/http/config/env.server";
import { errorMessage, log } from "~/http/config/log.server";
import type { SignedInUser } from "./auth-events";
import { hashId, newId, seal } from "./sealed.server";
import { accounts, sessions } from "~/db/schema.server";
import type { Tokens } from "./tokens.server";

const HOUR = 3_600_000;
// Writes `lastSeenAt` at most this often, so that a page view is not a write.
const SEEN_STEP = 60_000;

export interface StoredSession {
  idHash: string;
  user: SignedInUser;
  issuer: string;
  expiresAt: number;
  createdAt: number;
  lastSeenAt: number;
}

const sessionQuery = prepared((database) =>
  database
    .select({
      idHash: sessions.idHash,
      user: { id: accounts.id, email: accounts.email, name: accounts.name },
      issuer: accounts.issuer,
      expiresAt: sessions.expiresAt,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.userId))
    .where(eq(sessions.idHash, sql.placeholder("idHash")))
    .prepare(),
);

/** Returns the id for its cookie. Also purges expired sessions. */
export async function createSession(userId: string, tokens: Tokens, now = Date.now()): Promise<string> {
  await purgeSessions(now);
  const id = newId();
  db()
    .insert(sessions)
    .values({ idHash: hashId(id), userId, ...tokenColumns(tokens, now), createdAt: now, lastSeenAt: now })
    .run();
  return id;
}

export async function findSession(id: string): Promise<StoredSession | null> {
  return sessionQuery().get({ idHash: hashId(id) }) ?? null;
}

export async function isSessionValid(idHash: string): Promise<boolean> {
  const session = sessionQuery().get({ idHash });
  return session !== undefined && !isOver(session);
}

export function isOver(session: StoredSession, now = Date.now()): boolean {
  const { SESSION_IDLE_HOURS, SESSION_MAX_HOURS } = env();
  return now - session.lastSeenAt > SESSION_IDLE_HOURS * HOUR || now - session.createdAt > SESSION_MAX_HOURS * HOUR;
}

/** A failure is only logged: on a full disk, pages stay readable. */
export async function noteSeen(session: StoredSession, now = Date.now()): Promise<void> {
  if (now - session.lastSeenAt < SEEN_STEP) return;
  try {
    db().update(sessions).set({ lastSeenAt: now }).where(eq(sessions.idHash, session.idHash)).run();
  } catch (error) {
    log.error("The time of a visit could not be noted", { user: session.user.id, error: errorMessage(error) });
  }
}

export async function keepTokens(userId: string, tokens: Tokens, now = Date.now()): Promise<void> {
  db().update(sessions).set(tokenColumns(tokens, now)).where(eq(sessions.userId, userId)).run();
}

export async function deleteSession(idHash: string): Promise<void> {
  db().delete(sessions).where(eq(sessions.idHash, idHash)).run();
}

export async function deleteSessionsOf(userId: string): Promise<void> {
  db().delete(sessions).where(eq(sessions.userId, userId)).run();
}

// Expired sessions stay for one more day: they tell whose a posted form was.
async function purgeSessions(now: number) {
  const { SESSION_IDLE_HOURS, SESSION_MAX_HOURS } = env();
  const idleSince = now - (SESSION_IDLE_HOURS + 24) * HOUR;
  const madeBefore = now - (SESSION_MAX_HOURS + 24) * HOUR;
  db()
    .delete(sessions)
    .where(or(lt(sessions.lastSeenAt, idleSince), lt(sessions.createdAt, madeBefore)))
    .run();
}

function tokenColumns(tokens: Tokens, now: number) {
  return {
    accessToken: seal(tokens.accessToken),
    tokenType: tokens.tokenType,
    expiresIn: tokens.expiresIn,
    expiresAt: now + tokens.expiresIn * 1000,
  };
}

import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { seal, unseal } from "./sealed.server";
import { accounts } from "~/db/schema.server";
import type { Profile } from "./tokens.server";

/** Finds or creates the account of a person at a provider. `changed`: e-mail or name differs from last time. */
export async function accountOf(issuer: string, profile: Profile): Promise<{ id: string; changed: boolean }> {
  const { subject, email, name } = profile;
  const identity = and(eq(accounts.issuer, issuer), eq(accounts.subject, subject));
  const before = db().select().from(accounts).where(identity).get();
  // `all` for a single row: `get` would not report that the commit failed.
  const [account] = db()
    .insert(accounts)
    .values({ id: randomUUID(), issuer, subject, email, name, createdAt: Date.now() })
    .onConflictDoUpdate({ target: [accounts.issuer, accounts.subject], set: { email, name } })
    .returning({ id: accounts.id })
    .all();
  if (!account) throw new Error("The account was not kept.");
  const changed = before !== undefined && (before.email !== email || before.name !== name);
  return { id: account.id, changed };
}

/** The provider issues a refresh token once, and it outlives sign-out. */
export async function keepRefreshToken(userId: string, token: string): Promise<void> {
  db()
    .update(accounts)
    .set({ refreshToken: seal(token) })
    .where(eq(accounts.id, userId))
    .run();
}

export async function forgetRefreshToken(userId: string): Promise<void> {
  db().update(accounts).set({ refreshToken: null }).where(eq(accounts.id, userId)).run();
}

export async function refreshTokenOf(userId: string): Promise<string | null> {
  const row = db().select({ sealed: accounts.refreshToken }).from(accounts).where(eq(accounts.id, userId)).get();
  return row?.sealed ? unseal(row.sealed) : null;
}

export async function accountData(userId: string) {
  const { id, issuer, email, name, createdAt } = accounts;
  return db().select({ id, issuer, email, name, createdAt }).from(accounts).where(eq(accounts.id, userId)).get();
}

export async function deleteAccount(userId: string): Promise<void> {
  db().delete(accounts).where(eq(accounts.id, userId)).run();
}

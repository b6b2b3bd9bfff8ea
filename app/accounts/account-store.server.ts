import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { seal, unseal } from "./sealed.server";
import { accounts } from "~/db/schema.server";
import type { Profile } from "./tokens.server";

/** The account of a person at a provider, made at the first sign-in. `changed` says their e-mail or name is new. */
export async function accountOf(issuer: string, profile: Profile): Promise<{ id: string; changed: boolean }> {
  const { subject, email, name } = profile;
  const identity = and(eq(accounts.issuer, issuer), eq(accounts.subject, subject));
  const before = db().select().from(accounts).where(identity).get();
  // All rows, though it is one: whoever gets the first alone is not told when the commit after it fails.
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

/** Keeps a refresh token with its account: the provider gives it once, and it outlives sign-out. */
export async function keepRefreshToken(userId: string, token: string): Promise<void> {
  db()
    .update(accounts)
    .set({ refreshToken: seal(token) })
    .where(eq(accounts.id, userId))
    .run();
}

/** Forgets a refresh token that the provider no longer takes. */
export async function forgetRefreshToken(userId: string): Promise<void> {
  db().update(accounts).set({ refreshToken: null }).where(eq(accounts.id, userId)).run();
}

/** The account's refresh token, or null where none is kept or it cannot be opened. */
export async function refreshTokenOf(userId: string): Promise<string | null> {
  const row = db().select({ sealed: accounts.refreshToken }).from(accounts).where(eq(accounts.id, userId)).get();
  return row?.sealed ? unseal(row.sealed) : null;
}

/** What the account's row says of a person, for themselves. Tokens stay sealed and are left out. */
export async function accountData(userId: string) {
  const { id, issuer, email, name, createdAt } = accounts;
  return db().select({ id, issuer, email, name, createdAt }).from(accounts).where(eq(accounts.id, userId)).get();
}

/** Deletes an account; everything that belongs to it goes with it. */
export async function deleteAccount(userId: string): Promise<void> {
  db().delete(accounts).where(eq(accounts.id, userId)).run();
}

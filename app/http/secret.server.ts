import { hkdfSync, randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "./env.server";

export const SECRET_FILE = "session-secret";

let cached: string | undefined;

/** The secret that signs cookies: from the settings, or made once and kept beside the database. */
export function sessionSecret(): string {
  cached ??= env().SESSION_SECRET ?? keptSecret(join(env().DATA_DIR, SECRET_FILE));
  return cached;
}

/** Forgets the secret that was read, so that a test can run in another folder. */
export function resetSecret(): void {
  cached = undefined;
}

/** A 32-byte key for one purpose, derived from the session secret (HKDF, RFC 5869). */
export function derivedKey(purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", sessionSecret(), "", purpose, 32));
}

function keptSecret(path: string): string {
  return readIfThere(path) ?? makeSecret(path);
}

// The secret is linked into place whole, so of two processes that start together both read one secret.
function makeSecret(path: string): string {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, randomBytes(48).toString("base64url"), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isErrno(error, "EEXIST")) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, "utf8").trim();
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").trim() || undefined;
  } catch (error) {
    if (isErrno(error, "ENOENT")) return undefined;
    throw error;
  }
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

import { hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "./env.server";
import { errorCode } from "./log.server";

export const SECRET_FILE = "session-secret";

const SHORTEST = 32;

let cached: string | undefined;

/** The secret that signs cookies: a setting, or generated once and kept beside the database. */
export function sessionSecret(): string {
  cached ??= env().SESSION_SECRET ?? keptSecret(join(env().DATA_DIR, SECRET_FILE));
  return cached;
}

export function resetSecret(): void {
  cached = undefined;
}

/** A 32-byte key for one purpose, derived from the session secret (HKDF, RFC 5869). */
export function derivedKey(purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", sessionSecret(), "", purpose, 32));
}

function keptSecret(path: string): string {
  const secret = readIfThere(path) ?? makeSecret(path);
  if (secret.length < SHORTEST)
    throw new Error(`${path} holds no secret. Restore it from a backup, or delete it, which signs everybody out.`);
  return secret;
}

// Linked once complete, so that processes starting together read one secret. Process ids may repeat across containers.
function makeSecret(path: string): string {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx", flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, "utf8").trim();
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

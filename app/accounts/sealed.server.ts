import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { derivedKey } from "~/http/config/secret.server";

const IV_BYTES = 12;
const TAG_BYTES = 16;

export function seal(plain: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", derivedKey("provider tokens"), iv);
  const sealed = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Null where the text has changed or was sealed with another secret. */
export function unseal(text: string): string | null {
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const key = derivedKey("provider tokens");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const plain = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(plain).toString("utf8");
  } catch {
    return null;
  }
}

/** 256 random bits in base64url. */
export function newId(): string {
  return randomBytes(32).toString("base64url");
}

/** Stored instead of an id, so that a stolen database opens no session. */
export function hashId(id: string): string {
  return createHash("sha256").update(id).digest("base64url");
}

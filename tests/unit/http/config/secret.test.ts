import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { env } from "~/http/config/env.server";
import { resetSecret, sessionSecret } from "~/http/config/secret.server";
import { useSettings } from "../../../support/app";
import { runTogether } from "../../../support/program";

beforeEach(() => useSettings());

function secretPath(): string {
  return join(env().DATA_DIR, "session-secret");
}

describe("the session secret", () => {
  it("is made once and kept for the owner alone", () => {
    const secret = sessionSecret();
    expect(secret.length).toBeGreaterThanOrEqual(64);
    resetSecret();
    expect(sessionSecret()).toBe(secret);
    expect(readFileSync(secretPath(), "utf8")).toBe(secret);
    expect(statSync(secretPath()).mode & 0o777).toBe(0o600);
    expect(readdirSync(env().DATA_DIR)).toEqual(["session-secret"]);
  });

  it("is not made where the settings give one", () => {
    useSettings({ SESSION_SECRET: "a secret from the settings, long enough" });
    expect(sessionSecret()).toBe("a secret from the settings, long enough");
    expect(readdirSync(env().DATA_DIR)).toEqual([]);
  });

  it("is never the empty text of a file that was cut off", () => {
    writeFileSync(secretPath(), "");
    expect(() => sessionSecret()).toThrow("holds no secret");
    expect(readFileSync(secretPath(), "utf8")).toBe("");
  });

  it("is the same for processes that start at the same moment", async () => {
    const imports = 'import { sessionSecret } from "~/http/config/secret.server";';
    const secrets = await runTogether(6, imports, "process.stdout.write(sessionSecret());", {
      DATA_DIR: env().DATA_DIR,
    });
    expect(secrets).toEqual(Array.from({ length: 6 }, () => sessionSecret()));
    expect(readdirSync(env().DATA_DIR)).toEqual(["session-secret"]);
  }, 20_000);
});

import { readFileSync } from "node:fs";
import * as z from "zod";
import {
  domains,
  emails,
  httpOrigin,
  issuer,
  oneOf,
  proxies,
  serviceUrl,
  switchable,
  wholeNumber,
} from "./env-fields.server";

export type Env = z.output<typeof schema>;

export class SettingsError extends Error {
  override name = "SettingsError";
  constructor(readonly problems: string[]) {
    super(`These settings are wrong:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
  }
}

const SERVICES = { VIDEO_ENGINE: "VIDEO_API_URL", CANVAS_ENGINE: "CANVAS_SERVICE_URL" };
const SECRETS = ["SESSION_SECRET", "GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET", "CANVAS_API_TOKEN"];

const schema = z
  .object({
    NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
    HOST: z.string().optional(),
    PORT: wholeNumber(1, 65535).default(3000),
    PUBLIC_URL: httpOrigin.optional(),
    DATA_DIR: z.string().default("data"),
    SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
    SESSION_IDLE_HOURS: wholeNumber(1, 8760).default(168),
    SESSION_MAX_HOURS: wholeNumber(1, 8760).default(720),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    OIDC_ISSUER: issuer.optional(),
    DEMO_SIGN_IN: switchable,
    ALLOWED_EMAILS: emails,
    ALLOWED_DOMAINS: domains,
    SIGN_IN_LIMIT: wholeNumber(1, 100_000).default(300),
    SIGN_IN_LIMIT_PER_ACCOUNT: wholeNumber(1, 100_000).default(60),
    TRUSTED_PROXIES: proxies,
    SQLITE_SYNCHRONOUS: oneOf("FULL", "NORMAL").default("FULL"),
    VIDEO_API_URL: serviceUrl.optional(),
    CANVAS_SERVICE_URL: serviceUrl.optional(),
    VIDEO_ENGINE: oneOf("service", "simulated").optional(),
    GRAPH_ENGINE: oneOf("builtin", "simulated").optional(),
    DOCUMENT_ENGINE: oneOf("simulated").optional(),
    CANVAS_ENGINE: oneOf("builtin", "service", "simulated").optional(),
    CANVAS_API_TOKEN: z.string().min(32, "must have at least 32 characters").optional(),
    CANVAS_API_LIMIT: wholeNumber(1, 1_000_000).default(3000),
    YOUTUBE_ENGINE: oneOf("simulated").optional(),
    ENGINE_WORKERS: wholeNumber(1, 64).optional(),
    LOG_FORMAT: oneOf("json", "text").optional(),
  })
  .transform((settings) => {
    const mockProvider = settings.DEMO_SIGN_IN && !settings.GOOGLE_CLIENT_ID;
    return {
      ...settings,
      mockProvider,
      HOST: settings.HOST ?? (mockProvider ? "127.0.0.1" : "0.0.0.0"),
      PUBLIC_URL: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
      LOG_FORMAT: settings.LOG_FORMAT ?? (settings.NODE_ENV === "production" ? "json" : "text"),
    };
  });

let cached: Env | undefined;

/** The settings, read once: no other file reads the environment. Throws SettingsError, which names every wrong one. */
export function env(): Env {
  cached ??= readEnv(process.env);
  return cached;
}

export function resetEnv(): void {
  cached = undefined;
}

/** Checks raw variables. An empty value counts as unset; `NAME_FILE` names a file that holds a secret. */
export function readEnv(raw: Record<string, string | undefined>): Env {
  const problems: string[] = [];
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value?.trim()));
  for (const name of SECRETS) readSecretFile(given, name, problems);
  requireBothKeys(given, problems);
  requireServiceAddress(given, problems);
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    problems.push(...parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`));
  }
  if (problems.length > 0 || !parsed.success) throw new SettingsError(problems);
  return parsed.data;
}

// Not a zod refinement, which is skipped when any setting has a wrong type: every problem should be named.
function requireBothKeys(given: Record<string, string | undefined>, problems: string[]) {
  const missing = ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"].filter((name) => !given[name] && !given[`${name}_FILE`]);
  if (missing.length === 1) problems.push(`${missing.join()} is missing: Google needs both keys`);
}

function requireServiceAddress(given: Record<string, string | undefined>, problems: string[]) {
  for (const [engineName, address] of Object.entries(SERVICES)) {
    if (given[engineName] === "service" && !given[address])
      problems.push(`${engineName} is service, but ${address} is missing: set it, or choose simulated`);
  }
}

function readSecretFile(given: Record<string, string | undefined>, name: string, problems: string[]) {
  const file = given[`${name}_FILE`];
  if (!file) return;
  if (given[name]) {
    problems.push(`${name} and ${name}_FILE are both set: keep one`);
    return;
  }
  try {
    const secret = readFileSync(file, "utf8").trim();
    if (secret) given[name] = secret;
    else problems.push(`${name}_FILE names an empty file`);
  } catch (error) {
    problems.push(`${name}_FILE cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import * as z from "zod";
import { isHttpUrl } from "./http-url";

/** Every setting of the process, checked. No other file reads the environment. */
export type Env = z.output<typeof schema>;

/** Thrown at start when settings are wrong; `problems` names every one of them. */
export class SettingsError extends Error {
  constructor(readonly problems: string[]) {
    super(`These settings are wrong:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.name = "SettingsError";
  }
}

// Which address an engine needs when it is an outside service.
const SERVICES = { VIDEO_ENGINE: "VIDEO_API_URL", CANVAS_ENGINE: "CANVAS_SERVICE_URL" };
const SECRETS = ["SESSION_SECRET", "GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"];
const PROXY_NAMES = ["loopback", "linklocal", "uniquelocal"];

const list = z
  .string()
  .default("")
  .transform((text) => text.split(/[\s,]+/).filter(Boolean));

const switchable = z
  .enum(["true", "false"], { error: "must be true or false" })
  .default("false")
  .transform((text) => text === "true");

const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number({ error: "must be a whole number" })
    .int("must be a whole number")
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);

const serviceUrl = z
  .string()
  .trim()
  // Paths are put behind it.
  .refine((text) => isHttpUrl(text) && !/[?#]/.test(text), "must be the http(s) address of a service, without ? or #")
  .transform((text) => text.replace(/\/+$/, ""))
  .optional();

const engine = <Name extends string>(...names: Name[]) =>
  z.enum(names, { error: `must be ${names.join(" or ")}` }).optional();

const httpOrigin = z
  .string()
  .refine(isHttpOrigin, "must be an http(s) address without a path, such as https://learn.example")
  .transform((text) => new URL(text).origin);

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
    OIDC_ISSUER: z
      .string()
      .refine(isHttpUrl, "must be the http(s) address of an OpenID provider")
      .optional(),
    DEMO_SIGN_IN: switchable,
    ALLOWED_EMAILS: list
      .transform((emails) => emails.map((email) => email.toLowerCase()))
      .refine((emails) => emails.every((email) => /^[^@]+@[^@]+$/.test(email)), "must list e-mail addresses"),
    ALLOWED_DOMAINS: list
      .transform((domains) => domains.map((domain) => domain.toLowerCase().replace(/^@/, "")))
      .refine((domains) => domains.every((domain) => /^[^@/.:]+(\.[^@/.:]+)+$/.test(domain)), "must list domains, such as school.example"),
    SIGN_IN_LIMIT: wholeNumber(1, 100_000).default(100),
    TRUSTED_PROXIES: list.refine(
      (proxies) => proxies.every(isProxy),
      "must list IP addresses, subnets (10.0.0.0/8) or loopback, linklocal, uniquelocal",
    ),
    SQLITE_SYNCHRONOUS: z.enum(["FULL", "NORMAL"], { error: "must be FULL or NORMAL" }).default("FULL"),
    VIDEO_API_URL: serviceUrl,
    CANVAS_SERVICE_URL: serviceUrl,
    VIDEO_ENGINE: engine("service", "simulated"),
    GRAPH_ENGINE: engine("builtin", "simulated"),
    DOCUMENT_ENGINE: engine("simulated"),
    CANVAS_ENGINE: engine("service", "simulated"),
    YOUTUBE_ENGINE: engine("simulated"),
    LOG_FORMAT: z.enum(["json", "text"], { error: "must be json or text" }).optional(),
  })
  .transform((settings) => {
    const standIn = settings.DEMO_SIGN_IN && !settings.GOOGLE_CLIENT_ID;
    return {
      ...settings,
      standIn,
      HOST: settings.HOST ?? (standIn ? "127.0.0.1" : "0.0.0.0"),
      PUBLIC_URL: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
      LOG_FORMAT: settings.LOG_FORMAT ?? (settings.NODE_ENV === "production" ? "json" : "text"),
    };
  });

let cached: Env | undefined;

/** The settings, read once. Throws SettingsError when any is wrong. */
export function env(): Env {
  cached ??= readEnv(process.env);
  return cached;
}

/** Forgets what was read, so that a test can run under other settings. */
export function resetEnv(): void {
  cached = undefined;
}

/** Checks raw variables. An empty value counts as unset, `NAME_FILE` names a file that holds a secret. */
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

// Not a refinement of the schema: those are skipped when any setting is of the wrong kind, and every problem is to be told.
function requireBothKeys(given: Record<string, string | undefined>, problems: string[]) {
  const missing = ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"].filter((name) => !given[name] && !given[`${name}_FILE`]);
  if (missing.length === 1) problems.push(`${missing.join()} is missing: Google needs both keys`);
}

function requireServiceAddress(given: Record<string, string | undefined>, problems: string[]) {
  for (const [engineName, address] of Object.entries(SERVICES)) {
    if (given[engineName] === "service" && !given[address]) problems.push(`${engineName} is service, but ${address} is missing: set it, or choose simulated`);
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

function isHttpOrigin(text: string): boolean {
  if (!isHttpUrl(text)) return false;
  const url = new URL(text);
  return url.pathname === "/" && !url.search && !url.hash && !url.username && !url.password;
}

function isProxy(text: string): boolean {
  if (PROXY_NAMES.includes(text)) return true;
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Env, readEnv, SettingsError } from "~/http/config/env.server";
import { temporaryFolder } from "../../../support/app";

const GOOGLE = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" };

test("without any setting the process runs as in development, for everybody, without a sign-in", () => {
  expect(readEnv({})).toMatchObject({
    NODE_ENV: "development",
    HOST: "0.0.0.0",
    PORT: 3000,
    PUBLIC_URL: "http://localhost:3000",
    DATA_DIR: "data",
    SESSION_IDLE_HOURS: 168,
    SESSION_MAX_HOURS: 720,
    DEMO_SIGN_IN: false,
    ALLOWED_EMAILS: [],
    ALLOWED_DOMAINS: [],
    SIGN_IN_LIMIT: 300,
    SIGN_IN_LIMIT_PER_ACCOUNT: 60,
    TRUSTED_PROXIES: [],
    SQLITE_SYNCHRONOUS: "FULL",
    LOG_FORMAT: "text",
    mockProvider: false,
  });
});

test.each<[string, string, Partial<Env>]>([
  ["NODE_ENV", "production", { NODE_ENV: "production", LOG_FORMAT: "json" }],
  ["HOST", "::1", { HOST: "::1" }],
  ["PORT", "65535", { PORT: 65535, PUBLIC_URL: "http://localhost:65535" }],
  ["PUBLIC_URL", "https://Learn.Example/", { PUBLIC_URL: "https://learn.example" }],
  ["PUBLIC_URL", "https://learn.example:443", { PUBLIC_URL: "https://learn.example" }],
  ["DATA_DIR", "/var/lib/quadrille", { DATA_DIR: "/var/lib/quadrille" }],
  ["SESSION_SECRET", "s".repeat(32), { SESSION_SECRET: "s".repeat(32) }],
  ["SESSION_IDLE_HOURS", "1", { SESSION_IDLE_HOURS: 1 }],
  ["SESSION_MAX_HOURS", "8760", { SESSION_MAX_HOURS: 8760 }],
  ["OIDC_ISSUER", "https://id.example/realms/school", { OIDC_ISSUER: "https://id.example/realms/school" }],
  ["DEMO_SIGN_IN", "true", { DEMO_SIGN_IN: true, mockProvider: true }],
  [
    "ALLOWED_EMAILS",
    "Ada@School.example, bob@school.example\n",
    { ALLOWED_EMAILS: ["ada@school.example", "bob@school.example"] },
  ],
  ["ALLOWED_DOMAINS", "@School.example other.example", { ALLOWED_DOMAINS: ["school.example", "other.example"] }],
  ["SIGN_IN_LIMIT", "1", { SIGN_IN_LIMIT: 1 }],
  ["CANVAS_API_LIMIT", "1", { CANVAS_API_LIMIT: 1 }],
  ["CANVAS_API_TOKEN", "t".repeat(32), { CANVAS_API_TOKEN: "t".repeat(32) }],
  ["CANVAS_ENGINE", "builtin", { CANVAS_ENGINE: "builtin" }],
  [
    "TRUSTED_PROXIES",
    "loopback, 10.0.0.0/8,2001:db8::/32 192.168.1.1",
    { TRUSTED_PROXIES: ["loopback", "10.0.0.0/8", "2001:db8::/32", "192.168.1.1"] },
  ],
  ["SQLITE_SYNCHRONOUS", "NORMAL", { SQLITE_SYNCHRONOUS: "NORMAL" }],
  ["LOG_FORMAT", "json", { LOG_FORMAT: "json" }],
])("%s=%s is understood", (name, value, expected) => {
  expect(readEnv({ [name]: value })).toMatchObject(expected);
});

test.each([
  ["NODE_ENV", "staging"],
  ["PORT", "0"],
  ["PORT", "65536"],
  ["PORT", "1.5"],
  ["PORT", "http"],
  ["PUBLIC_URL", "learn.example"],
  ["PUBLIC_URL", "ftp://learn.example"],
  ["PUBLIC_URL", "https://learn.example/path"],
  ["PUBLIC_URL", "https://learn.example/?query"],
  ["PUBLIC_URL", "https://learn.example/#fragment"],
  ["PUBLIC_URL", "https://user:pass@learn.example"],
  ["SESSION_SECRET", "s".repeat(31)],
  ["CANVAS_API_TOKEN", "t".repeat(31)],
  ["CANVAS_API_LIMIT", "0"],
  ["SESSION_IDLE_HOURS", "0"],
  ["SESSION_MAX_HOURS", "8761"],
  ["OIDC_ISSUER", "id.example"],
  ["OIDC_ISSUER", "javascript:alert(1)"],
  ["DEMO_SIGN_IN", "yes"],
  ["ALLOWED_EMAILS", "foo"],
  ["ALLOWED_EMAILS", "ada@school.example, @school.example"],
  ["ALLOWED_DOMAINS", "school"],
  ["ALLOWED_DOMAINS", "https://school.example"],
  ["ALLOWED_DOMAINS", "ada@school.example"],
  ["SIGN_IN_LIMIT", "-1"],
  ["TRUSTED_PROXIES", "everybody"],
  ["TRUSTED_PROXIES", "10.0.0.0/33"],
  ["TRUSTED_PROXIES", "10.0.0.0/0"],
  ["TRUSTED_PROXIES", "10.0.0.0/8/8"],
  ["TRUSTED_PROXIES", "2001:db8::/129"],
  ["TRUSTED_PROXIES", "loopback, proxy.example"],
  ["SQLITE_SYNCHRONOUS", "OFF"],
  ["LOG_FORMAT", "xml"],
])("%s=%s is refused, by its name", (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
});

test("every problem is listed at once", () => {
  const problems = problemsOf({
    PORT: "x",
    PUBLIC_URL: "x",
    SESSION_SECRET: "x",
    LOG_FORMAT: "x",
    SESSION_SECRET_FILE: "x",
  });
  expect(problems.map((problem) => problem.split(" ")[0]).sort()).toEqual([
    "LOG_FORMAT",
    "PORT",
    "PUBLIC_URL",
    "SESSION_SECRET",
    "SESSION_SECRET",
  ]);
  expect(new SettingsError(problems).message.split("\n")).toHaveLength(problems.length + 1);
});

test.each(["", " ", "\n"])("the empty value %j counts as unset", (empty) => {
  const names = [
    "PORT",
    "PUBLIC_URL",
    "HOST",
    "SESSION_SECRET",
    "SESSION_SECRET_FILE",
    "DEMO_SIGN_IN",
    "LOG_FORMAT",
    "OIDC_ISSUER",
  ];
  const all = Object.fromEntries(names.map((name) => [name, empty]));
  expect(readEnv({ ...all, GOOGLE_CLIENT_ID: empty, GOOGLE_CLIENT_SECRET: empty })).toEqual(readEnv({}));
});

describe("the engines", () => {
  test("are chosen by name, and the addresses of services lose their last slash", () => {
    const settings = { VIDEO_ENGINE: "service", VIDEO_API_URL: " http://video:8080/api/ ", CANVAS_ENGINE: "simulated" };
    expect(readEnv(settings)).toMatchObject({ ...settings, VIDEO_API_URL: "http://video:8080/api" });
  });

  test.each(["VIDEO_ENGINE", "GRAPH_ENGINE", "DOCUMENT_ENGINE", "CANVAS_ENGINE", "YOUTUBE_ENGINE"])(
    "%s has names, which are told",
    (name) => {
      expect(problemsOf({ [name]: "magic" })).toEqual([
        expect.stringMatching(new RegExp(`^${name} must be (\\w+ or )*simulated`)),
      ]);
    },
  );

  test.each([
    ["VIDEO_ENGINE", "VIDEO_API_URL"],
    ["CANVAS_ENGINE", "CANVAS_SERVICE_URL"],
  ])("%s=service needs %s", (name, address) => {
    const missing = `${name} is service, but ${address} is missing: set it, or choose simulated`;
    expect(problemsOf({ [name]: "service" })).toEqual([missing]);
    expect(problemsOf({ [name]: "service", [address]: " ", PORT: "x" }).sort()).toEqual(
      [expect.stringMatching(/^PORT /), missing].sort(),
    );
    for (const wrong of [
      "video.example",
      "ftp://video.example",
      "http://video.example/?key=1",
      "http://video.example/#",
    ]) {
      expect(problemsOf({ [name]: "service", [address]: wrong })).toEqual([
        `${address} must be the http(s) address of a service, without ? or #`,
      ]);
    }
  });
});

describe("the mock identity provider", () => {
  test("listens on the loopback address alone, unless HOST says otherwise", () => {
    expect(readEnv({ DEMO_SIGN_IN: "true" }).HOST).toBe("127.0.0.1");
    expect(readEnv({ DEMO_SIGN_IN: "true", HOST: "0.0.0.0" }).HOST).toBe("0.0.0.0");
  });

  test("stays off where Google's keys are set, whatever DEMO_SIGN_IN says", () => {
    expect(readEnv({ ...GOOGLE, DEMO_SIGN_IN: "true" })).toMatchObject({ mockProvider: false, HOST: "0.0.0.0" });
  });

  test("stays off where DEMO_SIGN_IN does not ask for it", () => {
    expect(readEnv({ DEMO_SIGN_IN: "false" }).mockProvider).toBe(false);
  });

  test("does not come on because the files of Google's keys are empty", () => {
    const empty = secretFile("\n");
    const settings = { DEMO_SIGN_IN: "true", GOOGLE_CLIENT_ID_FILE: empty, GOOGLE_CLIENT_SECRET_FILE: empty };
    expect(problemsOf(settings)).toEqual([
      "GOOGLE_CLIENT_ID_FILE names an empty file",
      "GOOGLE_CLIENT_SECRET_FILE names an empty file",
    ]);
  });
});

test.each(["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"])("%s alone is not enough", (name) => {
  const missing = name === "GOOGLE_CLIENT_ID" ? "GOOGLE_CLIENT_SECRET" : "GOOGLE_CLIENT_ID";
  expect(problemsOf({ [name]: "key" })).toEqual([`${missing} is missing: Google needs both keys`]);
});

describe("a secret in a file", () => {
  test.each(["SESSION_SECRET", "GOOGLE_CLIENT_ID", "CANVAS_API_TOKEN"] as const)(
    "%s_FILE is read, without its line end",
    (name) => {
      const secret = "s".repeat(40);
      expect(readEnv({ ...GOOGLE, [name]: undefined, [`${name}_FILE`]: secretFile(`${secret}\n`) })[name]).toBe(secret);
    },
  );

  test("is checked like the variable", () => {
    expect(problemsOf({ SESSION_SECRET_FILE: secretFile("short") })).toEqual([
      "SESSION_SECRET must have at least 32 characters",
    ]);
  });

  test("that cannot be read is a problem", () => {
    const missing = join(temporaryFolder(), "missing");
    expect(problemsOf({ SESSION_SECRET_FILE: missing })).toEqual([
      expect.stringMatching(/^SESSION_SECRET_FILE cannot be read: .*missing/),
    ]);
  });

  test("and in the variable too is a problem", () => {
    const file = secretFile("f".repeat(40));
    expect(problemsOf({ SESSION_SECRET: "v".repeat(40), SESSION_SECRET_FILE: file })).toEqual([
      "SESSION_SECRET and SESSION_SECRET_FILE are both set: keep one",
    ]);
  });

  test("never shows in the message", () => {
    expect(problemsOf({ SESSION_SECRET: "hunter2", PORT: "x" }).join()).not.toContain("hunter2");
  });
});

function secretFile(content: string): string {
  const file = join(temporaryFolder(), "secret");
  writeFileSync(file, content);
  return file;
}

function problemsOf(raw: Record<string, string>): string[] {
  try {
    readEnv(raw);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

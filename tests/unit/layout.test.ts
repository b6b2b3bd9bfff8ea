import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { circlesIn, graphOfFiles, graphsByFolder } from "../support/import-graph";
import { filesBelow, type Import, type Module, modulesIn, parseModule } from "../support/modules";

// What each folder of app/ may import. Nobody imports `front`: it is a script of its own in the browser.
const FOUNDATIONS = ["work", "jobs", "files", "math", "db", "http"];
const MAY_IMPORT: Record<string, string[]> = {
  "": ["shell", "tools", "accounts", "activity", "ui", ...FOUNDATIONS],
  routes: ["shell", "tools", "accounts", "activity", "ui", ...FOUNDATIONS],
  shell: ["tools", "accounts", "ui"],
  tools: ["accounts", "activity", "ui", ...FOUNDATIONS],
  activity: ["accounts", ...FOUNDATIONS],
  accounts: ["ui", ...FOUNDATIONS],
  work: ["math", "http"],
  jobs: ["files", "db", "http"],
  files: ["db", "http"],
  http: [],
  db: ["http"],
  ui: ["math"],
  math: [],
  front: ["ui"],
};
// Kinds of lines are drawn by scripts that a browser loads apart, so each has an entry point of its own.
const MATH_ENTRIES = new Set([
  ...["function", "relation", "curve", "surface", "raster"].map((kind) => `app/math/plot/${kind}`),
  "app/math/sheet/reading",
  "app/math/text/typeset",
]);
const REGISTRY = "app/tools/registry";
// Who does what: each tool that has long work, or heavy work, is named here, and nowhere else.
const LISTS_OF_TOOLS = ["app/tools/job-handlers.server.ts", "app/tools/engines.worker.ts"];
const REGISTRY_READERS = /^app\/(routes|shell|tools)\//;
const RUNS_ON_SERVER_TOO = /^app\/(routes\/.*|root\.tsx|server\.ts|entry\.server\.tsx)$/;

/** A rule names what a module does that it must not. */
type Rule = (module: Module) => string[];

const rules: Record<string, Rule> = {
  "modules import only the modules below them": ({ path, imports }) =>
    targets(
      imports,
      (to) =>
        isOurs(to) && folderOf(to) !== folderOf(path) && !(MAY_IMPORT[folderOf(path)] ?? []).includes(folderOf(to)),
    ),

  "every folder has its place in the order": ({ path }) => (folderOf(path) in MAY_IMPORT ? [] : [folderOf(path)]),

  "a tool never imports another tool, nor do the pieces that tools share import one": ({ path, imports }) =>
    targets(
      imports,
      (to) =>
        folderOf(path) === "tools" &&
        !LISTS_OF_TOOLS.includes(path) &&
        toolOf(to) !== null &&
        toolOf(to) !== toolOf(path),
    ),

  "a module of the mathematics is imported through its entry point": ({ path, imports }) =>
    targets(imports, (to) => {
      const module = mathModuleOf(to);
      return module !== null && module !== mathModuleOf(`${path}`) && to !== module && !MATH_ENTRIES.has(to);
    }),

  "the registry of tools is read by routes, the shell and the tools": ({ path, imports }) =>
    targets(imports, (to) => to === REGISTRY && !REGISTRY_READERS.test(path)),

  "the registry imports no module but ui, as everybody may read it": ({ path, imports }) =>
    targets(imports, (to) => path === `${REGISTRY}.ts` && isOurs(to) && folderOf(to) !== "ui"),

  "ui and math never touch the server, not even its types": ({ path, imports }) =>
    targets(imports, (to) => ["ui", "math"].includes(folderOf(path)) && isServer(to)),

  // The compiler leaves `undefined` in the browser where such an import stood, and says nothing.
  "what may run in the browser imports no value from a .server module": ({ path, imports }) =>
    targets(
      imports,
      (to, value) =>
        value &&
        isServer(to) &&
        !isServer(path) &&
        !RUNS_ON_SERVER_TOO.test(path) &&
        !/\.(process|worker)\.ts$/.test(path),
    ),

  "the script of all pages imports nothing but its own parts and how times are told": ({ path, imports }) =>
    targets(
      imports,
      (to) => folderOf(path) === "front" && !to.startsWith("app/front/") && to !== "app/ui/relative-time",
    ),

  "queries live in db/ and stores": ({ path, imports }) =>
    targets(imports, (to) => /^drizzle-orm(\/|$)/.test(to) && !/^app\/db\/|store[^/]*\.server\.ts$/.test(path)),

  "the database driver is known in one place": ({ path, imports }) =>
    targets(
      imports,
      (to) => /^better-sqlite3/.test(to) && path !== "app/db/sqlite.server.js" && !path.endsWith(".d.ts"),
    ),

  "the environment is read in one place": ({ path, text, imports }) => {
    if (path === "app/http/config/env.server.ts") return [];
    return [
      ...targets(imports, (to) => /^(node:)?process$/.test(to)),
      ...(text.match(/\bprocess\s*(\.|\?\.|\[\s*["'`])\s*env\b|}\s*=\s*process\b/g) ?? []),
    ];
  },

  // Its own `z` holds all of it: half a megabyte of the server, all languages of the world among it.
  "zod is imported as a namespace, so that what nobody uses stays out": ({ text }) =>
    text.match(/import\s*{[^}]*}\s*from "zod"/g) ?? [],

  "files are named in kebab-case": ({ path }) =>
    folderOf(path) === "routes" ||
    /\/[a-z0-9]+(-[a-z0-9]+)*(\.(server|client|process|worker|config|d))?\.(tsx?|js)$/.test(path)
      ? []
      : [path],
};

const app = modulesIn("app");

test.each(Object.entries(rules))("%s", (_rule, rule) => {
  expect(app.length).toBeGreaterThan(60);
  expect(app.flatMap((module) => rule(module).map((what) => `${module.path}: ${what}`))).toEqual([]);
});

test.each<[keyof typeof rules, string, string]>([
  [
    "modules import only the modules below them",
    "app/http/x.server.ts",
    'import type { Visitor } from "~/accounts/session.server";',
  ],
  ["modules import only the modules below them", "app/accounts/x.ts", 'export { TopBar } from "../shell/top-bar";'],
  ["modules import only the modules below them", "app/math/x.ts", 'const x = await import("~/ui/toast");'],
  ["modules import only the modules below them", "app/routes/x.tsx", 'import "~/front/front";'],
  [
    "a module of the mathematics is imported through its entry point",
    "app/tools/graph/x.ts",
    'import { x } from "~/math/facts/roots";',
  ],
  [
    "a module of the mathematics is imported through its entry point",
    "app/math/facts/x.ts",
    'import { x } from "../text/lexer";',
  ],
  ["every folder has its place in the order", "app/utils/x.ts", ""],
  [
    "a tool never imports another tool, nor do the pieces that tools share import one",
    "app/tools/graph/x.ts",
    'import { x } from "../video/y";',
  ],
  [
    "a tool never imports another tool, nor do the pieces that tools share import one",
    "app/tools/x.ts",
    'import { x } from "./video/y";',
  ],
  [
    "the registry of tools is read by routes, the shell and the tools",
    "app/ui/x.tsx",
    'import { TOOLS } from "~/tools/registry";',
  ],
  [
    "the registry imports no module but ui, as everybody may read it",
    "app/tools/registry.ts",
    'import { env } from "~/http/config/env.server";',
  ],
  [
    "ui and math never touch the server, not even its types",
    "app/ui/x.tsx",
    'import type { Flash } from "~/http/pages/flash.server";',
  ],
  [
    "what may run in the browser imports no value from a .server module",
    "app/shell/x.tsx",
    'import { type Env, env } from "~/http/config/env.server";',
  ],
  [
    "the script of all pages imports nothing but its own parts and how times are told",
    "app/front/x.ts",
    'import { z } from "zod";',
  ],
  ["queries live in db/ and stores", "app/routes/x.tsx", 'import { eq } from "drizzle-orm";'],
  ["queries live in db/ and stores", "app/accounts/x.server.ts", 'import { text } from "drizzle-orm/sqlite-core";'],
  [
    "the database driver is known in one place",
    "app/activity/store.server.ts",
    'import Database from "better-sqlite3";',
  ],
  ["the environment is read in one place", "app/http/x.server.ts", "const port = process.env.PORT;"],
  ["the environment is read in one place", "app/http/x.server.ts", 'import { env } from "node:process";'],
  ["the environment is read in one place", "app/http/x.server.ts", "const { env } = process;"],
  [
    "zod is imported as a namespace, so that what nobody uses stays out",
    "app/http/x.server.ts",
    'import { z } from "zod";',
  ],
  ["files are named in kebab-case", "app/ui/Toast.tsx", ""],
])("the rule '%s' catches %s with %j", (name, path, text) => {
  expect(rules[name]?.(parseModule(path, text))).toHaveLength(1);
});

test.each<[string, string]>([
  ["app/shell/x.tsx", 'import type { Flash } from "~/http/pages/flash.server";'],
  ["app/accounts/x.tsx", 'import { type Flash } from "~/http/pages/flash.server";'],
])("%s may say %j", (path, text) => {
  expect(
    rules["what may run in the browser imports no value from a .server module"]?.(parseModule(path, text)),
  ).toEqual([]);
});

test("the bench takes the product's database driver", () => {
  const own = modulesIn("scripts").flatMap(({ path, imports }) =>
    targets(imports, (to) => /^better-sqlite3/.test(to)).map((to) => `${path}: ${to}`),
  );
  expect(own).toEqual([]);
});

test("no file and no folder imports in a circle, types included", () => {
  const circles = [...graphsByFolder(graphOfFiles(app))].flatMap(([folder, graph]) =>
    circlesIn(graph).map((circle) => `${folder}: ${circle.join(" -> ")}`),
  );
  expect(circles).toEqual([]);
});

test.each<[string, Record<string, string>]>([
  ["files", { "app/ui/a.ts": 'import "./b";', "app/ui/b.ts": 'import type { A } from "~/ui/a";' }],
  [
    "folders",
    {
      "app/ui/a.ts": 'import "~/db/b";',
      "app/db/b.ts": "",
      "app/db/c.ts": 'import type { D } from "../ui/d";',
      "app/ui/d.ts": "",
    },
  ],
  ["a folder and a file beside it", { "app/ui/a.ts": 'import "./b/c";', "app/ui/b/c.ts": 'import "../a";' }],
])("a circle of %s is found", (_what, texts) => {
  const modules = Object.entries(texts).map(([path, text]) => parseModule(path, text));
  expect([...graphsByFolder(graphOfFiles(modules)).values()].flatMap(circlesIn)).toHaveLength(1);
});

test("no file is longer than 350 lines", () => {
  const files = ["app", "tests", "scripts", "drizzle"].flatMap(filesBelow);
  const long = files
    .filter((file) => /\.(tsx?|mjs|js|css)$/.test(file))
    .filter((file) => readFileSync(file, "utf8").split("\n").length > 351);
  expect(long).toEqual([]);
});

test("the build makes no source maps", () => {
  const said = ["scripts/build.mjs", "remix.config.js"].map((file) => readFileSync(file, "utf8")).join("");
  expect(said).not.toMatch(/source-?map/i);
});

function targets(imports: Import[], isWrong: (target: string, value: boolean) => boolean): string[] {
  return imports.filter(({ target, value }) => isWrong(target, value)).map(({ target }) => target);
}

function isOurs(target: string): boolean {
  return target.startsWith("app/");
}

function isServer(path: string): boolean {
  return /\.server(\.tsx?)?$/.test(path);
}

function folderOf(path: string): string {
  return /^app\/([^/]+)\//.exec(path)?.[1] ?? "";
}

function mathModuleOf(path: string): string | null {
  return /^app\/math\/[a-z]+/.exec(path)?.[0] ?? null;
}

function toolOf(path: string): string | null {
  return /^app\/tools\/([^/]+)\//.exec(path)?.[1] ?? null;
}

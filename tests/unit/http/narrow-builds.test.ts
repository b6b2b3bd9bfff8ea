import { describe, expect, test } from "vitest";
import { narrowBuilds } from "~/http/narrow-builds.server";
import { startEdge } from "../../support/edge";

const edge = startEdge();

const FLAGS = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
};
const ROUTES = [
  route("root", undefined, ""),
  route("home", "root"),
  route("guard", "root"),
  route("settings", "guard", "settings"),
  route("tool", "guard", "tool"),
  route("export", "root", "tool/:id/export"),
  route("file", "root", "tool.csv"),
  route("lost", "root", "*"),
];

describe("each page's build", () => {
  const builds = narrowBuilds({ routes: indexed(ROUTES), assets: assetsOf(ROUTES) });

  test("is for the addresses that never vary", () => {
    expect([...builds.keys()]).toEqual(["/", "/settings", "/tool", "/tool.csv"]);
  });

  test.each([
    ["/", ["root", "home"]],
    ["/settings", ["root", "home", "guard", "settings"]],
    ["/tool.csv", ["root", "home", "file"]],
  ])("of %s has the routes %j, for the server and for the browser", (path, ids) => {
    const { routes, assets } = builds.get(path) ?? {};
    expect([Object.keys(routes ?? {}), Object.keys(assets?.routes ?? {})]).toEqual([ids, ids]);
    expect(assets?.version).toBe("v");
  });
});

describe("the server", () => {
  test.each(["/features", "/features/", "/FEATURES"])("finds %s however it is spelt", async (path) => {
    const { status, body } = await edge.ask(path);
    expect(status).toBe(200);
    expect(body.toString()).toContain("</h1>");
  });

  test("finds what varies, and says what is not there", async () => {
    const [file, nowhere] = await Promise.all([edge.ask("/files/nobodys"), edge.ask("/features/nowhere")]);
    expect([file.status, nowhere.status]).toEqual([302, 404]);
  });
});

function route(id: string, parentId?: string, path?: string) {
  return { ...FLAGS, id, parentId, path, module: { default: () => null } };
}

function indexed<Route extends { id: string }>(routes: Route[]): Record<string, Route> {
  return Object.fromEntries(routes.map((one) => [one.id, one]));
}

function assetsOf(routes: typeof ROUTES) {
  const entries = routes.map((one) => ({ ...one, module: `/build/${one.id}.js` }));
  return {
    entry: { imports: [], module: "/build/entry.js" },
    routes: indexed(entries),
    url: "/build/manifest.js",
    version: "v",
  };
}

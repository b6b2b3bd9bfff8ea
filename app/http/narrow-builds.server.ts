import type { ServerBuild } from "@remix-run/node";

type Parts = Pick<ServerBuild, "routes" | "assets">;
type Routes = ServerBuild["routes"];

// An address with a part that varies has every route to choose from.
const PLAIN = /^[\w./-]*$/;

/**
 * For the path of each page whose address never varies: the same build with only the routes that lead there, and to the first page,
 * which every browser is told of. Remix compares an address with every route that it knows, four times for a page: a fifth of the
 * work of a small one.
 */
export function narrowBuilds<Build extends Parts>(build: Build): Map<string, Build> {
  const parents = new Set(Object.values(build.routes).map((route) => route?.parentId));
  const chains = Object.keys(build.routes)
    .filter((id) => !parents.has(id))
    .map((id) => chainOf(build.routes, id));
  const pages = new Map(chains.map((chain) => [pathOf(build.routes, chain), chain]));
  const first = pages.get("/") ?? [];
  return new Map(
    [...pages]
      .filter(([path]) => PLAIN.test(path))
      .map(([path, chain]) => [path, narrow(build, new Set([...first, ...chain]))]),
  );
}

/** The ids of a route and of those that it lies in, from the root on. */
function chainOf(routes: Routes, id: string): string[] {
  const parent = routes[id]?.parentId;
  return [...(parent ? chainOf(routes, parent) : []), id];
}

function pathOf(routes: Routes, chain: string[]): string {
  return `/${chain.flatMap((id) => routes[id]?.path || []).join("/")}`;
}

function narrow<Build extends Parts>(build: Build, ids: Set<string>): Build {
  const { routes, assets } = build;
  return { ...build, routes: pick(routes, ids), assets: { ...assets, routes: pick(assets.routes, ids) } };
}

function pick<Value>(all: Record<string, Value>, names: Set<string>): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)));
}

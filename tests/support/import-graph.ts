import type { Module } from "./modules";

/** What imports what: paths, or folders, with the ones that each imports. */
export type ImportGraph = Map<string, Set<string>>;

const ENDINGS = [".ts", ".tsx", ".js", "/index.ts", "/index.server.ts", ""];

/** The imports between files, types included; packages are left out. */
export function graphOfFiles(modules: readonly Module[]): ImportGraph {
  const paths = new Set(modules.map(({ path }) => path));
  return new Map(
    modules.map(({ path, imports }) => [
      path,
      new Set(
        imports.flatMap(({ target }) => ENDINGS.map((ending) => target + ending).find((file) => paths.has(file)) ?? []),
      ),
    ]),
  );
}

/**
 * For each folder the imports between what lies in it, files and folders alike: a folder imports what its files import
 * outside of it. Without circles in any of these graphs, neither files nor folders import each other.
 */
export function graphsByFolder(files: ImportGraph): Map<string, ImportGraph> {
  const graphs = new Map<string, ImportGraph>();
  for (const [path, targets] of files) {
    for (const target of targets) {
      const { folder, from, to } = siblings(path, target);
      const graph = graphs.get(folder) ?? new Map<string, Set<string>>();
      graphs.set(folder, graph.set(from, new Set([...(graph.get(from) ?? []), to])));
    }
  }
  return graphs;
}

// The folder that holds both, and the entries of it that lead to them.
function siblings(path: string, target: string): { folder: string; from: string; to: string } {
  const [a, b] = [path.split("/"), target.split("/")];
  const depth = a.findIndex((name, at) => name !== b[at]);
  return { folder: a.slice(0, depth).join("/"), from: a[depth] ?? path, to: b[depth] ?? target };
}

/** One circle for each knot of imports: a path along the imports that returns to where it began. */
export function circlesIn(graph: ImportGraph): string[][] {
  const done = new Set<string>();
  const circles: string[][] = [];
  const follow = (node: string, path: string[]) => {
    const start = path.indexOf(node);
    if (start >= 0) circles.push([...path.slice(start), node]);
    if (start >= 0 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) follow(next, [...path, node]);
    done.add(node);
  };
  for (const node of graph.keys()) follow(node, []);
  return circles;
}

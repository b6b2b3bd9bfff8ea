import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import ts from "typescript";

/** A source file, as the rules of the layout see it. */
export interface Module {
  /** From the project's folder: app/http/config/env.server.ts */
  path: string;
  text: string;
  imports: Import[];
}

export interface Import {
  /** A package's name, or the path of a module of ours from the project's folder, without its ending. */
  target: string;
  /** False where only types are imported, of which nothing is left when the code runs. */
  value: boolean;
}

/** Reads every module under a folder. */
export function modulesIn(folder: string): Module[] {
  return filesBelow(folder)
    .filter((file) => /\.(tsx?|mjs|js)$/.test(file))
    .map((file) => parseModule(file, readFileSync(file, "utf8")));
}

/** All files and folders below a folder, but for installed packages. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => posix.join(folder, name))
    .filter((path) => !path.includes("/node_modules"));
}

/** What one module says that it needs: imports, re-exports and `import()`. */
export function parseModule(path: string, text: string): Module {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const imports: Import[] = [];
  const visit = (node: ts.Node) => {
    const found = importOf(node);
    if (found) imports.push({ target: resolve(path, found.from), value: found.value });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { path, text, imports };
}

function importOf(node: ts.Node): { from: string; value: boolean } | null {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    return { from: node.moduleSpecifier.text, value: bringsValue(node.importClause) };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
    const names = node.exportClause && ts.isNamedExports(node.exportClause) ? node.exportClause.elements : [];
    return { from: node.moduleSpecifier.text, value: !node.isTypeOnly && !allTypes(names) };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [from] = node.arguments;
    if (from && ts.isStringLiteralLike(from)) return { from: from.text, value: true };
  }
  return null;
}

function bringsValue(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return true;
  if (clause.isTypeOnly) return false;
  const named = clause.namedBindings && ts.isNamedImports(clause.namedBindings) ? clause.namedBindings.elements : [];
  return clause.name !== undefined || !allTypes(named);
}

function allTypes(names: readonly { isTypeOnly: boolean }[]): boolean {
  return names.length > 0 && names.every(({ isTypeOnly }) => isTypeOnly);
}

function resolve(path: string, from: string): string {
  if (from.startsWith("~/")) return posix.join("app", from.slice(2));
  return from.startsWith(".") ? posix.join(posix.dirname(path), from) : from;
}

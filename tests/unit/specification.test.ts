import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { TOOLS } from "~/tools/registry";

const text = readFileSync("docs/specification.md", "utf8");
const rows = text.split("\n").filter((line) => /^\| (?!---|rule \||flow \|)/.test(line));

test("every test that the list of rules names is there", () => {
  const named = [...text.matchAll(/`((?:unit|e2e)\/[^`]+)`/g)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(150);
  expect([...new Set(named)].filter((name) => !isThere(name))).toEqual([]);
});

test("every rule has its test, or says why not", () => {
  const [before = "", notApplicable = ""] = text.split("## Not applicable");
  expect(notApplicable).toContain("| flow | why not |");
  const applicable = rows.filter((row) => before.includes(row));
  expect(applicable.filter((row) => !/`(unit|e2e)\/|departs:|does not apply:/.test(row))).toEqual([]);
});

test.each(TOOLS)("the $name has a part of its own", ({ name }) => {
  const words = name.toLowerCase().split(" ");
  const heads = [...text.matchAll(/^## (.*) \(/gm)].map(([, head = ""]) => head.toLowerCase());
  expect(heads.filter((head) => head.split(" ").every((word) => words.includes(word)))).toHaveLength(1);
});

// A folder with a star, a folder, or a file without the ending that tells its kind.
function isThere(name: string): boolean {
  const path = join("tests", name.replace(/\/\*$/, ""));
  if (existsSync(path)) return true;
  return (
    existsSync(dirname(path)) &&
    readdirSync(dirname(path)).some(
      (file) => /\.(test|spec)\.tsx?$/.test(file) && join(dirname(path), file).startsWith(`${path}.`),
    )
  );
}

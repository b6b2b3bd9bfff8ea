import type { Answer, Interval, Member, Problem, SolutionSet } from "./problem";

interface Defaults {
  ask?: string;
  domain?: "complex";
}

// Without a verb, what looks like a set of solutions is one.
const LIKE_A_SET =
  /^(none$|all$|all but |[a-z] = )|^[[(][^[\]()]*(?:\([^[\]()]*\))?[^[\]()]*inf\)|^[[(]-inf, .*[\])]$|^[[(].*[\])] u [[(]|^\[-.*, .*\]$/;

/**
 * Reads problems, one a line: `what is asked => the right answer`. A system has ` & ` between its lines, ` @ x` names the
 * unknowns, ` @ a: 2` gives values, ` | ` stands between answers that are equally good. Answers are written as
 * `x = 1 or x = 2`, `x = 1, y = 2`, `none`, `all but 0`, `[1, 2) u (3, inf)`, `x = pi*n for n`, `a != 0: x = b/a; a = 0: none`,
 * `true`, `undefined`, `refused`, `ok`, `wrong at 1`, `[[1, 2], [3, 4]]`, or as a formula.
 */
export function problems(kind: string, { ask, domain }: Defaults, lines: string): Problem[] {
  return lines
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => ({ ...readLine(kind, ask ?? "", line), ...(ask && { ask }), ...(domain && { domain }) }));
}

function readLine(kind: string, ask: string, line: string): Problem {
  const [asked = "", expected = ""] = line.split(/\s=>\s/);
  const [written = "", names] = asked.split(" @ ");
  const lines = written.split(" & ").map((part) => part.trim());
  const [expect, ...orElse] = expected
    .trim()
    .split(" | ")
    .map((text) => readAnswer(text, ask === "solve" || (ask === "" && LIKE_A_SET.test(text))));
  if (!expect || expected.trim() === "") throw new Error(`No answer is written in: ${line}`);
  return { kind, expression: lines.length === 1 ? written.trim() : lines, ...readNames(names), expect, orElse };
}

function readNames(names: string | undefined): Pick<Problem, "for" | "dict_of_vars"> {
  if (!names) return {};
  if (!names.includes(":")) return { for: names.trim() };
  return { dict_of_vars: pairs(names.split(","), ":") };
}

/** Reads one answer; `isSet` where a set of solutions is expected. */
export function readAnswer(text: string, isSet: boolean): Answer {
  const wrongAt = /^wrong at (\d+)$/.exec(text);
  if (wrongAt) return { kind: "working", ok: false, firstWrong: Number(wrongAt[1]) };
  if (text === "ok") return { kind: "working", ok: true, firstWrong: null };
  if (text === "undefined" || text === "refused") return { kind: text };
  if (text === "true" || text === "false") return { kind: "truth", value: text === "true" };
  if (text.startsWith("[[")) return { kind: "matrix", rows: readRows(text) };
  if (isSet) return readSolutions(text);
  return /[a-z]/i.test(text) ? { kind: "expression", text } : { kind: "value", text };
}

function readRows(text: string): string[][] {
  return text
    .slice(2, -2)
    .split(/\]\s*,\s*\[/)
    .map((row) => row.split(",").map((item) => item.trim()));
}

function readSolutions(text: string): Answer {
  const set = readSet(text);
  return { kind: "solutions", variables: variablesOf(set), set };
}

function readSet(text: string): SolutionSet {
  if (text.includes(": ")) return { type: "cases", cases: text.split("; ").map(readCase) };
  if (text === "none") return { type: "none" };
  if (text === "all") return { type: "all", except: [] };
  if (text.startsWith("all but ")) return { type: "all", except: text.slice(8).split(", ") };
  if (/^[[(].*,.*[\])]$/.test(text)) return { type: "intervals", union: text.split(" u ").map(readInterval) };
  const [members = "", parameters] = text.split(/ for (?=[a-z](?:, [a-z])*$)/);
  const list = members.split(" or ").map(readMember);
  if (!parameters) return { type: "finite", members: list };
  if (parameters === "n") return { type: "families", members: list, parameter: "n" };
  return { type: "parametric", members: list, parameters: parameters.split(", ") };
}

function readCase(text: string): { when: string; set: SolutionSet } {
  const [when = "", set = ""] = text.split(": ");
  return { when, set: readSet(set) };
}

function readInterval(text: string): Interval {
  const [from = "", to = ""] = text
    .slice(1, -1)
    .split(",")
    .map((end) => end.trim().replace("inf", "infinity"));
  return { from, to, fromClosed: text.startsWith("["), toClosed: text.endsWith("]") };
}

function readMember(text: string): Member {
  return pairs(text.split(", "), " = ");
}

function pairs(texts: readonly string[], sign: string): Record<string, string> {
  return Object.fromEntries(
    texts.map((text): [string, string] => {
      const [name = "", value = ""] = text.split(sign);
      return [name.trim(), value.trim()];
    }),
  );
}

function variablesOf(set: SolutionSet): string[] {
  if (set.type === "cases") return [...new Set(set.cases.flatMap((part) => variablesOf(part.set)))];
  return "members" in set ? Object.keys(set.members[0] ?? {}) : [];
}

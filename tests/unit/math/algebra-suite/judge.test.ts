import { describe, expect, it } from "vitest";
import { judge } from "../../../support/algebra/judge";
import { problems, readAnswer } from "../../../support/algebra/notation";
import type { Answer, Problem } from "../../../support/algebra/problem";
import { SUITE } from "../../../support/algebra/suite";

const OTHER = "(7919/7907)";

function problem(ask: string, line: string): Problem {
  const [only] = problems("", { ask }, line);
  if (!only) throw new Error("One line was expected.");
  return only;
}

function verdict(ask: string, line: string, answer: string): string {
  return judge(readAnswer(answer, ask === "solve"), problem(ask, line)).verdict;
}

/** The answer with every text or truth in it changed, one at a time. */
function altered(answer: Answer): Answer[] {
  if (answer.kind === "value" || answer.kind === "expression") {
    const text = answer.text.endsWith(" + C")
      ? `${answer.text} + (x + t) ${OTHER}`
      : `(${answer.text}) ${OTHER} + ${OTHER}`;
    return [{ ...answer, text }, { kind: "undefined" }];
  }
  if (answer.kind === "truth") return [{ ...answer, value: !answer.value }];
  if (answer.kind === "undefined") return [{ kind: "value", text: "0" }];
  if (answer.kind === "working") return [{ ...answer, ok: !answer.ok, firstWrong: answer.ok ? 1 : null }];
  if (answer.kind === "matrix") return answer.rows.map((_, at) => ({ ...answer, rows: changedAt(answer.rows, at) }));
  return answer.kind === "solutions" ? alteredSets(answer) : [{ kind: "value", text: "0" }];
}

function changedAt(rows: string[][], at: number): string[][] {
  return rows.map((row, k) => (k === at ? row.map((item) => `${item} + 1`) : row));
}

function alteredSets(answer: Extract<Answer, { kind: "solutions" }>): Answer[] {
  const { set } = answer;
  const put = (changed: typeof set): Answer => ({ ...answer, set: changed });
  if (set.type === "none") return [put({ type: "all", except: [] })];
  if (set.type === "all") return [put({ type: "none" }), put({ type: "all", except: [...(set.except ?? []), OTHER] })];
  if (set.type === "intervals") {
    return set.union.flatMap((interval, at) => {
      const others = set.union.filter((_, k) => k !== at);
      const end =
        interval.from === "-infinity" ? { toClosed: !interval.toClosed } : { fromClosed: !interval.fromClosed };
      return [
        put({ type: "intervals", union: others }),
        put({ type: "intervals", union: [...others, { ...interval, ...end }] }),
      ];
    });
  }
  if (set.type === "cases")
    return [put({ type: "cases", cases: set.cases.map((part) => ({ ...part, set: { type: "none" } })) })];
  const moved = set.members.map((member) =>
    Object.fromEntries(Object.entries(member).map(([name, text]) => [name, `${text} + ${OTHER}`])),
  );
  return [
    put({ ...set, members: set.members.slice(1) }),
    ...set.members.map((_, at) =>
      put({ ...set, members: set.members.map((member, k) => (k === at ? (moved[k] ?? member) : member)) }),
    ),
  ].slice(set.type === "parametric" ? 1 : 0);
}

describe("judging an answer", () => {
  it("finds every expected answer of the suite right", () => {
    const misjudged = SUITE.flatMap((one) => [one.expect, ...one.orElse].map((answer) => ({ one, answer })))
      .map(({ one, answer }) => ({ asked: one.expression, answer, judgement: judge(answer, one) }))
      .filter(({ judgement }) => judgement.verdict !== "right");
    expect(misjudged).toEqual([]);
  });

  it("finds altered answers wrong", () => {
    const passed = SUITE.filter(({ orElse }) => orElse.length === 0)
      .flatMap((one) => altered(one.expect).map((answer) => ({ one, answer })))
      .filter(({ one, answer }) => judge(answer, one).verdict !== "wrong")
      .map(({ one, answer }) => ({ asked: one.expression, answer }));
    expect(passed).toEqual([]);
  });

  it("never finds a refusal wrong", () => {
    const wrong = SUITE.filter((one) => judge({ kind: "refused" }, one).verdict === "wrong");
    expect(wrong).toEqual([]);
  });

  it.each([
    ["simplify", "sqrt(x^2) => |x|", "x"],
    ["evaluate", "1/3 => 1/3", "0.3333333333333333"],
    ["factor", "6x^2 + 9x => 3x(2x + 3)", "x(6x + 9)"],
    ["factor", "x^4 - 1 => (x - 1)(x + 1)(x^2 + 1)", "(x^2 - 1)(x^2 + 1)"],
    ["factor", "360 => 2^3*3^2*5", "2^3*9*5"],
    ["expand", "(x + 1)^2 => x^2 + 2x + 1", "x(x + 2) + 1"],
    ["solve", "x^2 = 4 => x = 2 or x = -2", "x = 2"],
    ["solve", "sin(x) = 0 => x = pi*n for n", "x = 2pi*n for n"],
    ["solve", "sin(x) = 0 => x = pi*n for n", "x = 0"],
    ["solve", "a x = b @ x => a != 0: x = b/a; a = 0 and b = 0: all; a = 0 and b != 0: none", "x = b/a"],
    ["solve", "x + y = 3 & 2x + 2y = 6 => x = t, y = 3 - t for t", "x = t, y = 2 - t for t"],
    ["solve", "x + y = 3 & 2x + 2y = 6 => x = t, y = 3 - t for t", "x = 1, y = 2"],
    ["solve", "x < 2 => (-inf, 2)", "(-inf, 2]"],
    ["limit", "lim_{x->0} 1/x => undefined", "infinity"],
    ["integrate", "1/x => ln(|x|) + C", "ln(|x|) + x + C"],
  ])("is not deceived: %s %s by %s", (ask, line, answer) => {
    expect(verdict(ask, line, answer)).toBe("wrong");
  });

  it.each([
    ["simplify", "2x + 3x => 5x", "5*x"],
    ["evaluate", "1/sqrt(2) => sqrt(2)/2", "2^(-1/2)"],
    ["evaluate", "0.1 + 0.2 => 3/10", "0.3"],
    ["factor", "2x + 6 => 2(x + 3)", "(x + 3)*2"],
    ["factor", "x^2/4 - 1 => 1/4 (x - 2)(x + 2)", "(x/2 - 1)(x/2 + 1)"],
    ["solve", "x^2 = 4 => x = 2 or x = -2", "x = -2 or x = 2"],
    ["solve", "x/x = 1 => all but 0", "(-inf, 0) u (0, inf)"],
    ["solve", "sin(x) = 0 => x = pi*n for n", "x = 2pi*n or x = pi + 2pi*n for n"],
    ["solve", "x + y = 3 & 2x + 2y = 6 => x = t, y = 3 - t for t", "x = 3 - s, y = s for s"],
    ["approximate", "sqrt(2) => sqrt(2)", "1.414213562"],
    ["complete the square", "x^2 + 6x + 5 => (x + 3)^2 - 4", "-4 + (x + 3)^2"],
    ["solve", "x <= 1 & x >= 1 => x = 1", "[1, 1]"],
    ["integrate", "1/x => ln(|x|) + C", "ln(x)"],
    ["integrate", "sin(x) cos(x) => sin(x)^2/2 + C", "-cos(2x)/4 + C"],
  ])("takes another form of the same: %s %s as %s", (ask, line, answer) => {
    expect(verdict(ask, line, answer)).toBe("right");
  });

  it("calls what is equal but not simple, or as it was asked, no answer", () => {
    expect(verdict("simplify", "x + x => 2x", "(x + x + x + x + x - x - x - x)(1 + 0) + 0")).toBe("refused");
    expect(verdict("simplify", "x + x + x => 3x", "x + x + x")).toBe("refused");
    expect(verdict("factor", "x^2 - 1 => (x - 1)(x + 1)", "x^2 - 1")).toBe("refused");
    expect(verdict("factor", "x^2 - 1 => (x - 1)(x + 1)", "-1 + x^2")).toBe("wrong");
  });
});

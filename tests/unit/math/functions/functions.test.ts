import { describe, expect, it, test } from "vitest";
import { derivative } from "~/math/calculus";
import { variable } from "~/math/expression";
import { FUNCTION_NAMES, functionNamed, FUNCTIONS, inverseOf, nearestName } from "~/math/functions";

const PLACES = Array.from({ length: 400 }, (_, k) => (k - 200) / 16 + 0.013);
const UNARY = FUNCTION_NAMES.filter((name) => FUNCTIONS[name].arity[0] === 1);

describe.each(UNARY)("the record of %s says", (name) => {
  const { value, domain, range, parity, period, zeros, pieces, integerValued } = FUNCTIONS[name];

  it("where it is defined", () => {
    for (const x of PLACES) {
      const isInside = domain && (domain.open ? x > domain.from && x < domain.to : x >= domain.from && x <= domain.to);
      if (domain) expect(Number.isNaN(value(x)), `${x}`).toBe(!isInside);
    }
    if (domain?.open && Number.isFinite(domain.from)) expect(value(domain.from)).toBeNaN();
  });

  it("which values it has", () => {
    for (const y of PLACES.map((x) => value(x)).filter(Number.isFinite)) {
      if (range) expect(y >= range.from && y <= range.to, `${y}`).toBe(true);
      if (integerValued === "always") expect(Number.isInteger(y)).toBe(true);
      if (zeros?.kind === "nowhere") expect(y).not.toBe(0);
    }
    if (zeros?.kind === "at zero") expect(value(0)).toBeCloseTo(0, 15);
  });

  it("its parity and its period", () => {
    for (const x of PLACES.filter((at) => Number.isFinite(value(at)))) {
      if (parity) expect(value(-x)).toBeCloseTo(parity === "even" ? value(x) : -value(x), 9);
      if (period && period !== "second argument")
        expect(value(x + period.turns * 2 * Math.PI) / value(x)).toBeCloseTo(1, 6);
      if (pieces === "unit steps") expect(value(x + 1) - value(x)).toBe(1);
    }
  });

  it("its derivative, or why it has none", () => {
    const { derivative: rule } = FUNCTIONS[name];
    const slope = derivative({ kind: "call", name, arguments: [variable("x")], span: { start: 0, end: 0 } }, "x");
    if (rule.kind === "none") expect(rule.reason).toMatch(/\.$/);
    expect(slope === null).toBe(rule.kind === "none");
  });
});

test("every name means one function, and reads back what is printed", () => {
  const names = FUNCTION_NAMES.flatMap((name) => [name, ...FUNCTIONS[name].aliases]);
  expect(new Set(names).size).toBe(names.length);
  for (const name of FUNCTION_NAMES)
    for (const alias of FUNCTIONS[name].aliases) expect(functionNamed(alias)).toBe(name);
  for (const name of FUNCTION_NAMES) expect(FUNCTIONS[name].spoken).toMatch(/^[a-z ]+$/);
});

test("names lead to inverses and to what was meant", () => {
  expect(inverseOf("cot")).toBe("acot");
  expect(inverseOf("asin")).toBeNull();
  expect(functionNamed("arcctg")).toBe("acot");
  expect(functionNamed("constructor")).toBeUndefined();
  expect(nearestName("sqr")).toBe("sqrt");
});

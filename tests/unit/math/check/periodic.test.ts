import { expect, test } from "vitest";
import { allOf, anyOf, type Certificate, checkStep, type Condition } from "~/math/check";
import type { Relation } from "~/math/expression";
import { parseExpression, parseList } from "~/math/text";

const FAMILY = [{ name: "n", over: "integers" as const }];

function relations(text: string): Relation[] {
  return parseList(text).flatMap((one) => (one.kind === "relation" ? [one] : []));
}

function families(...cases: string[]): Condition {
  return anyOf(cases.map(relations), FAMILY);
}

function periodic(period: string, ...points: string[]): Certificate {
  return { kind: "periodic", period: parseExpression(period), points: points.map((one) => parseExpression(one)) };
}

function isAccepted(before: Condition, after: Condition, by: Certificate): boolean {
  return checkStep({ before, after, claim: { kind: "equivalent", by } }).accepted;
}

test.each<[string, string, string[], boolean]>([
  ["sin(x) = 1/2", "2 pi", ["x = pi/6 + 2 pi n", "x = 5 pi/6 + 2 pi n"], true],
  ["sin(x) = 1/2", "2 pi", ["x = pi/6 + 2 pi n"], false],
  ["sin(x) = 1/2", "2 pi", ["x = pi/6 + pi n", "x = 5 pi/6 + 2 pi n"], false],
  ["sin(x) = 1/3", "2 pi", ["x = arcsin(1/3) + 2 pi n", "x = pi - arcsin(1/3) + 2 pi n"], true],
  ["cos(x) = 1", "2 pi", ["x = 2 pi n"], true],
  ["cos(x) = 1", "2 pi", ["x = pi n"], false],
  ["cos(x) = 0.999999", "2 pi", ["x = 2 pi n"], false],
  ["tan(x) = 1", "pi", ["x = pi/4 + pi n"], true],
  ["sin(x) = x", "2 pi", ["x = 2 pi n"], false],
  ["sin(x sqrt(2)) = 0", "2 pi", ["x = 2 pi n"], false],
  ["|sin(x)| = 0", "pi", ["x = 2 pi n"], false],
])("%s after %s: %s is %s", (before, period, after, expected) => {
  expect(isAccepted(allOf(...relations(before)), families(...after), periodic(period))).toBe(expected);
});

test("points of the certificate are not believed", () => {
  const [before, after] = [allOf(...relations("sin(x) = cos(x)")), allOf(...relations("tan(x) = 1"))];
  expect(isAccepted(before, after, periodic("2 pi", "pi/4", "5 pi/4", "1"))).toBe(true);
  expect(isAccepted(before, allOf(...relations("tan(x) = -1")), periodic("2 pi", "pi/4", "3 pi/4"))).toBe(false);
});

test("members within bounds are all listed, and no others", () => {
  const before = families("x = pi n, 0 <= x, x < 2 pi");
  const members: Certificate = { kind: "members" };
  const listed = (...values: string[]) => anyOf(values.map((value) => relations(`x = ${value}`)));
  expect(isAccepted(before, listed("0", "pi"), members)).toBe(true);
  expect(isAccepted(before, listed("0"), members)).toBe(false);
  expect(isAccepted(before, listed("0", "pi", "2 pi"), members)).toBe(false);
});

import { expect, it, test } from "vitest";
import { csvOf } from "~/tools/csv";

it("is quoted as RFC 4180 says", () => {
  expect(
    csvOf([
      ["x", "y = max(x, 1)"],
      ['a "b"', "two\nlines"],
    ]),
  ).toBe('\uFEFFx,"y = max(x, 1)"\r\n"a ""b""","two\nlines"\r\n');
});

test.each(["=1+1", "+1", "-x", "@cmd", "|cmd", " =1", "\u0000=1", "\tx", "＝1", "-1+cmd"])(
  "%j is no formula",
  (cell) => {
    expect(csvOf([[cell]])).toBe(`\uFEFF'${cell}\r\n`);
  },
);

test.each(["-1", "-0.5", "-1.5e-7", "1", "a-b", "y = -x"])("%j stays as it is", (cell) => {
  expect(csvOf([[cell]])).toBe(`\uFEFF${cell}\r\n`);
});

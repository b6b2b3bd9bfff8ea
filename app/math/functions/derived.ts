import { call, div, type Expression, mul, num, sub } from "../expression";

/** Functions that are read as an expression of others. */
export type DerivedName =
  "sech" | "csch" | "coth" | "asec" | "acsc" | "acot" | "asech" | "acsch" | "acoth" | "gamma" | "trunc" | "frac";

interface DerivedForm {
  aliases: readonly string[];
  inverse: DerivedName | null;
  of: (u: Expression) => Expression;
}

const over = (denominator: Expression) => div(num(1), denominator);

export const DERIVED: Readonly<Record<DerivedName, DerivedForm>> = {
  sech: { aliases: [], inverse: "asech", of: (u) => over(call("cosh", u)) },
  csch: { aliases: ["cosech"], inverse: "acsch", of: (u) => over(call("sinh", u)) },
  coth: { aliases: [], inverse: "acoth", of: (u) => over(call("tanh", u)) },
  asec: { aliases: ["arcsec"], inverse: null, of: (u) => call("acos", over(u)) },
  acsc: { aliases: ["arccsc", "arccosec", "acosec"], inverse: null, of: (u) => call("asin", over(u)) },
  // A right angle less the arc tangent, in the angle unit.
  acot: { aliases: ["arccot", "arcctg"], inverse: null, of: (u) => sub(call("acos", num(0)), call("atan", u)) },
  asech: { aliases: ["arsech", "arcsech", "argsech"], inverse: null, of: (u) => call("acosh", over(u)) },
  acsch: {
    aliases: ["arcsch", "arccsch", "argcsch", "acosech", "arcosech", "arccosech", "argcosech"],
    inverse: null,
    of: (u) => call("asinh", over(u)),
  },
  acoth: { aliases: ["arcoth", "arccoth", "argcoth"], inverse: null, of: (u) => call("atanh", over(u)) },
  gamma: { aliases: [], inverse: null, of: (u) => call("factorial", sub(u, num(1))) },
  trunc: { aliases: [], inverse: null, of: (u) => mul(call("sign", u), call("floor", call("abs", u))) },
  frac: { aliases: [], inverse: null, of: (u) => call("mod", u, num(1)) },
};

import { type Expression, MathSyntaxError, type Span } from "../../expression";
import type { Grammar, TokenReader } from "../../text";
import type { Operation, Statistic } from "../operation";
import { finishNumber } from "./finish";
import type { Reading } from "./reading";

type Build = (values: Expression[], span: Span) => Operation;

const divisor =
  (name: "gcd" | "lcm"): Build =>
  (of, span) => ({ kind: "divisor", name, of: atLeast(2, of, name, span), span });
const statistic =
  (name: Statistic): Build =>
  (of, span) => ({ kind: "statistic", name, of: atLeast(name.startsWith("sample") ? 2 : 1, of, name, span), span });

const CALLS: Record<string, Build> = {
  gcd: divisor("gcd"),
  gcf: divisor("gcd"),
  hcf: divisor("gcd"),
  ggt: divisor("gcd"),
  lcm: divisor("lcm"),
  kgv: divisor("lcm"),
  ncr: (of, span) => choice("combinations", of, span),
  comb: (of, span) => choice("combinations", of, span),
  binom: (of, span) => choice("combinations", of, span),
  binomial: (of, span) => choice("combinations", of, span),
  npr: (of, span) => choice("permutations", of, span),
  perm: (of, span) => choice("permutations", of, span),
  mean: statistic("mean"),
  average: statistic("mean"),
  avg: statistic("mean"),
  median: statistic("median"),
  mode: statistic("mode"),
  range: statistic("range"),
  quartiles: statistic("quartiles"),
  variance: statistic("variance"),
  var: statistic("variance"),
  samplevariance: statistic("sample variance"),
  stdev: statistic("standard deviation"),
  stddev: statistic("standard deviation"),
  std: statistic("standard deviation"),
  sd: statistic("standard deviation"),
  samplestdev: statistic("sample standard deviation"),
};

export const STATISTIC_WORDS: Readonly<Record<Statistic, string>> = {
  mean: "mean",
  median: "median",
  mode: "mode",
  range: "range",
  quartiles: "quartiles",
  variance: "variance",
  "sample variance": "samplevariance",
  "standard deviation": "stdev",
  "sample standard deviation": "samplestdev",
};

/** gcd(12, 18), mean(1, 2, 3), mean([1, 2, 3]). */
export function readCall(reader: TokenReader, grammar: Grammar, reading: Reading): Expression {
  const { span } = reader.take();
  const name = reader.text
    .slice(span.start, span.end)
    .replace(/\\(?:operatorname|mathrm|text)|[\\{} ]/g, "")
    .toLowerCase();
  const build = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
  if (!build) throw reader.unexpected("a function");
  const { items } = grammar.readList(reader, "(", ")");
  const [only] = items;
  const values = items.length === 1 && only?.kind === "tuple" ? only.items : items;
  const finished = values.map((value) => finishNumber(value, reading));
  return reading.add(build(finished, { start: span.start, end: reader.endOfLast }));
}

/** \binom{5}{2} */
export function readBinomial(reader: TokenReader, grammar: Grammar, reading: Reading): Expression {
  const { start } = reader.take().span;
  const above = grammar.readGroup(reader, "{", "}");
  const below = grammar.readGroup(reader, "{", "}");
  const values = [above, below].map((value) => finishNumber(value, reading));
  return reading.add(choice("combinations", values, { start, end: reader.endOfLast }));
}

function choice(name: "combinations" | "permutations", of: Expression[], span: Span): Operation {
  const [from, choose] = of;
  if (from && choose && of.length === 2) return { kind: "choice", name, from, choose, span };
  throw new MathSyntaxError(
    `${name} are of two numbers: how many there are, and how many are chosen.`,
    "arguments",
    span,
  );
}

function atLeast(least: number, values: Expression[], name: string, span: Span): Expression[] {
  if (values.length >= least) return values;
  throw new MathSyntaxError(`${name} needs at least ${least} numbers.`, "arguments", span);
}

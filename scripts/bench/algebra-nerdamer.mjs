// nerdamer-prime, asked in its own words.
import nerdamer from "nerdamer-prime/all";
import { equationSides, NoAnswer, peer, solutions, valueOf } from "./algebra-peer.mjs";

const NAMES = { ln: "log", log: "log10", asin: "asin", acos: "acos", atan: "atan", ceil: "ceil", sign: "sign" };
const STATISTICS = {
  mean: "mean",
  median: "median",
  mode: "mode",
  variance: "variance",
  "standard deviation": "stdev",
};
const FORMS = { simplify: "simplify", expand: "expand", factor: "factor", "prime factors": "pfactor" };

/** Answers a problem of the suite. */
export const nerdamerAnswer = peer((read, problem) => {
  const text = writer(read.operations);
  if (read.ask === "solve") return solved(read, problem, text);
  if (read.statements.length !== 1) throw new NoAnswer("several lines");
  const [statement] = read.statements;
  if (statement.kind === "matrix") return listed(run(matrixText(statement.matrix, text)));
  if (statement.kind !== "expression") throw new NoAnswer(`nothing for ${statement.kind}`);
  const written = text(statement.value);
  if (read.ask === "partial fractions") return valueOf(run(`partfrac(${written},${read.unknowns[0]})`));
  const form = FORMS[read.ask];
  return valueOf(run(form ? `${form}(${written})` : written));
});

function run(text) {
  const result = nerdamer(text).toString();
  if (/(integrate|defint|limit|solve|sum|product|diff)\(/.test(result)) throw new NoAnswer(`left as ${result}`);
  return result
    .replace(/\blog\(/g, "ln(")
    .replace(/\blog10\(/g, "log(")
    .replaceAll("Infinity", "infinity");
}

function solved({ statements, unknowns, operations }, problem) {
  const text = writer(operations);
  const equations = statements.map(equationSides).map((sides) => sides.map(text).join("="));
  if (equations.length === 1 && unknowns.length === 1) {
    const [unknown] = unknowns;
    const found = parts(run(`solve(${equations[0]},${unknown})`).replace(/^\[|\]$/g, ""));
    const members = found.map((value) => ({ [unknown]: valueOf(value).text ?? "0/0" }));
    return solutions(members, unknowns, problem);
  }
  const pairs = nerdamer
    .solveEquations(equations, unknowns)
    .map(([name, value]) => [name, valueOf(String(value)).text]);
  return solutions([Object.fromEntries(pairs)], unknowns, problem);
}

function parts(list) {
  let depth = 0;
  const found = [""];
  for (const sign of list) {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    if (sign === "," && depth === 0) found.push("");
    else found[found.length - 1] += sign;
  }
  return found.filter((part) => part !== "");
}

function listed(text) {
  const rows = /^matrix\((.*)\)$/.exec(text)?.[1] ?? (text.startsWith("[") ? text : null);
  if (rows === null) return valueOf(text);
  return { kind: "matrix", rows: [...rows.matchAll(/\[([^\]]*)\]/g)].map(([, row]) => parts(row)) };
}

/** Writes trees in nerdamer's notation, with the operations that stand in them. */
function writer(operations) {
  return function text(expression) {
    switch (expression.kind) {
      case "number":
        return expression.text;
      case "variable":
        return operations[expression.name] ? operationText(operations[expression.name], text) : expression.name;
      case "constant":
        return expression.name;
      case "negate":
        return `(-${text(expression.argument)})`;
      case "binary":
        return `(${text(expression.left)}${expression.operator}${text(expression.right)})`;
      case "call":
        return callText(expression, text);
      case "sum":
        return `sum(${[expression.term, { kind: "variable", name: expression.index }, expression.from, expression.to].map(text).join()})`;
      default:
        throw new NoAnswer(`nothing for ${expression.kind}`);
    }
  };
}

function callText({ name, arguments: list }, text) {
  const [first, second] = list.map(text);
  if (name === "root") return `(${first}^(1/${second}))`;
  return `${NAMES[name] ?? name}(${list.map(text).join()})`;
}

function operationText(operation, text) {
  const of = Array.isArray(operation.of) ? operation.of.map(text).join() : operation.of && text(operation.of);
  switch (operation.kind) {
    case "derivative":
      return operation.variables.reduce((inner, variable) => `diff(${inner},${variable})`, of);
    case "integral":
      return operation.from
        ? `defint(${of},${boundText(operation.from, text)},${boundText(operation.to, text)},${operation.variable})`
        : `integrate(${of},${operation.variable})`;
    case "limit":
      if (operation.side !== "both") throw new NoAnswer("no one-sided limits");
      return `limit(${of},${operation.variable},${boundText(operation.at, text)})`;
    case "product":
    case "series":
      return `${operation.kind === "series" ? "sum" : "product"}(${of},${operation.variable},${text(operation.from)},${boundText(operation.to, text)})`;
    case "divisor":
      return `${operation.name}(${of})`;
    case "choice":
      return `(${text(operation.from)})!/((${text(operation.choose)})!*((${text(operation.from)})-(${text(operation.choose)}))!)`;
    case "statistic":
      if (!STATISTICS[operation.name]) throw new NoAnswer(operation.name);
      return `${STATISTICS[operation.name]}(${of})`;
  }
}

function boundText(bound, text) {
  return bound.kind === "infinite" ? (bound.sign > 0 ? "Infinity" : "-Infinity") : text(bound.value);
}

const MATRIX_FUNCTIONS = { determinant: "determinant", inverse: "invert", transpose: "transpose" };

function matrixText(matrix, text) {
  const inner = (part) => matrixText(part, text);
  switch (matrix.kind) {
    case "scalar":
      return text(matrix.value);
    case "matrix":
      return `matrix(${matrix.rows.map((row) => `[${row.map(text).join()}]`).join()})`;
    case "vector":
      return `[${matrix.items.map(text).join()}]`;
    case "negate":
      return `(-${inner(matrix.argument)})`;
    case "power":
      return powerText(inner(matrix.base), text(matrix.exponent));
    case "binary":
      if (matrix.operator === "dot" || matrix.operator === "cross")
        return `${matrix.operator}(${inner(matrix.left)},${inner(matrix.right)})`;
      return `(${inner(matrix.left)}${matrix.operator}${inner(matrix.right)})`;
    case "function":
      if (!MATRIX_FUNCTIONS[matrix.name]) throw new NoAnswer(matrix.name);
      return `${MATRIX_FUNCTIONS[matrix.name]}(${inner(matrix.argument)})`;
  }
}

// Its own powers of matrices are those of their entries.
function powerText(base, exponent) {
  if (exponent === "(-1)") return `invert(${base})`;
  return Array.from({ length: Number(exponent) }, () => base).join("*");
}

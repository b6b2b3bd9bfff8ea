// @cortex-js/compute-engine, asked in MathJSON.
import { ComputeEngine } from "@cortex-js/compute-engine";
import { equationSides, NoAnswer, peer, solutions, valueOf } from "./algebra-peer.mjs";
import { answerText } from "./algebra-mathjson.mjs";

const engine = new ComputeEngine();
const HEADS = { "+": "Add", "-": "Subtract", "*": "Multiply", "/": "Divide", "^": "Power" };
const CALLS = {
  sqrt: "Sqrt",
  abs: "Abs",
  ln: "Ln",
  log: "Log",
  asin: "Arcsin",
  acos: "Arccos",
  atan: "Arctan",
  ceil: "Ceil",
  root: "Root",
};
const FORMS = { expand: "ExpandAll", factor: "Factor" };
const STATISTICS = {
  mean: "Mean",
  median: "Median",
  mode: "Mode",
  variance: "PopulationVariance",
  "standard deviation": "PopulationStandardDeviation",
  "sample variance": "Variance",
};
const RELATIONS = {
  "=": "Equal",
  "!=": "NotEqual",
  "<": "Less",
  "<=": "LessEqual",
  ">": "Greater",
  ">=": "GreaterEqual",
};
const MATRIX_FUNCTIONS = {
  determinant: "Determinant",
  inverse: "Inverse",
  transpose: "Transpose",

  reduce: "RowReduce",
  length: "Norm",
};
const MATRIX_HEADS = { ...HEADS, "*": "MatrixMultiply", dot: "Dot", cross: "Cross" };

/** Answers a problem of the suite. */
export const computeEngineAnswer = peer((read, problem) => {
  const json = writer(read);
  if (read.ask === "solve") return solved(read, problem, json);
  if (read.statements.length !== 1) throw new NoAnswer("several lines");
  const [statement] = read.statements;
  if (statement.kind === "matrix") return answerOf(engine.box(matrixJson(statement.matrix, json)).evaluate());
  if (statement.kind === "relation") return truthOf(statement.relation, json);
  if (statement.kind !== "expression") throw new NoAnswer(`nothing for ${statement.kind}`);
  const written = json(statement.value);
  if (read.ask === "simplify") return answerOf(engine.box(written).simplify());
  if (read.ask === "partial fractions")
    return answerOf(engine.box(["PartialFraction", written, read.unknowns[0]]).evaluate());
  const form = FORMS[read.ask];
  return answerOf(engine.box(form ? [form, written] : written).evaluate());
});

function answerOf(boxed) {
  const { json } = boxed;
  if (Array.isArray(json) && ["List", "Matrix", "Tuple"].includes(json[0])) {
    const items = json[0] === "Matrix" ? json[1].slice(1) : json.slice(1);
    const rows = items.every((item) => Array.isArray(item) && item[0] === "List")
      ? items.map((row) => row.slice(1))
      : [items];
    return { kind: "matrix", rows: rows.map((row) => row.map(answerText)) };
  }
  if (json === "ComplexInfinity") return { kind: "undefined" };
  return valueOf(answerText(json));
}

function truthOf({ sides, operators }, json) {
  if (operators.length !== 1) throw new NoAnswer("a chain");
  const found = engine.box([RELATIONS[operators[0]], ...sides.map(json)]).evaluate().json;
  if (found !== "True" && found !== "False") throw new NoAnswer("neither true nor false");
  return { kind: "truth", value: found === "True" };
}

function solved({ statements, unknowns }, problem, json) {
  const equations = statements.map(equationSides).map((sides) => ["Equal", ...sides.map(json)]);
  const system = equations.length > 1 || unknowns.length > 1;
  const found = engine.box(system ? ["List", ...equations] : equations[0]).solve(system ? unknowns : unknowns[0]);
  if (!found) throw new NoAnswer("nothing found");
  const members = [found].flat().map((value) => memberOf(value, unknowns));
  return solutions(members, unknowns, problem);
}

function memberOf(value, unknowns) {
  const pairs = value.json === undefined ? Object.entries(value) : [[unknowns[0], value]];
  return Object.fromEntries(pairs.map(([name, part]) => [name, valueOf(answerText(part.json)).text ?? "0/0"]));
}

/** Writes trees in MathJSON, with the operations that stand in them; decimals as fractions, so that nothing is rounded. */
function writer({ operations, domain }) {
  return function json(expression) {
    switch (expression.kind) {
      case "number":
        return numberJson(expression.text);
      case "variable":
        if (operations[expression.name]) return operationJson(operations[expression.name], json);
        return domain === "complex" && expression.name === "i" ? "ImaginaryUnit" : expression.name;
      case "constant":
        return expression.name === "pi" ? "Pi" : "ExponentialE";
      case "negate":
        return ["Negate", json(expression.argument)];
      case "binary":
        return [HEADS[expression.operator], json(expression.left), json(expression.right)];
      case "call":
        return [CALLS[expression.name] ?? capital(expression.name), ...expression.arguments.map(json)];
      case "sum":
        return ["Sum", json(expression.term), ["Limits", expression.index, json(expression.from), json(expression.to)]];
      default:
        throw new NoAnswer(`nothing for ${expression.kind}`);
    }
  };
}

function capital(name) {
  return name === "cbrt" ? "Cbrt" : name[0].toUpperCase() + name.slice(1);
}

function numberJson(text) {
  const [whole, decimals] = text.split(".");
  if (decimals === undefined || /e/i.test(text)) return { num: text };
  return ["Rational", { num: String(BigInt(whole + decimals)) }, { num: `1${"0".repeat(decimals.length)}` }];
}

function operationJson(operation, json) {
  const { of, variable } = operation;
  switch (operation.kind) {
    case "derivative":
      return operation.variables.reduce((inner, by) => ["D", inner, by], json(of));
    case "integral":
      return [
        "Integrate",
        ["Function", json(of), variable],
        ...(operation.from
          ? [["Limits", variable, boundJson(operation.from, json), boundJson(operation.to, json)]]
          : [variable]),
      ];
    case "limit": {
      const side = { both: [], left: [-1], right: [1] }[operation.side];
      return ["Limit", ["Function", json(of), variable], boundJson(operation.at, json), ...side];
    }
    case "product":
    case "series":
      return [
        operation.kind === "series" ? "Sum" : "Product",
        json(of),
        ["Limits", variable, json(operation.from), boundJson(operation.to, json)],
      ];
    case "divisor":
      return [operation.name.toUpperCase(), ...of.map(json)];
    case "choice":
      return ["Choose", json(operation.from), json(operation.choose)];
    case "statistic":
      if (!STATISTICS[operation.name]) throw new NoAnswer(operation.name);
      return [STATISTICS[operation.name], ["List", ...of.map(json)]];
  }
}

function boundJson(bound, json) {
  return bound.kind === "infinite" ? (bound.sign > 0 ? "PositiveInfinity" : "NegativeInfinity") : json(bound.value);
}

function matrixJson(matrix, json) {
  const inner = (part) => matrixJson(part, json);
  switch (matrix.kind) {
    case "scalar":
      return json(matrix.value);
    case "matrix":
      return ["List", ...matrix.rows.map((row) => ["List", ...row.map(json)])];
    case "vector":
      return ["List", ...matrix.items.map(json)];
    case "negate":
      return ["Negate", inner(matrix.argument)];
    case "power":
      return json(matrix.exponent)?.[0] === "Negate"
        ? ["Inverse", inner(matrix.base)]
        : ["MatrixPower", inner(matrix.base), json(matrix.exponent)];
    case "binary": {
      const isScaled = matrix.left.kind === "scalar" || matrix.right.kind === "scalar";
      const head = isScaled ? HEADS[matrix.operator] : MATRIX_HEADS[matrix.operator];
      return [head ?? matrix.operator, inner(matrix.left), inner(matrix.right)];
    }
    case "function":
      if (!MATRIX_FUNCTIONS[matrix.name]) throw new NoAnswer(matrix.name);
      return [MATRIX_FUNCTIONS[matrix.name], inner(matrix.argument)];
  }
}

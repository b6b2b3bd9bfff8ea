import { type Expression, type ExpressionOf, MathSyntaxError, num, relation, freeVariables } from "../expression";
import { freeIn, likelyVariable } from "./notation/letters";
import type { Reading } from "./notation/reading";
import type { MatrixExpression, MatrixFunction } from "./matrix-expression";
import type { Ask, Statement } from "./problem";
import { reachableOperations } from "./reachable";
import type { Wording } from "./wording";

interface Wish extends Pick<Wording, "implicit"> {
  ask: Ask | null;
  wanted: string[];
}

const MATRIX_FUNCTIONS: MatrixFunction[] = ["determinant", "inverse", "transpose", "rank", "reduce", "eigenvalues"];

/**
 * The statements with what is asked of them written into them: "differentiate x^2" becomes the derivative of x^2.
 * @throws MathSyntaxError if they cannot be asked for it
 */
export function askedStatements(statements: Statement[], reading: Reading, wish: Wish): Statement[] {
  const { ask, implicit } = wish;
  const named = namedDerivative(statements, reading);
  if (named) return named;
  requireNoUnnamed(statements, reading);
  if (implicit) return statements.map((statement) => implicitly(statement, reading, implicit));
  switch (ask) {
    case "differentiate":
    case "integrate":
      return statements.map((statement) => withOperation(statement, reading, ask, wish.wanted));
    case "solve":
      return statements.map(asEquation);
    case "limit":
    case "sum":
      return statements.map((statement) => requireOperation(statement, reading, ask));
    case "determinant":
    case "inverse":
    case "transpose":
    case "rank":
    case "reduce":
    case "eigenvalues":
      return statements.map((statement) => withMatrixFunction(statement, ask));
    case "convert":
      return statements.map(requireUnits);
    default:
      return statements;
  }
}

function withOperation(
  statement: Statement,
  reading: Reading,
  ask: "differentiate" | "integrate",
  wanted: string[],
): Statement {
  const of = statement.kind === "expression" ? statement.value : definedValue(statement);
  if (!of) {
    if (statement.kind !== "relation" || ask === "integrate") throw unfit(statement, "A formula was expected here.");
    return implicitly(statement, reading, { dependent: "y", independent: wanted[0] ?? "x", order: 1 });
  }
  const kind = ask === "differentiate" ? "derivative" : "integral";
  if (of.kind === "variable" && reading.operations[of.name]?.kind === kind) return statement;
  if (hasOperation(of, reading, kind)) return statement;
  const variable = wanted[0] ?? likelyVariable(of, reading);
  const { span } = of;
  const value =
    kind === "derivative"
      ? reading.add({ kind, of, variables: [variable], partial: false, at: null, span })
      : reading.add({ kind, of, variable, from: null, to: null, span });
  return { kind: "expression", value, line: statement.line, span, continues: statement.continues };
}

function hasOperation(of: Expression, reading: Reading, kind: "derivative" | "integral"): boolean {
  const names = [...JSON.stringify(of).matchAll(/"name":"(\$\d+)"/g)];
  return names.some(([, name]) => name !== undefined && reading.operations[name]?.kind === kind);
}

/** x^2 of y = x^2. */
function definedValue(statement: Statement): Expression | null {
  if (statement.kind !== "relation" || statement.relation.operators.join() !== "=") return null;
  const [left, right] = statement.relation.sides;
  if (left?.kind !== "variable" || !right) return null;
  return JSON.stringify(right).includes(`"name":"${left.name}"`) ? null : right;
}

function implicitly(
  statement: Statement,
  reading: Reading,
  { dependent, independent, order }: NonNullable<Wording["implicit"]>,
): Statement {
  if (statement.kind !== "relation" || statement.relation.operators.join() !== "=")
    throw unfit(statement, `An equation in ${independent} and ${dependent} was expected here.`);
  const { line, span, continues, relation: equation } = statement;
  const of = definedValue(statement);
  const [left] = equation.sides as [ExpressionOf<"variable">, Expression];
  if (of && left.name === dependent) {
    const variables = Array.from({ length: order }, () => independent);
    const value = reading.add({ kind: "derivative", of, variables, partial: false, at: null, span });
    return { kind: "expression", value, line, span, continues };
  }
  const letters = new Set(equation.sides.flatMap((side) => [...freeIn(side, reading)]));
  if (!letters.has(dependent))
    throw new MathSyntaxError(`There is no ${dependent} in this equation.`, "name", equation.span);
  return { kind: "implicit derivative", relation: equation, dependent, independent, order, line, span, continues };
}

/** An equation, and dy/dx on another line. */
function namedDerivative(statements: Statement[], reading: Reading): Statement[] | null {
  const asked = statements.find((statement) => statement.kind === "expression" && nameOf(statement.value, reading));
  const name = asked?.kind === "expression" ? nameOf(asked.value, reading) : null;
  const others = statements.filter((statement) => statement !== asked);
  if (!asked || !name) return null;
  const [equation] = others;
  if (others.length !== 1 || !equation)
    throw unfit(asked, `One equation for ${name.dependent} was expected beside it.`);
  return [implicitly(equation, reading, name)];
}

function requireNoUnnamed(statements: Statement[], reading: Reading): void {
  const operations = Object.values(reachableOperations(statements, reading.operations));
  const unnamed = operations.find(
    (operation) =>
      operation.kind === "derivative" && operation.of.kind === "variable" && reading.unnamed.has(operation.of.name),
  );
  if (!unnamed) return;
  throw new MathSyntaxError(
    "Equations for an unknown function, with its derivatives, are not known here.",
    "value",
    unnamed.span,
  );
}

function nameOf(value: Expression, reading: Reading): NonNullable<Wording["implicit"]> | null {
  const operation = value.kind === "variable" ? reading.operations[value.name] : undefined;
  if (operation?.kind !== "derivative" || operation.of.kind !== "variable") return null;
  const dependent = operation.of.name;
  const [independent] = operation.variables;
  if (!reading.unnamed.has(dependent) || !independent) return null;
  return { dependent, independent, order: operation.variables.length };
}

function asEquation(statement: Statement): Statement {
  if (statement.kind === "expression") {
    if (statement.value.kind === "variable" || freeVariables(statement.value).length === 0)
      throw unfit(statement, "An equation or an inequality was expected here.");
    const zero = num(0, statement.span);
    const { line, span, continues } = statement;
    return { kind: "relation", relation: relation([statement.value, zero], ["="], span), line, span, continues };
  }
  if (statement.kind === "relation" || statement.kind === "alternatives" || statement.kind === "conclusion")
    return statement;
  throw unfit(statement, "An equation or an inequality was expected here.");
}

function requireOperation(statement: Statement, reading: Reading, ask: "limit" | "sum"): Statement {
  const kinds = ask === "limit" ? ['"kind":"limit"'] : ['"kind":"sum"', '"kind":"series"'];
  const written = JSON.stringify([statement, reading.operations]);
  if (kinds.some((kind) => written.includes(kind))) return statement;
  const how = ask === "limit" ? "limit(sin(x)/x, x, 0)" : "sum(1/k, k, 1, 10)";
  throw unfit(statement, `A ${ask} is written ${how}.`);
}

function withMatrixFunction(statement: Statement, ask: Ask): Statement {
  const name = MATRIX_FUNCTIONS.find((one) => one === ask);
  if (statement.kind !== "matrix" || !name)
    throw unfit(statement, "A matrix was expected here, such as [[1, 2], [3, 4]].");
  const { matrix } = statement;
  if (matrix.kind === "function" && matrix.name === name) return statement;
  const wrapped: MatrixExpression = { kind: "function", name, argument: matrix, span: matrix.span };
  return { ...statement, matrix: wrapped };
}

function requireUnits(statement: Statement): Statement {
  if (statement.kind === "quantity" && statement.into) return statement;
  throw unfit(statement, "Write a quantity and the other unit, such as 3 km in m.");
}

function unfit({ span }: Statement, message: string): MathSyntaxError {
  return new MathSyntaxError(message, "value", span);
}

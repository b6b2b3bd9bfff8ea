import { EvaluationError, type Expression, type ExpressionOf, freeVariables, keyOf, expandSum } from "../expression";
import { type AngleUnit, constantValue, MOST_TERMS, MOST_WRITTEN, numberOf } from "../numeric";
import { pushPiecewise } from "./cases";
import { pushCall } from "./enclosures";
import { IntervalSet } from "./interval-set";
import { pushPower } from "./powers";
import { constantSet, pushDifference, pushNegation, pushProduct, pushQuotient, pushSum, type Steps } from "./steps";
import { pushLoop } from "./sums";

export interface IntervalFunction {
  /** The values for box[0] to box[1] of the first variable, and so on; the next call overwrites the result. */
  evaluate(box: ArrayLike<number>): IntervalSet;
  /** Bounds, in `slope`, of the partial derivative on the last box, valid where continuous and defined everywhere. */
  differentiate(variable: number): IntervalSet;
}

interface Program {
  variables: readonly string[];
  registers: IntervalSet[];
  steps: Steps;
  known: Map<string, IntervalSet>;
  angle: AngleUnit;
  terms: { most: number };
  written: number;
}

/**
 * Compiles a function that encloses an expression's values on a box; literals stand for the nearest doubles.
 * @param variables the names of the box's sides, in order
 * @throws EvaluationError for an unknown variable or a tuple
 */
export function compileIntervals(
  expression: Expression,
  variables: readonly string[],
  angle: AngleUnit = "rad",
): IntervalFunction {
  const program: Program = {
    variables,
    registers: variables.map(() => new IntervalSet()),
    steps: [],
    known: new Map(),
    angle,
    terms: { most: MOST_TERMS },
    written: MOST_WRITTEN,
  };
  const result = build(expression, program);
  return {
    evaluate: (box) => run(program, result, box),
    differentiate: (variable) => differentiate(program, result, variable),
  };
}

function run({ registers, steps }: Program, result: IntervalSet, box: ArrayLike<number>): IntervalSet {
  for (let i = 0; i < registers.length; i++) registers[i]?.assign(box[2 * i] ?? NaN, box[2 * i + 1] ?? NaN);
  for (const step of steps) step.value();
  return result;
}

function differentiate({ registers, steps }: Program, result: IntervalSet, variable: number): IntervalSet {
  for (let i = 0; i < registers.length; i++) registers[i]?.slope.assign(i === variable ? 1 : 0, i === variable ? 1 : 0);
  for (const step of steps) step.slope();
  return result;
}

function build(expression: Expression, program: Program): IntervalSet {
  const key = keyOf(expression);
  const out = program.known.get(key) ?? buildNew(expression, program);
  program.known.set(key, out);
  return out;
}

// Constant subexpressions are computed once.
function buildNew(expression: Expression, program: Program): IntervalSet {
  const { steps } = program;
  const before = steps.length;
  const out = buildKind(expression, program);
  if (steps.length > before && freeVariables(expression).length === 0) {
    for (const step of steps.splice(before)) step.value();
    out.slope.assign(0, 0);
  }
  return out;
}

function buildKind(expression: Expression, program: Program): IntervalSet {
  switch (expression.kind) {
    case "number":
    case "constant":
      return constantSet(numberOf(expression));
    case "variable":
      return variableSet(expression.name, program);
    case "negate":
      return pushNegation(build(expression.argument, program), program.steps);
    case "binary":
      return buildBinary(expression, program);
    case "call": {
      const values = expression.arguments.map((argument) => build(argument, program));
      return pushCall(expression.name, values, program.angle, program.steps);
    }
    case "sum":
      return buildSum(expression, program);
    case "piecewise":
      return buildPiecewise(expression, program);
    case "tuple":
      throw new EvaluationError("A point has no single value.");
  }
}

function variableSet(name: string, { variables, registers }: Program): IntervalSet {
  const register = registers[variables.lastIndexOf(name)];
  if (!register) throw new EvaluationError(`${name} has no value.`);
  return register;
}

function buildBinary({ operator, left, right }: ExpressionOf<"binary">, program: Program): IntervalSet {
  const { steps } = program;
  const a = build(left, program);
  const b = build(right, program);
  switch (operator) {
    case "+":
      return pushSum(a, b, steps);
    case "-":
      return pushDifference(a, b, steps);
    case "*":
      return pushProduct(a, b, steps);
    case "/":
      return pushQuotient(a, b, steps);
    case "^":
      return pushPower(a, b, { written: right, constant: constantOf(right, program.angle) }, steps);
  }
}

function constantOf(expression: Expression, angle: AngleUnit): number {
  return freeVariables(expression).length === 0 ? constantValue(expression, angle) : NaN;
}

function buildPiecewise({ cases, otherwise }: ExpressionOf<"piecewise">, program: Program): IntervalSet {
  const branches = cases.map(({ condition: { sides, operators }, value }) => ({
    sides: sides.map((side) => build(side, program)),
    operators,
    value: build(value, program),
  }));
  const rest = otherwise ? [{ sides: [], operators: [], value: build(otherwise, program) }] : [];
  return pushPiecewise([...branches, ...rest], program.steps);
}

// A short sum is unrolled: terms with a number for the index have tighter enclosures.
function buildSum(sum: ExpressionOf<"sum">, program: Program): IntervalSet {
  const terms = expandSum(sum, program.written);
  return terms ? buildTerms(terms, program) : buildLoop(sum, program);
}

function buildTerms(list: Expression[], program: Program): IntervalSet {
  const count = Math.max(1, list.length);
  const inner = {
    ...program,
    written: program.written / count,
    terms: { most: Math.floor(program.terms.most / count) },
  };
  const [first = constantSet(0), ...others] = list.map((term) => build(term, inner));
  return others.reduce((sum, term) => pushSum(sum, term, program.steps), first);
}

function buildLoop({ index, from, to, term }: ExpressionOf<"sum">, program: Program): IntervalSet {
  const [first, last] = [build(from, program), build(to, program)];
  const counter = new IntervalSet();
  const inner: Program = {
    ...program,
    variables: [...program.variables, index],
    registers: [...program.registers, counter],
    steps: [],
    known: new Map(),
    written: 0,
  };
  const each = build(term, inner);
  return pushLoop(first, last, { counter, steps: inner.steps, term: each }, program.terms, program.steps);
}

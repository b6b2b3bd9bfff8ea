import {
  EvaluationError,
  type Expression,
  freeVariables,
  keyOf,
  type ExpressionOf,
  type ExpressionRules,
} from "../expression";
import { type AngleUnit, MOST_TERMS, MOST_WRITTEN, numberOf } from "../numeric";
import { add, divide, multiply, negate, subtract } from "./arithmetic";
import { IntervalSet } from "./interval-set";
import { slopeOfProduct, slopeOfQuotient } from "./slopes";

/** An expression compiled for boxes. */
export interface IntervalFunction {
  /**
   * The values on the box whose sides are at box[0] to box[1] for the first variable, box[2] to box[3] for the second, and so on.
   * The set is the same object every time; the next call overwrites it.
   */
  evaluate(box: ArrayLike<number>): IntervalSet;
  /** Bounds of the derivative by a variable on the box evaluated last, in the set's slope. They hold where it is continuous and defined everywhere. */
  differentiate(variable: number): IntervalSet;
}

/**
 * Turns an expression into a function of boxes: its result contains every value that the expression takes on the box.
 * Literals are the numbers that they are read as. The variables are the names of the box's sides, in order.
 */
export type IntervalCompiler = (
  expression: Expression,
  variables: readonly string[],
  angle: AngleUnit,
) => IntervalFunction;

/** What computes the values of one part from those of its parts, and the bounds of its derivative. */
interface Step {
  value: () => void;
  slope: () => void;
}

/** What adds the steps of a part. */
export type Rules = ExpressionRules<Program, IntervalSet>;

/** The steps of a program, in order, with the registers of the variables. */
export interface Program {
  rules: Rules;
  variables: readonly string[];
  registers: IntervalSet[];
  steps: Step[];
  /** What was built already: parts written twice are computed once, and known to be the same. */
  known: Map<string, IntervalSet>;
  angle: AngleUnit;
  /** How many terms a sum may have; within the terms of another it may have so many times fewer. */
  terms: { most: number };
  /** How many terms may be written out. */
  written: number;
}

/** Turns an expression into a function of boxes, by these rules. */
export function buildProgram(
  rules: Rules,
  expression: Expression,
  variables: readonly string[],
  angle: AngleUnit,
): IntervalFunction {
  const program = startProgram(rules, variables, angle);
  const result = buildPart(expression, program);
  return {
    evaluate: (box) => run(program, result, box),
    differentiate: (variable) => differentiate(program, result, variable),
  };
}

function startProgram(rules: Rules, variables: readonly string[], angle: AngleUnit): Program {
  const registers = variables.map(() => new IntervalSet());
  return {
    rules,
    variables,
    registers,
    steps: [],
    known: new Map(),
    angle,
    terms: { most: MOST_TERMS },
    written: MOST_WRITTEN,
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

/** Adds the steps of an expression to a program. What has no variable in it is computed once, here. */
export function buildPart(expression: Expression, program: Program): IntervalSet {
  const key = keyOf(expression);
  const out = program.known.get(key) ?? buildNew(expression, program);
  program.known.set(key, out);
  return out;
}

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
  const { rules } = program;
  switch (expression.kind) {
    case "number":
    case "constant":
      return constantSet(numberOf(expression));
    case "variable":
      return variableSet(expression.name, program);
    case "negate":
      return buildNegation(expression.argument, program);
    case "binary":
      return expression.operator === "^" ? rules.power(expression, program) : buildBinary(expression, program);
    case "call":
      return rules.call(expression, program);
    case "sum":
      return rules.sum(expression, program);
    case "piecewise":
      return rules.piecewise(expression, program);
    case "tuple":
      throw new EvaluationError("A point has no single value.");
  }
}

/** A register that holds one number. */
export function constantSet(value: number): IntervalSet {
  const out = new IntervalSet();
  out.assign(value === Infinity ? Number.MAX_VALUE : value, value);
  out.slope.assign(0, 0);
  return out;
}

function variableSet(name: string, { variables, registers }: Program): IntervalSet {
  const register = registers[variables.lastIndexOf(name)];
  if (!register) throw new EvaluationError(`${name} has no value.`);
  return register;
}

function buildNegation(argument: Expression, program: Program): IntervalSet {
  const a = buildPart(argument, program);
  const out = new IntervalSet();
  program.steps.push({ value: () => negate(a, out), slope: () => out.slope.assign(-a.slope.hi, -a.slope.lo) });
  return out;
}

function buildBinary({ operator, left, right }: ExpressionOf<"binary">, program: Program): IntervalSet {
  const a = buildPart(left, program);
  const b = buildPart(right, program);
  if (operator === "+") return pushAddition(a, b, program);
  const out = new IntervalSet();
  switch (operator) {
    case "-":
      program.steps.push({
        value: () => subtract(a, b, out),
        slope: () => out.slope.assign(a.slope.lo - b.slope.hi, a.slope.hi - b.slope.lo),
      });
      break;
    case "*":
      program.steps.push({ value: () => multiply(a, b, out), slope: () => slopeOfProduct(a, b, out.slope) });
      break;
    default:
      pushQuotient(a, b, out, program);
  }
  return out;
}

/** Adds the step of a sum of two. */
export function pushAddition(a: IntervalSet, b: IntervalSet, { steps }: Program): IntervalSet {
  const out = new IntervalSet();
  steps.push({
    value: () => add(a, b, out),
    slope: () => out.slope.assign(a.slope.lo + b.slope.lo, a.slope.hi + b.slope.hi),
  });
  return out;
}

/** Adds the step of a quotient. */
export function pushQuotient(a: IntervalSet, b: IntervalSet, out: IntervalSet, { steps }: Program): void {
  steps.push({ value: () => divide(a, b, out), slope: () => slopeOfQuotient(a, b, out) });
}

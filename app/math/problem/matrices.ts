import { binary, call, type Expression, MathSyntaxError, neg, pow, type Span } from "../expression";
import { GRAMMAR, type TokenReader } from "../text";
import type { MatrixExpression, MatrixFunction, MatrixOperator } from "./matrix-expression";
import { finishNumber } from "./notation/finish";
import type { Reading } from "./notation/reading";
import { readerOf } from "./parts";

const SIGNS = /\[\s*\[|\\begin *\{[bpvBV]?matrix\}/;
const FUNCTIONS =
  /(?<![a-zA-Z])(?:det|determinant|inv|inverse|transpose|rank|rref|row reduce|eigenvalues?|trace|dot|cross|angle|norm|magnitude)(?![a-zA-Z])/i;

/** Whether a line has to be read with matrices. */
export function isMatrixText(text: string, matrices: ReadonlyMap<string, MatrixExpression>): boolean {
  if (SIGNS.test(text) || FUNCTIONS.test(text)) return true;
  return [...matrices.keys()].some((name) => new RegExp(`(?<![a-zA-Z\\\\])${name}(?![a-zA-Z_])`).test(text));
}

/** @throws MathSyntaxError */
export function readMatrix(
  text: string,
  reading: Reading,
  matrices: ReadonlyMap<string, MatrixExpression>,
): MatrixExpression {
  reading.sign = null;
  const reader = readerOf(text, reading);
  const value = new MatrixReader(reader, reading, matrices).sum();
  if (!reader.is("end")) throw reader.unexpected("the end");
  return value;
}

type Sort = "scalar" | "matrix" | "vector";

function sortOf(value: MatrixExpression): Sort {
  switch (value.kind) {
    case "scalar":
    case "matrix":
    case "vector":
      return value.kind;
    case "negate":
      return sortOf(value.argument);
    case "power":
      return sortOf(value.base);
    case "function":
      return ["inverse", "transpose", "reduce"].includes(value.name) ? "matrix" : "scalar";
    case "binary": {
      if (value.operator === "dot" || value.operator === "angle") return "scalar";
      const [left, right] = [sortOf(value.left), sortOf(value.right)];
      if (left === "scalar") return right;
      return right === "vector" ? "vector" : left;
    }
  }
}

class MatrixReader {
  constructor(
    private readonly reader: TokenReader,
    private readonly reading: Reading,
    private readonly matrices: ReadonlyMap<string, MatrixExpression>,
  ) {}

  sum(): MatrixExpression {
    return this.reader.nested(() => {
      let total = this.term();
      for (;;) {
        const operator = this.reader.is("+") ? "+" : this.reader.is("-") ? "-" : null;
        if (!operator) return total;
        this.reader.take();
        total = combined(operator, total, this.term());
      }
    });
  }

  private term(): MatrixExpression {
    let total = this.signed();
    for (;;) {
      const { next } = this.reader;
      const sign = this.reader.text.slice(next.span.start, next.span.end);
      if (this.reader.accept("*")) total = this.times(total, this.signed(), sign, next.span);
      else if (this.reader.accept("/")) total = this.over(total, this.signed());
      else if (this.isFactorAhead()) total = this.times(total, this.power(), "", next.span);
      else return total;
    }
  }

  private isFactorAhead(): boolean {
    const { reader } = this;
    if (reader.next.kind === "word") return reader.isWord("matrix", "matrix function") || reader.isWord("call");
    if (reader.next.kind === "symbol") return reader.is("(", "[", "sqrt", "frac");
    return reader.next.kind !== "number" || reader.last?.kind !== "number";
  }

  // Between vectors × and · are two products, and * is none.
  private times(left: MatrixExpression, right: MatrixExpression, sign: string, span: Span): MatrixExpression {
    if (sortOf(left) !== "vector" || sortOf(right) !== "vector") return combined("*", left, right);
    if (/^(?:×|\\times)$/.test(sign)) return combined("cross", left, right);
    if (/^(?:·|⋅|•|\\cdot)$/.test(sign)) return combined("dot", left, right);
    throw new MathSyntaxError("Which product of the vectors? Write dot(…, …) or cross(…, …).", "expected", span);
  }

  private over(left: MatrixExpression, right: MatrixExpression): MatrixExpression {
    if (sortOf(right) === "scalar") return combined("/", left, right);
    throw new MathSyntaxError("Only a number can stand below: multiply by the inverse instead.", "value", right.span);
  }

  private signed(): MatrixExpression {
    const { start } = this.reader.next.span;
    if (this.reader.accept("+")) return this.reader.nested(() => this.signed());
    if (!this.reader.accept("-")) return this.power();
    const argument = this.reader.nested(() => this.signed());
    const span = { start, end: argument.span.end };
    return argument.kind === "scalar"
      ? { kind: "scalar", value: neg(argument.value, span), span }
      : { kind: "negate", argument, span };
  }

  private power(): MatrixExpression {
    let base = this.atom();
    while (this.reader.is("^", "power") || this.reader.isWord("transposed")) {
      const isSmall = this.reader.take().text === "power";
      base = this.raised(base, isSmall);
    }
    return base;
  }

  private raised(base: MatrixExpression, isSmall: boolean): MatrixExpression {
    const { reader } = this;
    const braced = !isSmall && reader.accept("{");
    const span = () => ({ start: base.span.start, end: reader.endOfLast });
    if (base.kind !== "scalar" && reader.next.kind === "variable" && reader.next.text === "T") {
      reader.take();
      if (braced) reader.expect("}");
      return { kind: "function", name: "transpose", argument: base, span: span() };
    }
    const exponent = finishNumber(GRAMMAR.readSigned(reader), this.reading);
    if (braced) reader.expect("}");
    if (base.kind === "scalar") return scalar(pow(base.value, exponent, span()));
    const isInverse =
      exponent.kind === "negate" && exponent.argument.kind === "number" && exponent.argument.text === "1";
    if (isInverse) return { kind: "function", name: "inverse", argument: base, span: span() };
    return { kind: "power", base, exponent, span: span() };
  }

  private atom(): MatrixExpression {
    const { reader } = this;
    if (reader.is("[")) return this.brackets();
    if (reader.is("(")) return this.parentheses();
    if (reader.is("|", "lvert")) return this.bars();
    if (reader.isWord("matrix")) return this.environment();
    if (reader.isWord("matrix function")) return this.called();
    const named = reader.next.kind === "variable" ? this.matrices.get(reader.next.text) : undefined;
    if (named) return { ...named, span: reader.take().span };
    return scalar(finishNumber(this.scalarAtom(), this.reading));
  }

  // A power is read by the caller, who knows of A^T.
  private scalarAtom(): Expression {
    const { reader } = this;
    const { next } = reader;
    if (next.kind === "number") return { kind: "number", text: next.text, span: reader.take().span };
    if (next.kind === "constant") return { kind: "constant", name: next.text, span: reader.take().span };
    return GRAMMAR.readFactor(reader);
  }

  /** [[1, 2], [3, 4]], or the vector [1, 2]. */
  private brackets(): MatrixExpression {
    const opened = this.reader.take().span;
    if (!this.reader.is("[")) return this.vector(this.items("]", opened), opened);
    const rows: Expression[][] = [];
    do {
      const row = this.reader.next.span;
      this.reader.expect("[");
      rows.push(this.items("]", row));
    } while (this.reader.accept(",") || (this.reader.isWord("separator") && this.reader.take()));
    this.reader.expect("]", opened);
    return this.matrix(rows, opened);
  }

  private items(close: "]" | ")", opened: Span): Expression[] {
    const items: Expression[] = [];
    do items.push(finishNumber(GRAMMAR.readSum(this.reader), this.reading));
    while (this.reader.accept(","));
    this.reader.expect(close, opened);
    return items;
  }

  private parentheses(): MatrixExpression {
    const opened = this.reader.take().span;
    const first = this.sum();
    if (!this.reader.is(",")) {
      this.reader.expect(")", opened);
      const span = { start: opened.start, end: this.reader.endOfLast };
      return first.kind === "scalar" ? scalar({ ...first.value, span }) : { ...first, span };
    }
    const items = [first];
    while (this.reader.accept(",")) items.push(this.sum());
    this.reader.expect(")", opened);
    return this.vector(
      items.map((item) => scalarOf(item)),
      opened,
    );
  }

  private bars(): MatrixExpression {
    const opened = this.reader.take();
    const inner = this.sum();
    this.reader.expect(opened.text === "|" ? "|" : "rvert", opened.span);
    const span = { start: opened.span.start, end: this.reader.endOfLast };
    if (inner.kind === "scalar") return scalar({ ...call("abs", inner.value), span });
    return { kind: "function", name: sortOf(inner) === "vector" ? "length" : "determinant", argument: inner, span };
  }

  /** \begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix} */
  private environment(): MatrixExpression {
    const { span } = this.reader.take();
    const rows: Expression[][] = [[]];
    do {
      if (this.reader.isWord("end of matrix")) break;
      rows[rows.length - 1]?.push(finishNumber(GRAMMAR.readSum(this.reader), this.reading));
      if (this.reader.is("row")) rows.push([]);
    } while (this.reader.accept("column") || this.reader.accept("row"));
    if (!this.reader.isWord("end of matrix")) throw this.reader.unexpected("\\end of the matrix");
    this.reader.take();
    const value = this.matrix(
      rows.filter((row) => row.length > 0),
      span,
    );
    const isDeterminant = /\{v/.test(this.reader.text.slice(span.start, span.end));
    return isDeterminant ? { kind: "function", name: "determinant", argument: value, span: value.span } : value;
  }

  private matrix(rows: Expression[][], opened: Span): MatrixExpression {
    const span = { start: opened.start, end: this.reader.endOfLast };
    const [first] = rows;
    if (first && rows.every((row) => row.length === first.length)) return { kind: "matrix", rows, span };
    throw new MathSyntaxError("All rows of a matrix have the same number of entries.", "arguments", span);
  }

  private vector(items: Expression[], opened: Span): MatrixExpression {
    return { kind: "vector", items, span: { start: opened.start, end: this.reader.endOfLast } };
  }

  private called(): MatrixExpression {
    const { span } = this.reader.take();
    const word = this.reader.text.slice(span.start, span.end).toLowerCase();
    if (/^\\?(?:dot|cross|angle)/.test(word))
      return this.productCall(/cross/.test(word) ? "cross" : /dot/.test(word) ? "dot" : "angle");
    const argument = this.reader.nested(() => this.power());
    const name = functionNamed(word, argument);
    if (sortOf(argument) === "scalar")
      throw new MathSyntaxError("A matrix was expected here, such as [[1, 2], [3, 4]].", "arguments", argument.span);
    return { kind: "function", name, argument, span: { start: span.start, end: this.reader.endOfLast } };
  }

  private productCall(operator: MatrixOperator): MatrixExpression {
    const opened = this.reader.next.span;
    this.reader.expect("(");
    const left = this.sum();
    this.reader.expect(",");
    const right = this.sum();
    this.reader.expect(")", opened);
    if (sortOf(left) === "vector" && sortOf(right) === "vector") return combined(operator, left, right);
    throw new MathSyntaxError("Two vectors were expected here, such as (1, 2) and (3, 4).", "arguments", opened);
  }
}

function functionNamed(word: string, argument: MatrixExpression): MatrixFunction {
  if (/^\\?det/.test(word)) return "determinant";
  if (word.startsWith("inv")) return "inverse";
  if (word.startsWith("transp")) return "transpose";
  if (word.startsWith("rank")) return "rank";
  if (/^(?:rref|row|reduce)/.test(word)) return "reduce";
  if (word.startsWith("eigen")) return "eigenvalues";
  if (word.startsWith("tr")) return "trace";
  if (sortOf(argument) !== "matrix") return "length";
  throw new MathSyntaxError("The length is that of a vector.", "arguments", argument.span);
}

function combined(operator: MatrixOperator, left: MatrixExpression, right: MatrixExpression): MatrixExpression {
  if (
    left.kind === "scalar" &&
    right.kind === "scalar" &&
    operator !== "dot" &&
    operator !== "cross" &&
    operator !== "angle"
  )
    return scalar(binary(operator, left.value, right.value));
  return { kind: "binary", operator, left, right, span: { start: left.span.start, end: right.span.end } };
}

function scalar(value: Expression): MatrixExpression {
  return { kind: "scalar", value, span: value.span };
}

function scalarOf(item: MatrixExpression): Expression {
  if (item.kind === "scalar") return item.value;
  throw new MathSyntaxError("A number was expected here, not a matrix.", "value", item.span);
}

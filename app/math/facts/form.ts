import { add, fromRational, Q, type Quadratic, quadraticOf, squareRoot, subtract } from "../exact";
import { type Relation, sub } from "../expression";
import { approximate, exact, type Value } from "./value";

interface Point {
  x: Value;
  y: Value;
}

/** A line, or a conic with axes parallel to the coordinate axes. */
export type Form =
  /** Null where it has no slope, or does not meet the axis. */
  | { kind: "line"; slope: Value | null; xIntercept: Value | null; yIntercept: Value | null }
  | { kind: "circle"; centre: Point; radius: Value }
  | { kind: "ellipse"; centre: Point; halfAxes: Point; foci: Point[] }
  | { kind: "parabola"; vertex: Point; focus: Point; opens: "up" | "down" | "left" | "right" }
  /** The vertices lie on its axis; the asymptotes have the slopes ±slope. */
  | { kind: "hyperbola"; centre: Point; halfAxes: Point; vertices: Point[]; slope: Value };

/** Longer fractions help nobody recognise a form. */
const LARGEST = BigInt(Number.MAX_SAFE_INTEGER);

/** The form of an equation or of an inequality's boundary; null if it is none of these or its numbers are too long. */
export function formOf({ sides, operators }: Relation): Form | null {
  const [left, right] = sides;
  if (!left || !right || operators.length !== 1) return null;
  const found = quadraticOf(sub(left, right));
  if (!found || !Object.values(found).every(isShort) || !Q.isZero(found.b)) return null;
  const [isSquareX, isSquareY] = [!Q.isZero(found.a), !Q.isZero(found.c)];
  if (isSquareX && isSquareY) return centredForm(found);
  if (isSquareX) return parabola(found, "x");
  return isSquareY ? parabola({ ...found, a: found.c, c: found.a, d: found.e, e: found.d }, "y") : line(found);
}

function line({ d, e, f }: Quadratic): Form | null {
  if (Q.isZero(d) && Q.isZero(e)) return null;
  const over = (above: Q.Rational, below: Q.Rational) =>
    Q.isZero(below) ? null : rational(Q.divide(Q.negate(above), below));
  return { kind: "line", slope: over(d, e), xIntercept: over(f, d), yIntercept: over(f, e) };
}

// a (x - h)² + c (y - k)² = a h² + c k² - f, with h = -d / 2a and k = -e / 2c.
function centredForm({ a, c, d, e, f }: Quadratic): Form | null {
  const level = Q.subtract(Q.add(quarterSquare(d, a), quarterSquare(e, c)), f);
  if (Q.isZero(level)) return null;
  const [x, y] = [Q.divide(level, a), Q.divide(level, c)];
  if (![x, y].every(isShort)) return null;
  const [h, k] = [half(d, a), half(e, c)];
  const centre = { x: rational(h), y: rational(k) };
  const [isAcross, isUp] = [x.numerator > 0n, y.numerator > 0n];
  if (!isAcross && !isUp) return null;
  if (isAcross && isUp && Q.isEqual(x, y)) return { kind: "circle", centre, radius: root(x) };
  const halfAxes = { x: root(x), y: root(y) };
  if (isAcross && isUp) return { kind: "ellipse", centre, halfAxes, foci: pair(h, k, Q.subtract(x, y)) };
  const slope = root(Q.divide(a, c));
  return { kind: "hyperbola", centre, halfAxes, vertices: pair(h, k, isAcross ? x : Q.negate(y)), slope };
}

function pair(h: Q.Rational, k: Q.Rational, square: Q.Rational): Point[] {
  const [x, y] = [fromRational(h), fromRational(k)];
  const isAcross = square.numerator > 0n;
  const reach = squareRoot(fromRational(absolute(square)));
  return [-1, 1].map((sign) => {
    const moved = (from: typeof x): Value => {
      if (!reach) return approximate(exact(from).value + sign * Math.sqrt(Math.abs(Q.toNumber(square))));
      return exact(sign < 0 ? subtract(from, reach) : add(from, reach));
    };
    return isAcross ? { x: moved(x), y: exact(y) } : { x: exact(x), y: moved(y) };
  });
}

// a x² + d x + e y + f = 0 has its vertex at x = -d / 2a and its focus -e / 4a above it.
function parabola({ a, d, e, f }: Quadratic, of: "x" | "y"): Form | null {
  if (Q.isZero(e)) return null;
  const along = rational(half(d, a));
  const aside = Q.divide(Q.subtract(quarterSquare(d, a), f), e);
  const reach = Q.divide(Q.negate(e), Q.multiply(Q.rational(4), a));
  const [vertex, focus] = [rational(aside), rational(Q.add(aside, reach))];
  const isUp = reach.numerator > 0n;
  if (of === "x")
    return {
      kind: "parabola",
      vertex: { x: along, y: vertex },
      focus: { x: along, y: focus },
      opens: isUp ? "up" : "down",
    };
  return {
    kind: "parabola",
    vertex: { x: vertex, y: along },
    focus: { x: focus, y: along },
    opens: isUp ? "right" : "left",
  };
}

function quarterSquare(linear: Q.Rational, square: Q.Rational): Q.Rational {
  return Q.divide(Q.multiply(linear, linear), Q.multiply(Q.rational(4), square));
}

function half(linear: Q.Rational, square: Q.Rational): Q.Rational {
  return Q.divide(Q.negate(linear), Q.multiply(Q.rational(2), square));
}

function isShort({ numerator, denominator }: Q.Rational): boolean {
  return numerator <= LARGEST && -numerator <= LARGEST && denominator <= LARGEST;
}

function absolute(value: Q.Rational): Q.Rational {
  return value.numerator < 0n ? Q.negate(value) : value;
}

function rational(value: Q.Rational): Value {
  return exact(fromRational(value));
}

function root(square: Q.Rational): Value {
  const number = squareRoot(fromRational(absolute(square)));
  return number ? exact(number) : approximate(Math.sqrt(Math.abs(Q.toNumber(square))));
}

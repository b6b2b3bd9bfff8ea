import { type Relation, sub } from "../expression";
import type { Told } from "./facts";
import { plusRatio, type Quadratic, quadraticOf, type Ratio, timesRatio } from "../exact";
import { tell } from "./told";

interface Place {
  x: Told;
  y: Told;
}

/** A line or a conic with its axes along those of the plane, with what is known of it. */
export type Form =
  /** Null where it has no slope, or does not meet the axis. */
  | { kind: "line"; slope: Told | null; xIntercept: Told | null; yIntercept: Told | null }
  | { kind: "circle"; centre: Place; radius: Told }
  | { kind: "ellipse"; centre: Place; halfAxes: Place; foci: Place[] }
  | { kind: "parabola"; vertex: Place; focus: Place; opens: "up" | "down" | "left" | "right" }
  /** It meets the axis through its vertices; slopes are those of its asymptotes, up and down. */
  | { kind: "hyperbola"; centre: Place; halfAxes: Place; vertices: Place[]; slope: Told };

/** What an equation, or the edge of an inequality, is by its form; null where it is none of these, or not told without computing roughly. */
export function formOf({ sides, operators }: Relation): Form | null {
  const [left, right] = sides;
  if (!left || !right || operators.length !== 1) return null;
  const found = quadraticOf(sub(left, right));
  if (!found || found.b.above !== 0) return null;
  const [isSquareX, isSquareY] = [found.a.above !== 0, found.c.above !== 0];
  if (isSquareX && isSquareY) return centredForm(found);
  if (isSquareX) return parabola(found, "x");
  return isSquareY ? parabola({ ...found, a: found.c, c: found.a, d: found.e, e: found.d }, "y") : line(found);
}

function line({ d, e, f }: Quadratic): Form | null {
  if (d.above === 0 && e.above === 0) return null;
  const at = (ratio: Ratio) => (ratio.above === 0 ? null : quotient(minus(f), ratio));
  return { kind: "line", slope: e.above === 0 ? null : quotient(minus(d), e), xIntercept: at(d), yIntercept: at(e) };
}

// a (x - h)² + c (y - k)² = a h² + c k² - f, with h = -d / 2a and k = -e / 2c.
function centredForm({ a, c, d, e, f }: Quadratic): Form | null {
  const level = sum(sum(quarterSquare(d, a), quarterSquare(e, c)), minus(f));
  const centre = { x: tellRatio(half(minus(d), a)), y: tellRatio(half(minus(e), c)) };
  const [across, up] = [over(level, a), over(level, c)];
  if (!level || !across || !up || !centre.x || !centre.y || level.above === 0) return null;
  const [x, y] = [numberOf(across), numberOf(up)];
  const place = { x: centre.x, y: centre.y };
  if (x > 0 && y > 0)
    return x === y
      ? { kind: "circle", centre: place, radius: root(x) }
      : { kind: "ellipse", centre: place, halfAxes: { x: root(x), y: root(y) }, foci: pair(place, x - y) };
  if (x < 0 && y < 0) return null;
  return {
    kind: "hyperbola",
    centre: place,
    halfAxes: { x: root(Math.abs(x)), y: root(Math.abs(y)) },
    vertices: pair(place, x > 0 ? x : -y),
    slope: root(Math.abs(numberOf(a) / numberOf(c))),
  };
}

// Two points as far from a centre as the root of a square, aside where it is positive, above and below where it is negative.
function pair({ x, y }: Place, square: number): Place[] {
  const reach = Math.sqrt(Math.abs(square));
  return [-reach, reach].map((step) => (square > 0 ? { x: tell(x.value + step), y } : { x, y: tell(y.value + step) }));
}

// a x² + d x + e y + f = 0 has its vertex at x = -d / 2a, and its focus -e / 4a above; of y where the letters are changed.
function parabola({ a, d, e, f }: Quadratic, of: "x" | "y"): Form | null {
  if (e.above === 0) return null;
  const along = tellRatio(half(minus(d), a));
  const aside = over(sum(quarterSquare(d, a), minus(f)), e);
  const reach = over(minus(e), timesRatio({ above: 4, below: 1 }, a));
  const focus = reach && aside && tellRatio(sum(aside, reach));
  const vertex = tellRatio(aside);
  if (!along || !vertex || !focus || !reach) return null;
  const isUp = reach.above > 0;
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

function quarterSquare(linear: Ratio, square: Ratio): Ratio | null {
  return over(timesRatio(linear, linear), timesRatio({ above: 4, below: 1 }, square));
}

function half(above: Ratio, below: Ratio): Ratio | null {
  return over(above, timesRatio({ above: 2, below: 1 }, below));
}

function over(above: Ratio | null, below: Ratio | null): Ratio | null {
  if (!above || !below || below.above === 0) return null;
  const sign = Math.sign(below.above);
  return timesRatio(above, { above: sign * below.below, below: sign * below.above });
}

function sum(one: Ratio | null, other: Ratio | null): Ratio | null {
  return one && other && plusRatio(one, other);
}

function minus({ above, below }: Ratio): Ratio {
  return { above: -above || 0, below };
}

function quotient(above: Ratio, below: Ratio): Told | null {
  return tellRatio(over(above, below));
}

function numberOf({ above, below }: Ratio): number {
  return above / below;
}

function tellRatio(ratio: Ratio | null): Told | null {
  return ratio && tell(numberOf(ratio));
}

function root(square: number): Told {
  return tell(Math.sqrt(square));
}

/** A rectangle of the plane, and how many user units of a drawing one unit of it takes. y points up. */
interface Frame {
  left: number;
  top: number;
  scale: number;
}

/**
 * The path of a function's graph, as SVG path data with one decimal.
 * @param f the function, defined on the whole range
 * @param range the ends of the x range
 * @param steps how many pieces the range is cut into
 */
export function curvePath(f: (x: number) => number, range: [number, number], frame: Frame, steps = 48): string {
  const [from, to] = range;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const x = from + ((to - from) * step) / steps;
    return `${place(x - frame.left, frame.scale)} ${place(frame.top - f(x), frame.scale)}`;
  });
  return `M${points.join("L")}`;
}

function place(distance: number, scale: number): string {
  return String(Math.round(distance * scale * 10) / 10);
}

interface Frame {
  left: number;
  top: number;
  scale: number;
}

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

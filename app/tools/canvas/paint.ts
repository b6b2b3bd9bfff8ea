import { HEIGHT, type Stroke, WIDTH } from "./drawing";

const PAPER = "#ffffff";
const MOST_SCALE = 3;

/** One pixel per screen pixel, for sharp lines. Returns whether the size changed, which clears the canvas. */
export function fitToScreen(canvas: HTMLCanvasElement): boolean {
  const pixels = canvas.clientWidth * window.devicePixelRatio;
  const scale = Math.min(MOST_SCALE, Math.max(1, Math.ceil(pixels / WIDTH - 0.05)));
  if (canvas.width === WIDTH * scale) return false;
  canvas.width = WIDTH * scale;
  canvas.height = HEIGHT * scale;
  return true;
}

/** In the paper's coordinates; null where the browser has none. */
export function inkOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const ink = canvas.getContext("2d");
  const scale = canvas.width / WIDTH;
  ink?.setTransform(scale, 0, 0, scale, 0, 0);
  return ink;
}

export function paintAll(ink: CanvasRenderingContext2D, strokes: Stroke[]): void {
  ink.fillStyle = PAPER;
  ink.fillRect(0, 0, WIDTH, HEIGHT);
  for (const stroke of strokes) {
    paintStroke(ink, stroke);
    paintEnd(ink, stroke);
  }
}

/** From point `from` on, smoothed through the midpoints. Looks the same piece by piece and as a whole. */
export function paintStroke(ink: CanvasRenderingContext2D, { colour, size, points }: Stroke, from = 0): void {
  ink.strokeStyle = ink.fillStyle = colour;
  ink.lineWidth = size;
  ink.lineCap = ink.lineJoin = "round";
  const last = points.length / 2 - 1;
  if (from === 0) paintDot(ink, at(points, 0), size);
  for (let index = Math.max(1, from); index <= last; index++) {
    const before = middle(at(points, Math.max(0, index - 2)), at(points, index - 1));
    const corner = at(points, index - 1);
    const end = middle(corner, at(points, index));
    ink.beginPath();
    ink.moveTo(before.x, before.y);
    ink.quadraticCurveTo(corner.x, corner.y, end.x, end.y);
    ink.stroke();
  }
}

/** The last half segment is known only once the stroke has ended. */
export function paintEnd(ink: CanvasRenderingContext2D, { points }: Stroke): void {
  const last = points.length / 2 - 1;
  if (last < 1) return;
  const end = at(points, last);
  const start = middle(at(points, last - 1), end);
  ink.beginPath();
  ink.moveTo(start.x, start.y);
  ink.lineTo(end.x, end.y);
  ink.stroke();
}

interface Point {
  x: number;
  y: number;
}

function paintDot(ink: CanvasRenderingContext2D, { x, y }: Point, size: number) {
  ink.beginPath();
  ink.arc(x, y, size / 2, 0, 2 * Math.PI);
  ink.fill();
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function at(points: number[], index: number): Point {
  return { x: points[2 * index] ?? 0, y: points[2 * index + 1] ?? 0 };
}

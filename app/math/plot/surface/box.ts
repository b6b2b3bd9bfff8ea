import type { Polyline } from "..";
import type { Cover } from "./hidden-lines";
import { multiplesIn, niceStep } from "./heights";
import type { Box, Point3 } from "./model";
import type { Projection, ScreenPoint } from "./view";

export interface BoxLabel {
  x: number;
  y: number;
  dx: number;
  dy: number;
  text: string;
  anchor: "start" | "middle" | "end";
  minor: boolean;
}

interface Drawing {
  lines: Polyline[];
  labels: BoxLabel[];
}

interface Axis {
  name: "x" | "y" | "z";
  from: Point3;
  to: Point3;
  outwards: ScreenPoint;
}

const TICK = 6;
// In letter heights: tick to number, width of a character, middle of a letter to its foot.
const GAP = 0.7;
const CHARACTER = 0.6;
const FOOT = 0.35;
// In user units: the letter height that spaces numbers apart.
const LETTER = 14;
const SPACING = 55;

export function drawBox(box: Box, screen: Projection, cover: Cover): Drawing {
  const [depthX, depthY] = screen.depth;
  const near = { x: depthX >= 0 ? box.left : box.right, y: depthY >= 0 ? box.bottom : box.top, z: box.low };
  const far = { x: depthX >= 0 ? box.right : box.left, y: depthY >= 0 ? box.top : box.bottom, z: box.high };
  const axes = axesOf(box, near, far, screen).map((axis) => drawAxis(axis, screen));
  const labels = axes
    .flatMap((axis) => axis.labels)
    .filter((label, index, all) => !all.slice(0, index).some((other) => collide(label, other)));
  return { lines: [...edges(near, far, screen, cover), ...axes.flatMap(({ lines }) => lines)], labels };
}

function edges(near: Point3, far: Point3, { project }: Projection, cover: Cover): Polyline[] {
  const corners = (z: number) => ({
    back: { ...far, z },
    right: { x: far.x, y: near.y, z },
    left: { x: near.x, y: far.y, z },
    front: { ...near, z },
  });
  const [floor, ceiling] = [corners(near.z), corners(far.z)];
  const behind = [
    [floor.left, floor.back],
    [floor.back, floor.right],
    [floor.back, ceiling.back],
    [ceiling.left, ceiling.back],
    [ceiling.back, ceiling.right],
  ] as const;
  const beside = [
    [floor.front, floor.left],
    [floor.front, floor.right],
    [floor.left, ceiling.left],
    [floor.right, ceiling.right],
  ] as const;
  return [
    ...behind.flatMap(([a, b]) => cover.visible(project(a), project(b)).map(([start, end]) => line(start, end))),
    ...beside.map(([a, b]) => line(project(a), project(b))),
  ];
}

function axesOf(box: Box, near: Point3, far: Point3, { project }: Projection): Axis[] {
  const [alongX, alongY] = [
    { ...near, x: far.x },
    { ...near, y: far.y },
  ];
  const upright = project(alongX)[0] < project(alongY)[0] ? alongX : alongY;
  const centre = project({ x: (box.left + box.right) / 2, y: (box.bottom + box.top) / 2, z: box.low });
  const away = (a: Point3, b: Point3) => direction(centre, middle(project(a), project(b)));
  return [
    { name: "x", from: { ...near, x: box.left }, to: { ...near, x: box.right }, outwards: away(near, alongX) },
    { name: "y", from: { ...near, y: box.bottom }, to: { ...near, y: box.top }, outwards: away(near, alongY) },
    { name: "z", from: { ...upright, z: box.low }, to: { ...upright, z: box.high }, outwards: [-1, 0] },
  ];
}

function drawAxis({ name, from, to, outwards }: Axis, { project }: Projection): Drawing {
  const [start, end] = [project(from), project(to)];
  const room = Math.hypot(end[0] - start[0], end[1] - start[1]) / SPACING;
  // Seen end on, an axis has no room for numbers.
  if (room < 0.5) return { lines: [], labels: [] };
  const step = niceStep(from[name], to[name], room);
  const ticks = multiplesIn(from[name], to[name], step).map((value) => ({
    value,
    place: project({ ...from, [name]: value }),
  }));
  const numbers = ticks.map(({ value, place }) =>
    label(beyond(place, outwards, TICK), outwards, GAP, written(value), Math.round(value / step) % 2 !== 0),
  );
  const widest = Math.max(...numbers.map(({ text }) => text.length)) * CHARACTER;
  const nameAt = 2.5 * GAP + Math.abs(outwards[0]) * widest;
  return {
    lines: ticks.map(({ place }) => line(place, beyond(place, outwards, TICK))),
    labels: [label(beyond(middle(start, end), outwards, TICK), outwards, nameAt, name, false), ...numbers],
  };
}

function collide(a: BoxLabel, b: BoxLabel): boolean {
  const across = Math.abs(a.x - b.x + (a.dx - b.dx) * LETTER);
  const down = Math.abs(a.y - b.y + (a.dy - b.dy) * LETTER);
  return down < 1.1 * LETTER && across < (LETTER * CHARACTER * (a.text.length + b.text.length)) / 2;
}

function label(
  [x, y]: ScreenPoint,
  [across, down]: ScreenPoint,
  distance: number,
  text: string,
  minor: boolean,
): BoxLabel {
  const anchor = Math.abs(across) < 0.3 ? "middle" : across < 0 ? "end" : "start";
  return {
    x: Math.round(x),
    y: Math.round(y),
    dx: tenth(across * distance),
    dy: tenth(down * distance) + FOOT,
    text,
    anchor,
    minor,
  };
}

function written(value: number): string {
  const short =
    Math.abs(value) >= 1e5 || (value !== 0 && Math.abs(value) < 1e-3) ? value.toExponential() : String(value);
  return short.replace("-", "\u2212");
}

function direction([u0, v0]: ScreenPoint, [u1, v1]: ScreenPoint): ScreenPoint {
  const length = Math.hypot(u1 - u0, v1 - v0);
  return length < 1 ? [0, 1] : [(u1 - u0) / length, (v1 - v0) / length];
}

function middle(a: ScreenPoint, b: ScreenPoint): ScreenPoint {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function beyond([u, v]: ScreenPoint, [across, down]: ScreenPoint, distance: number): ScreenPoint {
  return [u + across * distance, v + down * distance];
}

function line([u0, v0]: ScreenPoint, [u1, v1]: ScreenPoint): Polyline {
  return [u0, v0, u1, v1];
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

import type { Dot, Geometry } from "~/math/plot";
import type { CurvePaths } from "../engine";
import type { Writer } from "./plain-writer";

/** How far the outline of an area may stray from its cells, whose steps nobody should see, in sides of a cell. */
const SMOOTHING = 0.8;
/** The shares of the bytes that are left for areas when it is their turn: lines come last. */
const UNDECIDED_SHARE = 0.2;
const AREA_SHARE = 0.5;
/** A coarser cell is marked where half of it is; where nothing is certain, a corner is enough. */
const HALF = 2;
const CORNER = 1;

/** Writes a line of a sheet as path data. */
export function writeCurve({ lines, dashed, area, undecided, dots, partial }: Geometry, writer: Writer): CurvePaths {
  return {
    undecided: undecided ? writer.area(undecided, 0, CORNER, UNDECIDED_SHARE) : "",
    fill: area ? writer.area(area, SMOOTHING, HALF, AREA_SHARE) : "",
    dashed: writer.lines(dashed),
    stroke: writer.lines(lines),
    closed: pointsOf(dots.filter(({ open }) => !open)),
    open: pointsOf(dots.filter(({ open }) => open)),
    partial: partial || writer.isVague,
  };
}

function pointsOf(dots: Dot[]): string {
  return dots.map(({ x, y }) => `M${tenth(x)} ${tenth(y)}h0`).join("");
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

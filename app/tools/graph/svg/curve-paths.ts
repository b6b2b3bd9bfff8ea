import type { Dot, Geometry } from "~/math/plot";
import type { CurvePaths } from "../scene";
import type { Writer } from "./plain-writer";
import { tenth } from "./path-data";

/** In sides of a cell: the steps of the cells should not show. */
const SMOOTHING = 0.8;
/** Of the bytes left when it is their turn: lines come last. */
const UNDECIDED_SHARE = 0.2;
const AREA_SHARE = 0.5;
/** Of four cells, how many mark a coarser one. */
const HALF = 2;
const CORNER = 1;

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

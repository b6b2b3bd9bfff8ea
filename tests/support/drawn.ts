import type { Expression, Relation } from "~/math/expression";
import { type Dot, type Geometry, type PlotOptions, toPlane, type WindowOptions } from "~/math/plot";
import * as curve from "~/math/plot/curve/curve";
import * as explicit from "~/math/plot/function/plot-explicit";
import * as relation from "~/math/plot/relation/relation";
import type { SurfaceOptions } from "~/math/plot/surface/sample";
import * as surface from "~/math/plot/surface/surface";
import type { SurfaceView } from "~/math/plot/surface/view";
import type { CurvePaths, SurfacePaths } from "~/tools/graph/scene";
import { writeCurve } from "~/tools/graph/svg/curve-paths";
import { plainWriter, type Writer } from "~/tools/graph/svg/plain-writer";
import { writeSurface } from "~/tools/graph/svg/surface-paths";
import { SIZE } from "./raster";

/** How something is drawn, and written as path data: plainly where no writer is given. */
export interface DrawOptions extends WindowOptions {
  writer?: Writer;
}

/** Path data, and the dots in the plane. */
export interface Drawn extends CurvePaths {
  dots: Dot[];
}

/** Draws in a viewport as large as the rasters of tests, and writes what came out. */
function drawWith(plot: (options: PlotOptions) => Geometry, { writer = plainWriter(), ...options }: DrawOptions) {
  const viewport = { ...options, size: SIZE };
  const geometry = plot(viewport);
  const dots = geometry.dots.map(({ x, y, open }) => ({ ...toPlane(x, y, viewport), open }));
  return { ...writeCurve(geometry, writer), dots } satisfies Drawn;
}

export function plotExplicit(value: Expression, of: "x" | "y", options: DrawOptions): Drawn {
  return drawWith((viewport) => explicit.plotExplicit(value, of, viewport), options);
}

export function plotRelation(value: Relation, options: DrawOptions): Drawn {
  return drawWith((viewport) => relation.plotRelation(value, viewport), options);
}

export function plotParametric(of: Parameters<typeof curve.plotParametric>[0], options: DrawOptions): Drawn {
  return drawWith((viewport) => curve.plotParametric(of, viewport), options);
}

export function plotPolar(of: Parameters<typeof curve.plotPolar>[0], options: DrawOptions): Drawn {
  return drawWith((viewport) => curve.plotPolar(of, viewport), options);
}

export function plotSurface(value: Expression, view: SurfaceView, options: Omit<SurfaceOptions, "size">): SurfacePaths {
  return writeSurface(surface.plotSurface(value, view, { ...options, size: SIZE }));
}

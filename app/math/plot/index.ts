export {
  type Area,
  type Dot,
  type Geometry,
  NOTHING,
  type PlotOptions,
  type PlotWindow,
  type Polyline,
  type Size,
  toPlane,
  toViewport,
  type Viewport,
  type WindowOptions,
} from "./geometry";
export { simplestWithin } from "./simplest";
export { simplify } from "./simplify";

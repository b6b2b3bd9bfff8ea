export type { Surface } from "./model";
export { sampleSurface } from "./sample";
export { drawSurface, plotSurface, type SurfaceGeometry } from "./surface";
export type { BoxLabel } from "./box";

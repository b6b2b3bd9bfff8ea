export type { Surface } from "./model";
export { sampleSurface } from "./sample";
export { type DrawnSurface, drawSurface, plotSurface } from "./surface";

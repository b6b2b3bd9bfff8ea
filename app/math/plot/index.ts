export { Bitmap } from "./bitmap";
export { Budget, sureSteps } from "./budget";
export { type Dot, type Drawn, HEIGHT, NOTHING, type PlotOptions, type PlotWindow, WIDTH } from "./drawing";
export { Field, type Part, split, tiles } from "./field";
export { MOST_BYTES, sharedWriters } from "./path-writer";
export { type Line, writeLines } from "./path";
export { simplestWithin } from "./simplest";
export { plainWriter, UNDECIDED, type Writer } from "./writer";

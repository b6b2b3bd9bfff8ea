import { drawSpace } from "../../builtin/draw-space";
import type { Kit } from "../load-kit";
import { surfacePlotter } from "../surface-plotter";

export const kit: Kit = { draw: drawSpace, plotters: { surface: surfacePlotter() } };

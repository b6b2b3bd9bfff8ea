import type { AngleUnit } from "../numeric";
import type { Writer } from "./writer";

/** The part of the plane that is looked at. */
export interface PlotWindow {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** The size of every drawing, in user units; a user unit is called a pixel here. */
export const WIDTH = 800;
export const HEIGHT = 500;

/** A point that stands out, in the units of the plane: open where a value is missing, closed where it stands alone. */
export interface Dot {
  x: number;
  y: number;
  open: boolean;
}

/** What one equation looks like. Path data in user units, y down, relative coordinates, "" where there is nothing. */
export interface Drawn {
  stroke: string;
  dashed: string;
  fill: string;
  dots: Dot[];
  /** Where numbers cannot tell whether something is drawn: an area to be filled. */
  undecided: string;
  /** Whether the time ran out before everything was drawn. */
  partial: boolean;
}

export interface PlotOptions {
  window: PlotWindow;
  angle: AngleUnit;
  /** Milliseconds after which what there is is returned as partial; what is simple is drawn whole in any case. */
  budgetMs: number;
  /** What writes the paths; a plain one where nothing is said. */
  writer?: Writer;
}

/** What is drawn of an equation without solutions. */
export const NOTHING: Readonly<Drawn> = { stroke: "", dashed: "", fill: "", dots: [], undecided: "", partial: false };

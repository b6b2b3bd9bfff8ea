import { HEIGHT, WIDTH } from "./drawing";

export const SIZES = { least: 1, most: 20, usual: 3 };

/** What the learner draws with. */
export interface Brush {
  tool: "pencil" | "eraser";
  colour: string;
  size: number;
}

/** The pen that the keyboard moves. */
export interface Pen {
  x: number;
  y: number;
  down: boolean;
}

/** What the page shows of a board. */
export interface BoardState {
  /** Whether it can be drawn on: false on the server, and until its script runs. */
  ready: boolean;
  brush: Brush;
  pen: Pen;
  canUndo: boolean;
  canRedo: boolean;
  /** For the live region. */
  said: string;
  /** Whether the drawing is kept through a reload. */
  kept: boolean;
}

export const AT_START: BoardState = {
  ready: false,
  brush: { tool: "pencil", colour: "#000000", size: SIZES.usual },
  pen: { x: WIDTH / 2, y: HEIGHT / 2, down: false },
  canUndo: false,
  canRedo: false,
  said: "",
  kept: true,
};

/** The colour that a brush leaves behind. */
export function inkColour({ tool, colour }: Brush): string {
  return tool === "eraser" ? "#ffffff" : colour;
}

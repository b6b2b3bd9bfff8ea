import { HEIGHT, WIDTH } from "./drawing";

export const SIZES = { least: 1, most: 20, usual: 3 };

export interface Brush {
  tool: "pencil" | "eraser";
  colour: string;
  size: number;
}

export interface Pen {
  x: number;
  y: number;
  down: boolean;
}

export interface BoardState {
  /** False on the server and until hydration. */
  ready: boolean;
  brush: Brush;
  pen: Pen;
  canUndo: boolean;
  canRedo: boolean;
  /** The text of the live region. */
  said: string;
  /** Whether the drawing survives a reload. */
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

export function inkColour({ tool, colour }: Brush): string {
  return tool === "eraser" ? "#ffffff" : colour;
}

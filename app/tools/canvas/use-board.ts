import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { Board } from "./board";
import type { BoardState } from "./board-state";
import { watchPointer } from "./pointing";
import { watchKeys } from "./typing";

/** A board on this canvas, and what is to be shown of it. `owner` keeps the drawings of two people in one tab apart. */
export function useBoard(
  owner: string,
  tool: RefObject<HTMLElement>,
  canvas: RefObject<HTMLCanvasElement>,
): [Board, BoardState] {
  const [board] = useState(() => new Board(`canvas-drawing:${owner}`));
  useEffect(() => {
    if (!tool.current || !canvas.current) return;
    const ends = [
      board.attach(canvas.current),
      watchPointer(canvas.current, board),
      watchKeys(tool.current, canvas.current, board),
    ];
    return () => ends.forEach((end) => end());
  }, [board, tool, canvas]);
  return [board, useSyncExternalStore(board.subscribe, board.snapshot, board.snapshot)];
}

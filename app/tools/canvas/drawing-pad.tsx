import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { TEXTS } from "./answer";
import { Board } from "./board";
import type { BoardState } from "./board-state";
import { HEIGHT, type Stroke, WIDTH } from "./drawing";
import { DrawingTools } from "./drawing-tools";
import { watchKeys, watchPointer } from "./gestures";
import { inkOf, paintAll } from "./paint";
import { Paper } from "./paper";

const FILE_NAME = "canvas-drawing.png";

interface DrawingPadProps {
  owner: string;
  analyzing: boolean;
  onAnalyze: (image: string) => void;
  onProblem: (text: string) => void;
  /** Reports what happened in the browser only. */
  onUse: (action: "clear" | "download") => void;
}

export function DrawingPad({ owner, analyzing, onAnalyze, onProblem, onUse }: DrawingPadProps) {
  const tool = useRef<HTMLFieldSetElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [board, state] = useBoard(owner, tool, canvas);
  function clear() {
    board.clear();
    onUse("clear");
  }
  function save() {
    const picture = pictureOf(board.strokes());
    if (!picture) return onProblem(TEXTS.noCanvas);
    download(picture, FILE_NAME);
    board.say(`Downloaded as ${FILE_NAME}`);
    onUse("download");
  }
  function analyze() {
    if (analyzing) return;
    const image = pictureOf(board.strokes())?.toDataURL("image/png");
    if (!image) return onProblem(TEXTS.noCanvas);
    if (!image.startsWith("data:image/png;base64,")) return onProblem(TEXTS.invalid);
    onAnalyze(image);
  }
  return (
    <fieldset ref={tool} disabled={!state.ready} className="needs-script min-w-0">
      <legend className="sr-only">Drawing</legend>
      <DrawingTools board={board} state={state} onClear={clear} onDownload={save} />
      <Paper ref={canvas} state={state} analyzing={analyzing} />
      {state.kept ? null : (
        <p role="alert" className="mt-2 text-wrong">
          This drawing is too large to survive a reload. Download it before you leave the page.
        </p>
      )}
      <button
        type="button"
        className="button mt-4 aria-disabled:opacity-60"
        aria-disabled={analyzing || undefined}
        onClick={analyze}
      >
        Analyze with AI
      </button>
    </fieldset>
  );
}

// In the paper's own size; null where the browser has no canvas.
function pictureOf(strokes: Stroke[]): HTMLCanvasElement | null {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const ink = inkOf(canvas);
  if (!ink) return null;
  paintAll(ink, strokes);
  return canvas;
}

function download(picture: HTMLCanvasElement, name: string): void {
  picture.toBlob((blob) => {
    if (!blob) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    // By then the browser has read the file.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }, "image/png");
}

// Stored by owner, so that two people who use one tab do not see each other's drawings.
function useBoard(
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

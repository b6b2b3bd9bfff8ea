import { useRef } from "react";
import { TEXTS } from "./answer";
import { DrawingTools } from "./drawing-tools";
import { Paper } from "./paper";
import { download, pictureOf } from "./picture";
import { useBoard } from "./use-board";

const FILE_NAME = "canvas-drawing.png";

interface DrawingPadProps {
  owner: string;
  analyzing: boolean;
  /** Takes the drawing as a data URL. */
  onAnalyze: (image: string) => void;
  onProblem: (text: string) => void;
  /** Tells what was done in the browser alone. */
  onUse: (action: "clear" | "download") => void;
}

/** Tools, paper and the button that has a drawing analyzed. */
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
          This drawing is too large to be kept when the page is reloaded. Download it before you leave.
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

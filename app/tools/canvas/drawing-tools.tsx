import type { ReactNode } from "react";
import type { Board } from "./board";
import { type BoardState, SIZES } from "./board-state";
import { Palette } from "./palette";
import { useToolbar } from "~/ui/use-toolbar";

interface DrawingToolsProps {
  board: Board;
  state: BoardState;
  onClear: () => void;
  onDownload: () => void;
}

/** Everything to draw with, as one toolbar. */
export function DrawingTools({ board, state, onClear, onDownload }: DrawingToolsProps) {
  const { item, bar } = useToolbar("Pencil");
  const { brush, canUndo, canRedo } = state;
  const tool = (name: string, value: "pencil" | "eraser") => (
    <Tool {...item(name)} pressed={brush.tool === value} onClick={() => board.choose({ tool: value })}>
      {name}
    </Tool>
  );
  return (
    <div {...bar} aria-label="Drawing tools" className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
      <div role="group" aria-label="Tool" className="flex gap-2">
        {tool("Pencil", "pencil")}
        {tool("Eraser", "eraser")}
      </div>
      <BrushSize {...item("Brush size")} size={brush.size} onChange={(size) => board.choose({ size })} />
      <Palette colour={brush.colour} item={item} onChoose={(colour) => board.choose({ colour, tool: "pencil" })} />
      <div className="flex flex-wrap gap-2">
        <Tool {...item("Undo")} off={!canUndo} onClick={() => board.undo()}>Undo</Tool>
        <Tool {...item("Redo")} off={!canRedo} onClick={() => board.redo()}>Redo</Tool>
        <Tool {...item("Clear")} onClick={onClear}>Clear Canvas</Tool>
        <Tool {...item("Download")} onClick={onDownload}>Download</Tool>
      </div>
    </div>
  );
}

interface ToolProps {
  pressed?: boolean;
  off?: boolean;
  onClick: () => void;
  children: ReactNode;
}

// What cannot be done now keeps its place in the row: the focus would be lost with it.
function Tool({ pressed, off, children, ...rest }: ToolProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      className="button-quiet px-3 aria-disabled:opacity-60 aria-pressed:border-accent aria-pressed:bg-wash aria-pressed:text-accent"
      {...rest}
    >
      {children}
    </button>
  );
}

function BrushSize({ size, onChange, ...rest }: { size: number; onChange: (size: number) => void }) {
  return (
    <label className="inline-flex items-center gap-2">
      <span>Brush size</span>
      <input
        type="range"
        min={SIZES.least}
        max={SIZES.most}
        value={size}
        aria-label="Brush size"
        aria-valuetext={`${size} pixels`}
        className="h-8 w-32 accent-accent"
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        {...rest}
      />
      <span aria-hidden="true" className="w-12 tabular-nums">
        {size} px
      </span>
    </label>
  );
}

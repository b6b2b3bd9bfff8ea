import type { Board } from "./board";
import { type BoardState, SIZES } from "./board-state";
import { Palette } from "./palette";
import { ToolButton } from "~/ui/tool-button";
import { useToolbar } from "~/ui/use-toolbar";

interface DrawingToolsProps {
  board: Board;
  state: BoardState;
  onClear: () => void;
  onDownload: () => void;
}

export function DrawingTools({ board, state, onClear, onDownload }: DrawingToolsProps) {
  const { item, bar } = useToolbar("Pencil");
  const { brush, canUndo, canRedo } = state;
  const tool = (name: string, value: "pencil" | "eraser") => (
    <ToolButton {...item(name)} pressed={brush.tool === value} onClick={() => board.choose({ tool: value })}>
      {name}
    </ToolButton>
  );
  return (
    <div {...bar} aria-label="Drawing tools" className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
      <div role="group" aria-label="Tool" className="flex flex-wrap gap-2">
        {tool("Pencil", "pencil")}
        {tool("Eraser", "eraser")}
      </div>
      <BrushSize {...item("Brush size")} size={brush.size} onChange={(size) => board.choose({ size })} />
      <Palette colour={brush.colour} item={item} onChoose={(colour) => board.choose({ colour, tool: "pencil" })} />
      <div className="flex flex-wrap gap-2">
        <ToolButton {...item("Undo")} off={!canUndo} onClick={() => board.undo()}>
          Undo
        </ToolButton>
        <ToolButton {...item("Redo")} off={!canRedo} onClick={() => board.redo()}>
          Redo
        </ToolButton>
        <ToolButton {...item("Clear")} onClick={onClear}>
          Clear Canvas
        </ToolButton>
        <ToolButton {...item("Download")} onClick={onDownload}>
          Download
        </ToolButton>
      </div>
    </div>
  );
}

function BrushSize({ size, onChange, ...rest }: { size: number; onChange: (size: number) => void }) {
  return (
    <label className="inline-flex flex-wrap items-center gap-2">
      <span>Brush size</span>
      <input
        type="range"
        min={SIZES.least}
        max={SIZES.most}
        value={size}
        aria-label="Brush size"
        aria-valuetext={`${size} pixels`}
        className="h-8 w-32 max-w-full accent-accent"
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        {...rest}
      />
      <span aria-hidden="true" className="w-12 tabular-nums">
        {size} px
      </span>
    </label>
  );
}

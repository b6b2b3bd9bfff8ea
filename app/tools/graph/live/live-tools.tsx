import { ToolButton } from "~/ui/tool-button";
import { useToolbar } from "~/ui/use-toolbar";

interface LiveToolsProps {
  ready: boolean;
  isTracing: boolean;
  isPlaying: boolean;
  onTrace: () => void;
  onJump: (sign: 1 | -1) => void;
  onHear: () => void;
  onSave: () => void;
  onCopy: () => void;
}

/** What can be done with the live drawing, as one toolbar. */
export function LiveTools({ ready, isTracing, isPlaying, onTrace, onJump, onHear, onSave, onCopy }: LiveToolsProps) {
  const { item, bar } = useToolbar("Trace");
  return (
    <div {...bar} aria-label="Graph tools" className="needs-script mt-2 flex flex-wrap gap-2 print:hidden">
      <ToolButton {...item("Trace")} off={!ready} pressed={isTracing} onClick={onTrace}>Trace</ToolButton>
      <ToolButton {...item("Previous")} off={!isTracing} onClick={() => onJump(-1)}>Previous</ToolButton>
      <ToolButton {...item("Next")} off={!isTracing} onClick={() => onJump(1)}>Next</ToolButton>
      <ToolButton {...item("Hear")} off={!ready} pressed={isPlaying} onClick={onHear}>Hear</ToolButton>
      <ToolButton {...item("PNG")} off={!ready} onClick={onSave}>Download PNG</ToolButton>
      <ToolButton {...item("Copy")} off={!ready} onClick={onCopy}>Copy link</ToolButton>
    </div>
  );
}

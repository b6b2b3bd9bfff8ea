import type { ReactNode } from "react";
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
      <Tool {...item("Trace")} off={!ready} pressed={isTracing} onClick={onTrace}>Trace</Tool>
      <Tool {...item("Previous")} off={!isTracing} onClick={() => onJump(-1)}>Previous</Tool>
      <Tool {...item("Next")} off={!isTracing} onClick={() => onJump(1)}>Next</Tool>
      <Tool {...item("Hear")} off={!ready} pressed={isPlaying} onClick={onHear}>Hear</Tool>
      <Tool {...item("PNG")} off={!ready} onClick={onSave}>Download PNG</Tool>
      <Tool {...item("Copy")} off={!ready} onClick={onCopy}>Copy link</Tool>
    </div>
  );
}

interface ToolProps {
  off: boolean;
  pressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}

// What cannot be done now keeps its place in the row: the focus would be lost with it.
function Tool({ off, pressed, onClick, children, ...rest }: ToolProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      className="button-quiet px-3 aria-disabled:opacity-60 aria-pressed:border-accent aria-pressed:bg-wash aria-pressed:text-accent"
      onClick={off ? undefined : onClick}
      {...rest}
    >
      {children}
    </button>
  );
}

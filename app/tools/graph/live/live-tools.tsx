import { ToolButton } from "~/ui/tool-button";
import { useToolbar } from "~/ui/use-toolbar";
import type { useTools } from "./use-tools";
import type { useTrace } from "./use-trace";

interface LiveToolsProps {
  ready: boolean;
  trace: ReturnType<typeof useTrace>;
  tools: ReturnType<typeof useTools>;
  onTrace: () => void;
}

/** What can be done with the live drawing, as one toolbar. */
export function LiveTools({ ready, trace: { tracer, jump }, tools, onTrace }: LiveToolsProps) {
  const { item, bar } = useToolbar("Trace");
  return (
    <div {...bar} aria-label="Graph tools" className="needs-script mt-2 flex flex-wrap gap-2 print:hidden">
      <ToolButton {...item("Trace")} off={!ready} pressed={tracer !== null} onClick={onTrace}>
        Trace
      </ToolButton>
      <ToolButton {...item("Previous")} off={!tracer} onClick={() => jump(-1)}>
        Previous
      </ToolButton>
      <ToolButton {...item("Next")} off={!tracer} onClick={() => jump(1)}>
        Next
      </ToolButton>
      <ToolButton {...item("Hear")} off={!ready} pressed={tools.sound.isPlaying} onClick={() => void tools.hear()}>
        Hear
      </ToolButton>
      <ToolButton {...item("PNG")} off={!ready} onClick={() => void tools.download()}>
        Download PNG
      </ToolButton>
      <ToolButton {...item("Copy")} off={!ready} onClick={() => void tools.copy()}>
        Copy link
      </ToolButton>
    </div>
  );
}

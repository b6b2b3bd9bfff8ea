import { ToolButton } from "~/ui/tool-button";
import { useToolbar } from "~/ui/use-toolbar";
import type { useTools } from "./use-tools";
import type { useTrace } from "./use-trace";

interface GraphToolbarProps {
  ready: boolean;
  trace: ReturnType<typeof useTrace>;
  tools: ReturnType<typeof useTools>;
  onTrace: () => void;
}

export function GraphToolbar({ ready, trace: { tracer, jump }, tools, onTrace }: GraphToolbarProps) {
  const { item, bar } = useToolbar("Trace");
  return (
    <>
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
      {tools.uncopied ? <LinkField address={tools.uncopied} /> : null}
    </>
  );
}

function LinkField({ address }: { address: string }) {
  return (
    <label className="mt-2 block">
      <span className="font-semibold">Link to this graph</span>
      <input readOnly className="field font-mono" value={address} onFocus={(event) => event.currentTarget.select()} />
    </label>
  );
}

import { type KeyboardEvent, useRef, useState } from "react";
import type { Scene } from "../scene";
import { useGestures } from "./gestures";
import type { useDescription } from "./use-description";
import { useLiveView } from "./use-live-view";
import { runKey, usePanZoom } from "./use-pan-zoom";
import type { LiveSheet } from "./load-drawing";
import { useTools } from "./use-tools";
import { useTrace } from "./use-trace";

export interface LiveGraphOptions {
  scene: Scene;
  sheet: LiveSheet;
  isEdited: boolean;
  description: ReturnType<typeof useDescription>;
}

const JUMPS: Record<string, 1 | -1> = { PageDown: 1, PageUp: -1 };

export function useLiveGraph({ scene, sheet, isEdited, description }: LiveGraphOptions) {
  const pad = useRef<HTMLDivElement>(null);
  const plane = useRef<SVGGElement>(null);
  const [status, say] = useState("");
  const onRest = (search: string) => {
    panZoom.announce();
    description.update(search);
  };
  const [view, shown] = useLiveView({ scene, sheet, isEdited, plane, onRest });
  const panZoom = usePanZoom(view, say);
  const trace = useTrace(view, sheet, shown, say);
  const tools = useTools({ pad, view, sheet, trace, say });
  const { tracer } = trace;
  useGestures(pad, {
    drag: (across, down, to) => (tracer ? tracer.moveTo(to) : panZoom.drag(across, down)),
    zoom: panZoom.zoom,
    end: () => tracer?.announce(),
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") return tools.sound.isPlaying ? tools.sound.stop() : trace.stop();
    if (event.target !== pad.current) return;
    const jump = tracer ? JUMPS[event.key] : undefined;
    if (jump) trace.jump(jump);
    const commands = tracer
      ? { ...panZoom.keys, move: (...by: Parameters<typeof tracer.step>) => tracer.step(...by) }
      : panZoom.keys;
    if (jump || runKey(event.nativeEvent, commands)) event.preventDefault();
  }

  function toggleTrace() {
    trace.toggle();
    pad.current?.focus();
  }

  return { pad, plane, view, shown, status, trace, tools, onKeyDown, toggleTrace };
}

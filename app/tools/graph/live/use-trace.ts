import { useEffect, useRef, useState } from "react";
import type { Scene } from "../scene";
import type { LiveView } from "./live-view";
import { NOT_LOADED } from "./messages";
import type { TracePoint, Tracer } from "./tracer";
import type { LiveSheet } from "./load-drawing";

/** `point` and `tracer` are null while nothing is traced. */
export function useTrace(view: LiveView<Scene>, sheet: LiveSheet, shown: Scene, say: (text: string) => void) {
  const [point, setPoint] = useState<TracePoint | null>(null);
  const tracer = useRef<Tracer>();
  const latest = useRef(sheet);
  const isStarting = useRef(false);
  useEffect(() => {
    latest.current = sheet;
    tracer.current?.update(sheet, shown);
  }, [sheet, shown]);

  async function load(): Promise<Tracer | null> {
    const script = await import("./tracer").catch(() => null);
    if (script) return (tracer.current ??= new script.Tracer(view, latest.current, say, setPoint));
    say(NOT_LOADED);
    return null;
  }

  async function start() {
    isStarting.current = true;
    const loaded = await load();
    if (isStarting.current) loaded?.start();
    isStarting.current = false;
  }

  function stop() {
    isStarting.current = false;
    if (point) tracer.current?.stop();
  }

  return {
    point,
    tracer: point && (tracer.current ?? null),
    load,
    stop,
    toggle: () => (point || isStarting.current ? stop() : void start()),
    jump: (sign: 1 | -1) => void tracer.current?.jump(sign).then((isLoaded) => isLoaded || say(NOT_LOADED)),
  };
}

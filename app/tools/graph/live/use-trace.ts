import { useEffect, useRef, useState } from "react";
import type { Scene } from "../engine";
import { NOT_LOADED } from "./help";
import type { LiveView } from "./live-view";
import type { Spot, Tracer } from "./tracer";
import type { LiveSheet } from "./use-sheet";

/** Following what is drawn, with a script that comes when it is wanted. */
export function useTrace(view: LiveView<Scene>, sheet: LiveSheet, shown: Scene, say: (text: string) => void) {
  const [spot, setSpot] = useState<Spot | null>(null);
  const tracer = useRef<Tracer>();
  const latest = useRef(sheet);
  const isStarting = useRef(false);
  useEffect(() => {
    latest.current = sheet;
    tracer.current?.follow(sheet, shown);
  }, [sheet, shown]);

  /** What follows; null where it could not be fetched, which is said. */
  async function load(): Promise<Tracer | null> {
    const script = await import("./tracer").catch(() => null);
    if (script) return (tracer.current ??= new script.Tracer(view, latest.current, say, setSpot));
    say(NOT_LOADED);
    return null;
  }

  async function start() {
    isStarting.current = true;
    const mine = await load();
    // It may have been stopped before it began.
    if (isStarting.current) mine?.start();
    isStarting.current = false;
  }

  function stop() {
    isStarting.current = false;
    if (spot) tracer.current?.stop();
  }

  return {
    /** Where it stands; null where nothing is followed. */
    spot,
    /** What follows, while it does. */
    tracer: spot && (tracer.current ?? null),
    load,
    stop,
    toggle: () => (spot || isStarting.current ? stop() : void start()),
    jump: (sign: 1 | -1) => void tracer.current?.jump(sign).then((isHad) => isHad || say(NOT_LOADED)),
  };
}

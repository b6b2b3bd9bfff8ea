import { useEffect, useRef, useState } from "react";
import type { Scene } from "../engine";
import type { LiveView } from "./live-view";
import type { Spot, Tracer } from "./tracer";
import type { LiveSheet } from "./use-sheet";

/** Following what is drawn, with a script that comes when it is wanted. */
export function useTrace(view: LiveView<Scene>, sheet: LiveSheet, shown: Scene, say: (text: string) => void) {
  const [spot, setSpot] = useState<Spot | null>(null);
  const tracer = useRef<Tracer>();
  useEffect(() => tracer.current?.follow(sheet, shown), [sheet, shown]);

  async function load(): Promise<Tracer> {
    const { Tracer } = await import("./tracer");
    const mine = (tracer.current ??= new Tracer(view, say, setSpot));
    mine.follow(sheet, view.snapshot());
    return mine;
  }

  return {
    /** Where it stands; null where nothing is followed. */
    spot,
    load,
    toggle: () => (spot ? tracer.current?.stop() : void load().then((mine) => mine.start())),
    jump: (sign: 1 | -1) => void tracer.current?.jump(sign, sheet.state.angle),
    step: (right: number, up: number, fast: boolean) => tracer.current?.step(right, up, fast),
    standAt: (place: { x: number; y: number }) => tracer.current?.standAt(place),
    tell: () => tracer.current?.tell(),
  };
}

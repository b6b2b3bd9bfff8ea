import { type RefObject, useEffect, useRef, useState } from "react";
import type { PlotWindow } from "~/math/plot";
import { writeState } from "../address/state";
import type { Scene } from "../scene";
import type { LiveView } from "./live-view";
import { NOT_LOADED } from "./messages";
import type { Track } from "./tracks";
import type { LiveSheet } from "./load-drawing";
import type { useTrace } from "./use-trace";

interface Options {
  pad: RefObject<HTMLElement>;
  view: LiveView<Scene>;
  sheet: LiveSheet;
  trace: ReturnType<typeof useTrace>;
  say: (text: string) => void;
}

export function useTools({ pad, view, sheet, trace, say }: Options) {
  const sound = useSound(say);
  const link = useCopy(say);

  async function hear() {
    if (sound.isPlaying) return sound.stop();
    const tracer = await trace.load();
    if (!tracer) return;
    const track = tracer.audibleTrack;
    if (track) await sound.play(track, view.shown);
    else say("There is nothing here to hear: regions and surfaces have no line.");
  }

  async function download() {
    const svg = pad.current?.querySelector("svg");
    if (!svg) return;
    const script = await import("./png").catch(() => null);
    if (!script) return say(NOT_LOADED);
    script.save(await script.pngOf(svg), "graph.png");
    say("Downloaded as graph.png");
  }

  function copy() {
    return link.copy(`${location.origin}${location.pathname}?${writeState({ ...sheet.state, ...view.request })}`);
  }

  return { sound, hear, download, copy, uncopied: link.uncopied };
}

function useSound(say: (text: string) => void) {
  const stop = useRef<(() => void) | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => () => stop.current?.(), []);
  async function play(track: Track, window: PlotWindow) {
    const script = await import("./sound").catch(() => null);
    if (!script) return say(NOT_LOADED);
    stop.current?.();
    stop.current = script.playTrack(track, window, () => {
      stop.current = null;
      setPlaying(false);
    });
    setPlaying(true);
  }
  return { isPlaying, play, stop: () => stop.current?.() };
}

/** Where the browser refuses, `uncopied` is the address to show. */
function useCopy(say: (text: string) => void) {
  const [uncopied, setUncopied] = useState<string | null>(null);
  async function copy(address: string) {
    try {
      await navigator.clipboard.writeText(address);
      setUncopied(null);
      say("Link copied");
    } catch {
      setUncopied(address);
      say("Copy the link from the field below the drawing.");
    }
  }
  return { uncopied, copy };
}

import type { RefObject } from "react";
import type { Scene } from "../engine";
import { writeState } from "../address/state";
import { useCopy } from "./copy-link";
import { NOT_LOADED } from "./help";
import type { LiveView } from "./live-view";
import type { LiveSheet } from "./use-sheet";
import { useSound } from "./use-sound";
import type { useTrace } from "./use-trace";

interface Options {
  pad: RefObject<HTMLElement>;
  view: LiveView<Scene>;
  sheet: LiveSheet;
  trace: ReturnType<typeof useTrace>;
  say: (text: string) => void;
}

/** What the buttons below the drawing do. */
export function useTools({ pad, view, sheet, trace, say }: Options) {
  const sound = useSound(say);
  const link = useCopy(say);

  async function hear() {
    if (sound.isPlaying) return sound.stop();
    const tracer = await trace.load();
    if (!tracer) return;
    const { heard: track } = tracer;
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

  return { sound, hear, download, copy, link: link.shown };
}

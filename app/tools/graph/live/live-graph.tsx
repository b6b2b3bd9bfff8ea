import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from "react";
import { HEIGHT, WIDTH } from "~/math/plot/drawing";
import type { Scene } from "../engine";
import { lookOf } from "../looks";
import { Picture, THEME } from "../picture";
import { VIEW, writeState } from "../state";
import { turned, zoomed } from "../view";
import { ViewControls } from "../view-controls";
import { LinkField, useCopy } from "./copy-link";
import type { Place } from "./gestures";
import { steer } from "./keys";
import { LiveTools } from "./live-tools";
import type { LiveView } from "./live-view";
import { windowInWords } from "./trace";
import { TraceMarker } from "./trace-marker";
import { useHands } from "./use-hands";
import { useLiveView } from "./use-live-view";
import type { LiveSheet } from "./use-sheet";
import { useSound } from "./use-sound";
import { useTrace } from "./use-trace";

const HELP = "graph-help";
const HELP_MOVE = "Drag to move, pinch or Ctrl and wheel to zoom. With the keyboard, in the drawing: arrow keys move, with Shift faster; + and − zoom; 0 goes back.";
const HELP_TURN = "Drag to turn, pinch or Ctrl and wheel to zoom. With the keyboard, in the drawing: arrow keys turn and tilt, with Shift faster; + and − zoom; 0 goes back.";
const HELP_TRACE = "Arrow keys follow the curve, with Shift faster; up and down change the curve; Page Down and Page Up go to notable points; Escape ends.";
const STEP = 0.05;
const FAST_STEP = 0.25;
const NEARER = 0.8;
const DEGREES = 5;
const FAST_DEGREES = 15;
const HALF_TURN = 180;
const JUMPS: Record<string, 1 | -1> = { PageDown: 1, PageUp: -1 };

interface LiveGraphProps {
  title: string;
  /** The scene in words. */
  description: string;
  scene: Scene;
  sheet: LiveSheet;
  isEdited: boolean;
}

/** The drawing, which can be moved, followed and heard once its script runs. */
export function LiveGraph({ title, description, scene, sheet, isEdited }: LiveGraphProps) {
  const pad = useRef<HTMLDivElement>(null);
  const plane = useRef<SVGGElement>(null);
  const isSteered = useRef(false);
  const [said, say] = useState("");
  const ready = useSyncExternalStore(neverChanges, () => true, () => false);
  const [view, shown] = useLiveView({ scene, sheet, isEdited, plane, onRest });
  const trace = useTrace(view, sheet, say);
  const sound = useSound();
  const link = useCopy(say);
  const isTracing = trace.track !== null;
  const isSpace = shown.space !== null;
  useHands(pad, {
    drag: (across, down, to) => (isTracing ? trace.standAt(to) : go(false, across * HALF_TURN, down * HALF_TURN, -across, down)),
    zoom: (factor, about) => zoom(false, factor, about),
    rest: () => isTracing && trace.tell(),
  });

  function onRest({ shown: window, request: { turn, tilt } }: LiveView<Scene>) {
    if (!isSteered.current) return;
    say(isSpace ? `Turned by ${turn}°, tilted by ${tilt}°, ${windowInWords(window)}` : `Showing ${windowInWords(window)}`);
  }

  /** Turns a surface by degrees, or moves the plane by shares. */
  function go(byKeys: boolean, turn: number, tilt: number, across: number, up: number) {
    isSteered.current = byKeys;
    if (isSpace) view.redraw(turned(view.request, turn, tilt));
    else view.pan(across, up);
  }

  function zoom(byKeys: boolean, factor: number, about?: Place) {
    isSteered.current = byKeys;
    if (isSpace) view.redraw({ window: zoomed(view.shown, factor) });
    else view.zoom(factor, about);
  }

  const steering = {
    move(right: number, up: number, fast: boolean) {
      if (isTracing) return trace.step(right, up, fast);
      const [step, degrees] = fast ? [FAST_STEP, FAST_DEGREES] : [STEP, DEGREES];
      go(true, right * degrees, up * degrees, right * step, up * step);
    },
    zoom: (nearer: 1 | -1) => zoom(true, nearer > 0 ? NEARER : 1 / NEARER),
    home() {
      isSteered.current = true;
      view.redraw({ window: {}, ...VIEW });
    },
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") return sound.isPlaying ? sound.stop() : isTracing && trace.toggle();
    if (event.target !== pad.current) return;
    const jump = isTracing ? JUMPS[event.key] : undefined;
    if (jump) void trace.jump(jump);
    if (jump || steer(event.nativeEvent, steering)) event.preventDefault();
  }

  async function hear() {
    if (sound.isPlaying) return sound.stop();
    const track = trace.track ?? (await trace.load())[0];
    if (track) await sound.play(track, view.shown);
    else say("Nothing here can be heard: only functions of x or of y can.");
  }

  async function download() {
    const svg = pad.current?.querySelector("svg");
    if (!svg) return;
    const { pngOf, save } = await import("./png");
    save(await pngOf(svg), "graph.png");
    say("Downloaded as graph.png");
  }

  return (
    // The keys are the drawing's; Escape also stops what its tools have started.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown}>
      <div ref={pad} className="touch-none select-none overflow-hidden rounded border border-line bg-sheet" {...(ready ? CONTROL : {})} aria-label={ready ? title : undefined}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block h-auto w-full bg-sheet" role="img" aria-labelledby="graph-title" aria-describedby="graph-desc">
          <title id="graph-title">{title}</title>
          {/* What was found is true of the window that it was looked for in. */}
          <desc id="graph-desc">{shown.window === scene.window ? description : windowInWords(shown.window)}</desc>
          <g ref={plane}>
            <Picture scene={shown} palette={THEME} />
            {trace.point && trace.track ? <TraceMarker point={trace.point} window={shown.window} colour={lookOf(trace.track.equation).colour} /> : null}
          </g>
        </svg>
      </div>
      <ViewControls state={{ ...sheet.state, ...view.request }} window={shown.window} isSpace={isSpace} onView={(to) => view.redraw(to)} />
      <LiveTools
        ready={ready}
        isTracing={isTracing}
        isPlaying={sound.isPlaying}
        onTrace={() => {
          trace.toggle();
          pad.current?.focus();
        }}
        onJump={(sign) => void trace.jump(sign)}
        onHear={() => void hear()}
        onSave={() => void download()}
        onCopy={() => void link.copy(`${location.origin}${location.pathname}?${writeState({ ...sheet.state, ...view.request })}`)}
      />
      {link.shown ? <LinkField address={link.shown} /> : null}
      <p role="status" data-said className="needs-script mt-2 min-h-[1.6em] font-mono print:hidden">
        {said}
      </p>
      <p id={HELP} className="needs-script text-sm text-pencil print:hidden">
        {isTracing ? HELP_TRACE : isSpace ? HELP_TURN : HELP_MOVE}
      </p>
    </div>
  );
}

// The linter does not know that an element with this role is a control.
const CONTROL = { role: "application", tabIndex: 0, "aria-describedby": HELP };

function neverChanges() {
  return () => undefined;
}

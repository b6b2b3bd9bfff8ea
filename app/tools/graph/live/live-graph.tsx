import { Link } from "@remix-run/react";
import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from "react";
import type { Scene } from "../engine";
import { Legend } from "../page/legend";
import { ViewControls } from "../page/view-controls";
import { LinkField } from "./copy-link";
import { HELP } from "./help";
import { steer } from "./keys";
import { LivePicture } from "./live-picture";
import { LiveTools } from "./live-tools";
import { useHands } from "./use-hands";
import { useLiveView } from "./use-live-view";
import type { LiveSheet } from "./use-sheet";
import { useSteering } from "./use-steering";
import { useTools } from "./use-tools";
import { useTrace } from "./use-trace";
import type { useWords } from "./use-words";
import { windowInWords } from "./window-words";

const HELP_ID = "graph-help";
const JUMPS: Record<string, 1 | -1> = { PageDown: 1, PageUp: -1 };

interface LiveGraphProps {
  title: string;
  told: ReturnType<typeof useWords>;
  /** As the server drew it. */
  scene: Scene;
  sheet: LiveSheet;
  isEdited: boolean;
}

/** The drawing, which can be moved, followed and heard once its script runs. */
export function LiveGraph({ title, told, scene, sheet, isEdited }: LiveGraphProps) {
  const pad = useRef<HTMLDivElement>(null);
  const plane = useRef<SVGGElement>(null);
  const [said, say] = useState("");
  const ready = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const steering = useSteering(say);
  const [view, shown] = useLiveView({
    scene,
    sheet,
    isEdited,
    plane,
    onRest: (search) => {
      steering.tell(view);
      told.follow(search);
    },
  });
  const trace = useTrace(view, sheet, shown, say);
  const tools = useTools({ pad, view, sheet, trace, say });
  const { tracer } = trace;
  const state = { ...sheet.state, ...view.request };
  useHands(pad, {
    drag: (across, down, to) => (tracer ? tracer.standAt(to) : steering.drag(view, across, down)),
    zoom: (factor, about) => steering.zoom(view, factor, about),
    rest: () => tracer?.tell(),
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") return tools.sound.isPlaying ? tools.sound.stop() : trace.stop();
    if (event.target !== pad.current) return;
    const jump = tracer ? JUMPS[event.key] : undefined;
    if (jump) trace.jump(jump);
    const keys = steering.keysOf(view);
    if (jump || steer(event.nativeEvent, tracer ? { ...keys, move: (...by) => tracer.step(...by) } : keys))
      event.preventDefault();
  }

  function toggleTrace() {
    trace.toggle();
    pad.current?.focus();
  }

  return (
    // The keys are the drawing's; Escape also stops what its tools have started.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown} onPointerEnter={view.prepare} onFocus={view.prepare}>
      <div
        ref={pad}
        className="touch-none select-none overflow-hidden rounded border border-line bg-sheet"
        {...(ready ? CONTROL : {})}
        aria-label={ready ? title : undefined}
      >
        {/* What was found is true of the view that it was looked for in. */}
        <LivePicture
          title={title}
          description={told.isBehind ? windowInWords(shown.window) : told.words?.description}
          scene={shown}
          plane={plane}
          spot={trace.spot}
        />
      </div>
      <Legend scene={shown} />
      <ViewControls
        state={state}
        window={shown.window}
        isSpace={shown.space !== null}
        onView={(to) => view.redraw(to)}
      />
      <LiveTools ready={ready} trace={trace} tools={tools} onTrace={toggleTrace} />
      {tools.link ? <LinkField address={tools.link} /> : null}
      <p role="status" data-said className="needs-script mt-2 min-h-[1.6em] font-mono print:hidden">
        {said}
      </p>
      <p id={HELP_ID} className="needs-script text-sm text-pencil print:hidden">
        {tracer?.help ?? (shown.space ? HELP.space : HELP.plane)}
      </p>
      {told.failed ? (
        <p className="print:hidden">
          What is told below is of an earlier view.{" "}
          <Link className="link" to={told.search} replace preventScrollReset>
            Describe this view
          </Link>
        </p>
      ) : null}
    </div>
  );
}

// The linter does not know that an element with this role is a control.
const CONTROL = { role: "application", tabIndex: 0, "aria-describedby": HELP_ID };

function neverChanges() {
  return () => undefined;
}

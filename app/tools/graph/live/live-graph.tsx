import { Link } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import { Legend } from "../svg/legend";
import { ViewControls } from "./view-controls";
import { windowInWords } from "./format-numbers";
import { LivePicture } from "./live-picture";
import { HELP } from "./messages";
import { GraphToolbar } from "./toolbar";
import { type LiveGraphOptions, useLiveGraph } from "./use-live-graph";

const HELP_ID = "graph-help";

export function LiveGraph({ title, ...options }: LiveGraphOptions & { title: string }) {
  const { description, sheet } = options;
  const { pad, plane, view, shown, status, trace, tools, onKeyDown, toggleTrace } = useLiveGraph(options);
  const ready = useHydrated();
  const help = trace.tracer?.help ?? (shown.surface ? HELP.surface : HELP.plane);
  return (
    // The keys belong to the drawing; Escape also stops what its tools have started.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown} onPointerEnter={view.prepare} onFocus={view.prepare}>
      <div
        ref={pad}
        className="touch-none select-none overflow-hidden rounded border border-line bg-sheet"
        {...(ready ? CONTROL : {})}
        aria-label={ready ? title : undefined}
      >
        <LivePicture
          title={title}
          // The sentences hold only for the window they were found in.
          description={description.isOutdated ? windowInWords(shown.window) : description.words?.description}
          scene={shown}
          plane={plane}
          point={trace.point}
        />
      </div>
      <Legend scene={shown} />
      <ViewControls
        state={{ ...sheet.state, ...view.request }}
        window={shown.window}
        isSurface={shown.surface !== null}
        onView={(to) => view.redraw(to)}
      />
      <GraphToolbar ready={ready} trace={trace} tools={tools} onTrace={toggleTrace} />
      <p role="status" data-said className="needs-script mt-2 min-h-[1.6em] font-mono print:hidden">
        {status}
      </p>
      <p id={HELP_ID} className="needs-script text-sm text-pencil print:hidden">
        {help}
      </p>
      {description.failed ? <OutdatedNotice search={description.search} /> : null}
    </div>
  );
}

// A control by its role and tabIndex, which the linter does not know.
const CONTROL = { role: "application", tabIndex: 0, "aria-describedby": HELP_ID };

function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

function OutdatedNotice({ search }: { search: string }) {
  return (
    <p className="print:hidden">
      The text below describes an earlier view.{" "}
      <Link className="link" to={search} replace preventScrollReset>
        Describe this view
      </Link>
    </p>
  );
}

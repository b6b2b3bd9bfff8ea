import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NO_GRID } from "~/tools/graph/builtin/draw-surface-scene";
import { readSheet } from "~/math/sheet/reading/sheet";
import type { Scene } from "~/tools/graph/scene";
import { LiveView } from "~/tools/graph/live/live-view";
import { type TracePoint, Tracer } from "~/tools/graph/live/tracer";
import type { LiveSheet } from "~/tools/graph/live/load-drawing";
import { readState } from "~/tools/graph/address/read-state";

const SCENE: Scene = {
  window: { left: -10, right: 10, bottom: -6.25, top: 6.25 },
  grid: NO_GRID,
  curves: [],
  surface: null,
  sliders: [],
};

let say: ReturnType<typeof vi.fn<(text: string) => void>>;
let show: ReturnType<typeof vi.fn<(spot: TracePoint | null) => void>>;

beforeEach(() => {
  say = vi.fn<(text: string) => void>();
  show = vi.fn<(spot: TracePoint | null) => void>();
});

afterEach(() => {
  vi.doUnmock("~/tools/graph/live/notable-points");
  vi.resetModules();
});

describe("the tracer", () => {
  it("does not come back where it is stopped while it looks for a notable point", async () => {
    const tracer = tracerOf(sheetOf("(cos t, sin t)"));
    tracer.start();
    const jumping = tracer.jump(1);
    tracer.stop();
    await jumping;
    expect(show).toHaveBeenLastCalledWith(null);
    expect(say).toHaveBeenLastCalledWith("Trace off");
  });

  it("stays on the curve that was changed to while it looks for a notable point", async () => {
    const tracer = tracerOf(sheetOf("(cos t, sin t)", "(2 cos t, 2 sin t)"));
    tracer.start();
    const jumping = tracer.jump(1);
    tracer.step(0, -1, false);
    await jumping;
    expect(say).toHaveBeenLastCalledWith("(2 cos t, 2 sin t): x = 2, y = 0, t = 0");
  });

  it("goes on from one notable point to the next after it was drawn anew", async () => {
    const sheet = sheetOf("(cos t, sin t)");
    const tracer = tracerOf(sheet);
    tracer.start();
    const jumping = tracer.jump(1);
    tracer.update(sheet, { ...SCENE });
    await jumping;
    expect(say).toHaveBeenLastCalledWith("Highest, on the y-axis: x = 0, y = 1, t = 1.571");
  });

  it("stays where it is, and answers so, where a script could not be had", async () => {
    vi.doMock("~/tools/graph/live/notable-points", () => {
      throw new Error("There is no connection.");
    });
    const tracer = tracerOf(sheetOf("y = x"));
    tracer.start();
    expect(await tracer.jump(1)).toBe(false);
    expect(say).toHaveBeenLastCalledWith("y = x: x = 0, y = 0");
  });

  it("reads nothing of what is drawn while nothing is followed", () => {
    const sheet = sheetOf("y = x");
    const read = vi.fn(() => sheet.entries);
    const counted: LiveSheet = {
      state: sheet.state,
      sliders: sheet.sliders,
      get entries() {
        return read();
      },
    };
    const tracer = tracerOf(sheet);
    tracer.update(counted, SCENE);
    tracer.start();
    tracer.stop();
    read.mockClear();
    tracer.update(counted, SCENE);
    expect(read).not.toHaveBeenCalled();
    expect(tracer.audibleTrack?.text).toBe("y = x");
  });

  it("leaves a curve whose range a slider has turned round", () => {
    const tracer = tracerOf(sheetOf("(cos t, sin t) {0 < t < 2}"));
    tracer.start();
    tracer.update(sheetOf("(cos t, sin t) {0 < t < -1}"), SCENE);
    expect(show).toHaveBeenLastCalledWith(null);
    expect(tracer.audibleTrack).toBeUndefined();
  });
});

function tracerOf(sheet: LiveSheet): Tracer {
  return new Tracer(new LiveView(SCENE, { window: {}, turn: 0, tilt: 0 }, () => undefined), sheet, say, show);
}

function sheetOf(...lines: string[]): LiveSheet {
  const { entries, sliders } = readSheet(lines, {});
  return { state: readState(new URLSearchParams()).state, entries, sliders };
}

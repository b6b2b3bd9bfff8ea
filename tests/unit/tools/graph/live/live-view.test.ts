import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PlotWindow } from "~/math/plot/geometry";
import { LiveView } from "~/tools/graph/live/live-view";
import type { View } from "~/tools/graph/address/view";

const HOME: PlotWindow = { left: -10, right: 10, bottom: -5, top: 5 };
const VIEW: View = { window: {}, turn: 0, tilt: 0 };

const FRAME_MS = 16;

let clock: number;
let onRest: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("requestAnimationFrame", (step: () => void) => setTimeout(step, FRAME_MS));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  onRest = vi.fn<() => void>();
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

describe("a live view", () => {
  it("draws once a frame however often it is moved, and tells when it rests", async () => {
    const { view, draw } = await opened(1);
    for (let move = 0; move < 10; move++) view.pan(0.01, 0);
    expect(draw).not.toHaveBeenCalled();
    vi.advanceTimersByTime(FRAME_MS);
    expect(draw).toHaveBeenCalledTimes(1);
    expect(view.snapshot().window).toEqual({ left: -8, right: 12, bottom: -5, top: 5 });
    expect(onRest).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(onRest).toHaveBeenCalledTimes(1);
    expect(view.request.window).toEqual({ left: -8, right: 12, bottom: -5, top: 5 });
  });

  it("moves what is slow to draw by a transform, and draws it at rest alone", async () => {
    const { view, draw, plane } = await opened(50);
    view.pan(0.25, 0);
    vi.advanceTimersByTime(FRAME_MS);
    draw.mockClear();
    view.pan(0.25, 0);
    vi.advanceTimersByTime(FRAME_MS);
    expect(draw).not.toHaveBeenCalled();
    expect(plane.setAttribute).toHaveBeenLastCalledWith("transform", "matrix(1 0 0 1 -200 0)");
    vi.runAllTimers();
    expect(draw).toHaveBeenCalledTimes(1);
    expect(plane.removeAttribute).toHaveBeenLastCalledWith("transform");
  });

  it("keeps the last drawing where there was no time for a whole one", async () => {
    const { view, draw } = await opened(1);
    draw.mockReturnValueOnce(null);
    const before = view.snapshot();
    view.pan(0.25, 0);
    vi.advanceTimersByTime(FRAME_MS);
    expect(view.snapshot()).toBe(before);
  });

  it("leaves the window to the drawing where none is asked for", async () => {
    const { view } = await opened(1);
    view.pan(0.25, 0);
    view.redraw({ window: {} });
    vi.runAllTimers();
    expect(view.shown).toEqual(HOME);
    expect(view.request.window).toEqual({});
  });

  it("waits for the script that draws, and draws what was asked meanwhile", async () => {
    const view = new LiveView({ window: HOME }, VIEW, onRest);
    const draw = drawing(1);
    view.drawWith(() => Promise.resolve(draw));
    view.zoom(0.5);
    vi.advanceTimersByTime(FRAME_MS);
    expect(draw).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(view.snapshot().window).toEqual({ left: -5, right: 5, bottom: -2.5, top: 2.5 });
  });

  it("draws with what was asked for last, whichever comes first", async () => {
    const view = new LiveView({ window: HOME }, VIEW, onRest);
    const [early, late] = [deferred<ReturnType<typeof drawing>>(), deferred<ReturnType<typeof drawing>>()];
    const [outdated, wanted] = [drawing(1), drawing(1)];
    view.drawWith(() => early.promise);
    view.prepare();
    view.drawWith(() => late.promise);
    view.prepare();
    late.resolve(wanted);
    await vi.runAllTimersAsync();
    early.resolve(outdated);
    await vi.runAllTimersAsync();
    view.redraw();
    await vi.runAllTimersAsync();
    expect(wanted).toHaveBeenCalled();
    expect(outdated).not.toHaveBeenCalled();
  });

  it("fetches what draws again where it could not be had", async () => {
    const view = new LiveView({ window: HOME }, VIEW, onRest);
    const draw = drawing(1);
    const load = vi.fn(() => Promise.resolve(draw)).mockRejectedValueOnce(new Error("There is no connection."));
    view.drawWith(load);
    view.zoom(0.5);
    await vi.runAllTimersAsync();
    expect(draw).not.toHaveBeenCalled();
    view.zoom(1);
    await vi.runAllTimersAsync();
    expect(load).toHaveBeenCalledTimes(2);
    expect(view.snapshot().window).toEqual({ left: -5, right: 5, bottom: -2.5, top: 2.5 });
  });
});

/** A view with a drawing that takes so many milliseconds. */
async function opened(ms: number) {
  const view = new LiveView({ window: HOME }, VIEW, onRest);
  const draw = drawing(ms);
  const plane = { setAttribute: vi.fn(), removeAttribute: vi.fn() };
  view.attach(plane);
  view.drawWith(() => Promise.resolve(draw));
  view.prepare();
  await Promise.resolve();
  await Promise.resolve();
  return { view, draw, plane };
}

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((done) => (resolve = done));
  return { promise, resolve };
}

function drawing(ms: number) {
  return vi.fn<(asked: View) => { window: PlotWindow } | null>(({ window }) => {
    clock += ms;
    return { window: { ...HOME, ...window } };
  });
}

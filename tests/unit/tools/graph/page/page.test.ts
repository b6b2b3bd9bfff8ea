import { beforeEach, describe, expect, it, vi } from "vitest";
import { recentActivities, recordActivity, recordOnce } from "~/activity/store.server";
import { loader } from "~/routes/_guarded.graph-visualizer";
import { EngineError } from "~/tools/engine";
import { simulateWork } from "~/tools/simulated-delay.server";
import { asked, openApp, signIn, thrownResponse } from "../../../../support/app";

vi.mock("~/tools/simulated-delay.server", () => ({ simulateWork: vi.fn() }));

const PATH = "/graph-visualizer";
const NOON = new Date("2026-03-01T12:00:00.000Z");
const minutesAfter = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const plotted = (equation: string) => ({ type: "graph_visualized" as const, details: { function: equation } });

let user: { userId: string; cookie: string };

beforeEach(async () => {
  vi.mocked(simulateWork).mockReset().mockResolvedValue(undefined);
  await openApp();
  user = await signIn();
});

it("stops drawing for somebody who has gone away", async () => {
  const gone = new AbortController();
  const { request: visit, context, params } = request("?equation=sin(x%5E2+y%5E2)%3Dcos(x+y)");
  const left = loader({ request: visit, context: { ...context, signal: gone.signal }, params });
  await Promise.resolve();
  gone.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
});

describe("where the workers are busy", () => {
  it("keeps what was typed and says when to come back; nothing counts as drawn", async () => {
    const equations = Array.from({ length: 40 }, (_, n) => `?equation=y+%3D+x%5E${n + 2}&last=y+%3D+x&xmin=-1`);
    const answers = await Promise.all(equations.map((search) => answered(search)));
    const busy = answers.filter(({ init }) => init?.status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(answers.filter(({ init }) => init?.status === 200)).toHaveLength(40 - busy.length);
    for (const { data: page, init } of busy) {
      expect(page).toMatchObject({
        plot: null,
        words: null,
        mistakes: [],
        drawn: ["y = x"],
        busyForS: expect.any(Number) as number,
      });
      expect(page.typed).toEqual({ xmin: "-1" });
      expect(init?.headers).toEqual({ "Retry-After": String(page.busyForS) });
    }
    expect((await graphs()).length).toBeLessThanOrEqual(40 - busy.length);
  });
});

describe("the page", () => {
  it.each(["", "?equation=", "?equation=%20%20"])(
    "draws the default at once for a plain visit (%j), and notes no graph",
    async (search) => {
      const { state, plot, mistakes } = await look(search);
      expect(state.equations).toEqual(["y = sin(x)"]);
      expect(plot?.scene.curves[0]?.drawn.stroke).toMatch(/^m/);
      expect(mistakes).toEqual([]);
      expect(await graphs()).toEqual([]);
    },
  );

  it("notes what was drawn, once in five minutes", async () => {
    await look("?equation=y+%3D+x%5E2");
    await look("?equation=+y+%3D+x%5E2+");
    await look("?equation=y+%3D+cos(x)");
    expect(await graphs()).toEqual(["y = cos(x)", "y = x^2"]);
  });

  it("never notes a change of the window, however long after", async () => {
    await recordOnce(user.userId, plotted("y = x^2"), NOON);
    await look("?equation=y+%3D+x%5E2&xmin=0&xmax=1&ymin=0&ymax=1");
    expect(await graphs()).toEqual(["y = x^2"]);
    await look("?equation=y+%3D+x%5E3&xmin=0&xmax=1&ymin=0&ymax=1");
    expect(await graphs()).toEqual(["y = x^3", "y = x^2"]);
  });

  it.each<Record<string, string>>([
    { "Sec-Purpose": "prefetch" },
    { "Sec-Purpose": "prefetch;prerender" },
    { Purpose: "prefetch" },
  ])("notes nothing for %j", async (headers) => {
    await look("?equation=y+%3D+x%5E2", headers);
    expect(await graphs()).toEqual([]);
  });

  it("points out what is wrong, keeps it, and draws what was drawn last", async () => {
    const answer = await answered("?equation=y+%3D+sin(x&last=y+%3D+x%5E2");
    expect(answer.init?.status).toBe(400);
    const { state, drawn, plot, mistakes } = answer.data;
    expect(state.equations).toEqual(["y = sin(x"]);
    expect(mistakes).toMatchObject([{ field: "equation", index: 0, code: "unclosed", place: { start: 7, end: 8 } }]);
    expect(drawn).toEqual(["y = x^2"]);
    expect(plot?.scene.curves).toMatchObject([{ text: "y = x^2" }]);
    expect(await graphs()).toEqual([]);
  });

  it("draws nothing that is called the last graph and is no graph of ours", async () => {
    const many = Array.from({ length: 13 }, (_, k) => `y = x + ${k}`).join(";");
    for (const last of [many, `y = x${" + x".repeat(400)}`]) {
      const { drawn } = (await answered(`?${new URLSearchParams({ equation: "y = sin(x", last })}`)).data;
      expect(drawn).toEqual([]);
    }
  });

  it.each(["(cos t, sin t) {2<t<1}", "(cos t, sin t) {0<t<a}"])(
    "says what is wrong with %s, and describes no more than it draws",
    async (equation) => {
      const { plot, words, mistakes } = (await answered(`?${new URLSearchParams({ equation, a: "-1" })}`)).data;
      expect(mistakes).toHaveLength(1);
      expect(plot?.entries).toEqual([]);
      expect(words?.about).toEqual([]);
      expect(words?.table.rows).toEqual([]);
    },
  );

  it("draws the lines that are right beside one that is wrong", async () => {
    const { drawn, plot } = await look("?equation=y+%3D+x&equation=y+%3D+sin(");
    expect(drawn).toEqual(["y = x"]);
    expect(plot?.scene.curves).toMatchObject([{ index: 0, text: "y = x" }]);
  });

  it("lists the last graphs, each once", async () => {
    for (const name of ["x", "x^2", "x"]) await recordActivity(user.userId, plotted(`y = ${name}`));
    expect((await look("")).recent).toEqual(["y = x", "y = x^2"]);
  });

  it("is for who is signed in", async () => {
    const response = await thrownResponse(() => loader(asked(`${PATH}?equation=y+%3D+x`)));
    expect(response.headers.get("Location")).toMatch(/^\/signin/);
  });
});

describe("the placeholder", () => {
  beforeEach(async () => {
    await openApp({ GRAPH_ENGINE: "simulated" });
    user = await signIn();
  });

  it("draws one wave as a sample, and waits for nothing at a plain visit", async () => {
    const { plot } = await look("");
    expect(plot).toMatchObject({ sample: true });
    expect(simulateWork).not.toHaveBeenCalled();
    expect((await look("?equation=y+%3D+x%5E2")).plot?.scene.curves[0]?.drawn).toEqual(plot?.scene.curves[0]?.drawn);
  });

  it("takes the specification's 2 seconds for an update, the default's too, and ends them when the client goes away", async () => {
    const wanted = request("?equation=y+%3D+sin(x)");
    await loader(wanted);
    const [seconds, , context] = vi.mocked(simulateWork).mock.lastCall ?? [];
    expect(seconds).toBe(2);
    expect(context?.signal).toBe(wanted.context.signal);
  });

  it("notes nothing that was not drawn", async () => {
    vi.mocked(simulateWork).mockRejectedValueOnce(new EngineError("The grapher is resting."));
    const answer = await answered("?equation=y+%3D+x");
    expect(answer.init?.status).toBe(422);
    expect(answer.data).toMatchObject({ plot: null, mistakes: [{ message: "The grapher is resting." }] });
    expect(await graphs()).toEqual([]);
  });
});

describe("an activity that is recorded once", () => {
  it("is recorded again after five minutes, and beside another of its kind", async () => {
    expect(await recordOnce(user.userId, plotted('y = "é"\u2028'), NOON)).toBe(true);
    expect(await recordOnce(user.userId, plotted('y = "é"\u2028'), minutesAfter(4.9))).toBe(false);
    expect(await recordOnce(user.userId, plotted("y = x"), minutesAfter(4.9))).toBe(true);
    expect(await recordOnce(user.userId, plotted('y = "é"\u2028'), minutesAfter(5.1))).toBe(true);
    expect(await graphs()).toHaveLength(3);
  });

  it("is each user's own", async () => {
    const other = await signIn("eve@demo.example");
    expect(await recordOnce(user.userId, plotted("y = x"), NOON)).toBe(true);
    expect(await recordOnce(other.userId, plotted("y = x"), NOON)).toBe(true);
  });
});

function request(search: string, headers?: HeadersInit) {
  return asked(`${PATH}${search}`, { cookie: user.cookie, ...(headers ? { headers } : {}) });
}

function answered(search: string, headers?: HeadersInit) {
  return loader(request(search, headers));
}

async function look(search: string, headers?: HeadersInit) {
  return (await answered(search, headers)).data;
}

async function graphs() {
  const activities = await recentActivities(user.userId);
  return activities.flatMap((activity) => (activity.type === "graph_visualized" ? [activity.details.function] : []));
}

import { beforeEach, describe, expect, it, vi } from "vitest";
import { recentActivities, recordOnce } from "~/activity/store.server";
import { loader } from "~/routes/_guarded.graph-visualizer";
import { EngineError } from "~/tools/engine";
import { simulateWork } from "~/tools/simulated-delay.server";
import { asked, openHouse, signIn, thrownResponse } from "../../../support/house";

vi.mock("~/tools/simulated-delay.server", () => ({ simulateWork: vi.fn() }));

const PATH = "/graph-visualizer";
const NOON = new Date("2026-03-01T12:00:00.000Z");
const minutesAfter = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const plotted = (equation: string) => ({ type: "graph_visualized" as const, details: { function: equation } });

let user: { userId: string; cookie: string };

beforeEach(async () => {
  vi.mocked(simulateWork).mockReset().mockResolvedValue(undefined);
  await openHouse();
  user = await signIn();
});

describe("the page", () => {
  it.each(["", "?equation=", "?equation=%20%20"])("draws the default at once for a plain visit (%j), and notes no graph", async (search) => {
    expect(await look(search)).toMatchObject({ equation: "y = sin(x)", error: null, plot: { sample: true } });
    expect(simulateWork).not.toHaveBeenCalled();
    expect(await graphs()).toEqual([]);
  });

  it("takes the specification's 2 seconds for an update, the default's too, and ends them when the client goes away", async () => {
    const wanted = request("?equation=y+%3D+sin(x)");
    await loader(wanted);
    const [seconds, , context] = vi.mocked(simulateWork).mock.lastCall ?? [];
    expect(seconds).toBe(2);
    expect(context?.signal).toBe(wanted.context.signal);
  });

  it("notes what was drawn, once in five minutes", async () => {
    await look("?equation=y+%3D+x%5E2");
    await look("?equation=+y+%3D+x%5E2+");
    await look("?equation=y+%3D+cos(x)");
    expect(await graphs()).toEqual(["y = cos(x)", "y = x^2"]);
  });

  it.each<Record<string, string>>([{ "Sec-Purpose": "prefetch" }, { "Sec-Purpose": "prefetch;prerender" }, { Purpose: "prefetch" }])("notes nothing for %j", async (headers) => {
    await look("?equation=y+%3D+x%5E2", headers);
    expect(await graphs()).toEqual([]);
  });

  it("notes nothing that was not drawn", async () => {
    vi.mocked(simulateWork).mockRejectedValueOnce(new EngineError("No such function: foo."));
    expect(await look("?equation=foo(x)")).toMatchObject({ data: { equation: "foo(x)", plot: null, error: "No such function: foo." }, init: { status: 422 } });
    expect(await graphs()).toEqual([]);
  });

  it("points out what is too long, and keeps it", async () => {
    const long = "x".repeat(201);
    expect(await look(`?equation=${long}`)).toMatchObject({ data: { equation: long, plot: null, error: expect.stringContaining("200") as string }, init: { status: 400 } });
    expect(simulateWork).not.toHaveBeenCalled();
  });

  it("is for who is signed in", async () => {
    const response = await thrownResponse(() => loader(asked(`${PATH}?equation=y+%3D+x`)));
    expect(response.headers.get("Location")).toMatch(/^\/signin/);
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

function look(search: string, headers?: HeadersInit) {
  return loader(request(search, headers));
}

async function graphs() {
  const activities = await recentActivities(user.userId);
  return activities.flatMap((activity) => (activity.type === "graph_visualized" ? [activity.details.function] : []));
}

import { beforeEach, describe, expect, it, test } from "vitest";
import { recentActivities } from "~/activity/store.server";
import { loader as csv } from "~/routes/graph-visualizer[.]csv";
import { loader as json } from "~/routes/graph-visualizer[.]json";
import { loader as svg } from "~/routes/graph-visualizer[.]svg";
import { buildScene } from "~/tools/graph/builtin/draw-graph";
import { readState } from "~/tools/graph/address/read-state";
import { svgFile } from "~/tools/graph/svg/svg-file.server";
import { asked, openApp, signIn } from "../../../../support/app";

// However busy the machine is.
const PATIENT_MS = 4000;
const FILES = { svg, json, csv };

let user: { userId: string; cookie: string };

beforeEach(async () => {
  await openApp();
  user = await signIn();
});

function get(kind: keyof typeof FILES, search: string, cookie = user.cookie) {
  return FILES[kind](asked(`/graph-visualizer.${kind}${search}`, { cookie }));
}

describe.each(["svg", "json", "csv"] as const)("/graph-visualizer.%s", (kind) => {
  it("is for who is signed in", async () => {
    const answer = await get(kind, "?equation=y%3Dx", "");
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ message: "Sign in to draw graphs.", code: "signed-out", place: null });
  });

  test.each<[string, string, object | null]>([
    ["?equation=y%3Dsin(x", "unclosed", { start: 5, end: 6 }],
    ["?equation=y%3Dx&equation=%23", "character", { start: 0, end: 1 }],
    ["?equation=x%00", "character", { start: 1, end: 2 }],
    ["?equation=%F0%9D%91%A5", "character", { start: 0, end: 2 }],
    ["?xmin=3&xmax=1", "window", null],
    [`?equation=${"x%2B".repeat(2500)}x`, "too-long", { start: 500, end: 5001 }],
    [`?equation=${"(".repeat(300)}`, "too-deep", { start: 120, end: 121 }],
    ["?equation=constructor", "name", { start: 0, end: 11 }],
  ])("says what is wrong with %j, and where", async (search, code, place) => {
    const answer = await get(kind, search);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: expect.any(String) as string, code, place });
  });

  it("has nothing to give where a sample stands in for graphs", async () => {
    await openApp({ GRAPH_ENGINE: "simulated" });
    user = await signIn();
    const answer = await get(kind, "?equation=y%3Dx");
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ message: expect.any(String) as string, code: "sample", place: null });
  });

  it("notes nothing", async () => {
    expect((await get(kind, "?equation=y%3Dx")).status).toBe(200);
    expect(await recentActivities(user.userId)).toEqual([]);
  });

  it("is to be saved where the address says so", async () => {
    const answer = await get(kind, "?equation=y%3Dx&download");
    expect(answer.headers.get("Content-Disposition")).toBe(
      kind === "json" ? null : `attachment; filename="graph.${kind}"`,
    );
  });
});

describe("the picture", () => {
  it("stands alone, with a name and a description", async () => {
    const answer = await get("svg", "?equation=y%3Dx%5E2");
    const text = await answer.text();
    expect(answer.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
    expect(text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 800 \d+"/);
    expect(text).toMatch(/<title id="graph-title">[^<]*x\^2/);
    expect(text).toMatch(/<desc id="graph-desc">[^<]*minimum/);
    expect(text).not.toContain("var(");
  });

  it("has the drawing's units, and a path for each curve by the number of its equation", async () => {
    const one = await (await get("svg", "?equation=y%3Dx")).text();
    expect(one).toContain('viewBox="0 0 800 500"');
    expect(one.match(/<path data-equation="0"[^>]* d="[^"]+"/g)).toHaveLength(1);
    const three = await (await get("svg", "?equation=y%3Dx;x%5E2%2By%5E2%3C4;(1,2)")).text();
    expect(new Set(three.match(/data-equation="\d"/g))).toEqual(
      new Set(['data-equation="0"', 'data-equation="1"', 'data-equation="2"']),
    );
    expect(three).toContain('d="M440 170h0"');
  });

  it("shades a region, and draws edges apart that belong to it and that do not", async () => {
    const { scene } = buildScene(readState(new URLSearchParams({ equation: "1 < x^2 + y^2 <= 4" })).state, PATIENT_MS);
    const text = svgFile({ scene, title: "", description: "" });
    expect(text.match(/<path [^>]*data-equation="0"[^>]*>/g)).toHaveLength(3);
    expect(text).toMatch(/data-ink="shade"[^>]* fill-opacity="0.2"/);
    expect(text.match(/data-equation="0"[^>]* stroke-dasharray/g)).toHaveLength(1);
  });

  it("escapes what was typed", async () => {
    const text = await (await get("svg", "?equation=y%3Cx;y%3Dx")).text();
    expect(text).toContain("y&lt;x");
  });
});

describe("the facts", () => {
  it("are data and sentences", async () => {
    const found = (await (await get("json", "?equation=y%3Dx%5E2-1")).json()) as unknown;
    expect(found).toMatchObject({
      window: { left: -10, right: 10, bottom: -6.25, top: 6.25 },
      angle: "rad",
      facts: [{ equation: 0, text: "y=x^2-1", kind: "function", roots: { items: [{ value: -1 }, { value: 1 }] } }],
      about: [
        {
          equation: 0,
          mathml: expect.stringContaining("<msup>") as string,
          sentences: expect.arrayContaining([expect.stringContaining("minimum")]) as string[],
        },
      ],
      table: { head: ["x", "y=x^2-1"], rows: expect.arrayContaining([["-1", "0"]]) as string[][] },
    });
  });
});

describe("the table", () => {
  it("is the one of the page", async () => {
    const text = await (await get("csv", "?equation=y%3Dx%5E2&equation=1/x&tmin=-1&tmax=1&tstep=1")).text();
    expect(text.split("\r\n").map((line) => line.replaceAll('"', ""))).toEqual([
      "x,y=x^2,1/x",
      "-1,1,-1",
      "0,0,undefined",
      "1,1,1",
      "",
    ]);
  });
});

test("what would take for ever is answered", async () => {
  const hard = [
    "9^9^9^9",
    "y=x^x^x^x^x",
    "sum(sum(sum(sin(i j k x),i,1,999),j,1,999),k,1,999)",
    "y=sum(sin(k x)/k,k,1,1000)",
    `${"sin(".repeat(60)}x${")".repeat(60)}`,
    "((x!)!)!=y",
  ];
  for (const equation of hard) {
    const answer = await get("svg", `?${new URLSearchParams({ equation })}`);
    expect(answer.status, equation).toBe(200);
    await answer.text();
  }
});

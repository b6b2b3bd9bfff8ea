import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { compile } from "~/math/numeric/evaluate";
import { EvaluationError } from "~/math/expression/errors";
import { sampleSurface } from "~/math/plot/surface/sample";
import { projectionOf, type SurfaceView } from "~/math/plot/surface/view";
import { parseExpression } from "~/math/text/parse";
import { SIZE } from "../../../support/raster";
import { plotSurface } from "../../../support/drawn";
import { distanceTo, lengthOf, linesOf, pointsOn } from "../../../support/ink";

const WINDOW = { left: -5, right: 5, bottom: -5, top: 5 };
const OPTIONS = { window: WINDOW, heights: null, angle: "rad", budgetMs: 10_000 } as const;
const VIEWS: SurfaceView[] = [
  { turn: 30, tilt: 30 },
  { turn: 0, tilt: 20 },
  { turn: 90, tilt: 45 },
  { turn: 45, tilt: 90 },
  { turn: 137, tilt: 10 },
  { turn: 200, tilt: -25 },
  { turn: 271, tilt: 60 },
  { turn: 315, tilt: -90 },
];

describe("a plane", () => {
  it.each(VIEWS)("is 42 straight lines from %j, none of them broken", (view) => {
    for (const text of ["x + y", "2", "y - x/2"]) {
      const lines = linesOf(draw(text, view).mesh);
      expect(lines.map(({ length }) => length)).toEqual(Array.from({ length: 42 }, () => 2));
    }
  });

  it("has straight level lines where its heights are", () => {
    const { levels, heights } = draw("x", { turn: 0, tilt: 90 });
    const places = linesOf(levels).map((line) => Math.round(((line[0]?.[0] ?? NaN) - 400) * 10) / 10);
    const scale = (places.at(-1) ?? 0) / (heights.at(-1) ?? 0);
    expect(places.sort((a, b) => a - b)).toEqual(heights.map((height) => expect.closeTo(height * scale, 0) as number));
  });
});

describe("hidden lines", () => {
  it("are all of a roof's back while the eye is below its slope, and none from above", () => {
    const rows = (tilt: number) =>
      linesOf(draw("-abs(y)", { turn: 0, tilt }).mesh).filter((line) => new Set(line.map(([, v]) => v)).size === 1)
        .length;
    expect(rows(15)).toBe(11);
    expect(rows(80)).toBe(21);
  });

  it.each(["x^2 - y^2", "sin(x) cos(y)", "4 e^(-(x^2+y^2)/4)", "sqrt(25 - x^2 - y^2)", "floor(x) + y/2"])(
    "of %s are those that its own heights block",
    (text) => {
      for (const view of [
        { turn: 30, tilt: 30 },
        { turn: 137, tilt: 10 },
        { turn: 200, tilt: -25 },
      ]) {
        const { visible, hidden, spots } = lookAlong(text, view);
        const { mesh } = draw(text, view);
        const far = distanceTo(mesh);
        expect(spots.filter(([u, v]) => far(u, v) > 2).length / spots.length).toBeLessThan(0.05);
        // Rims come on top.
        if (/sqrt|floor/.test(text)) continue;
        expect(Math.abs(lengthOf(mesh) - visible) / (visible + hidden)).toBeLessThan(0.035);
      }
    },
  );
});

describe("what is not there", () => {
  it("is left out where the function is undefined", () => {
    const from = projectionOf(
      sampleSurface(parseExpression("sqrt(9-x^2-y^2)"), OPTIONS).box,
      { turn: 0, tilt: 90 },
      SIZE,
    );
    const [rim] = from.project({ x: 3, y: 0, z: 0 });
    const distances = pointsOn(draw("sqrt(9-x^2-y^2)", { turn: 0, tilt: 90 }).mesh).map(([u, v]) =>
      Math.hypot(u - 400, v - 250),
    );
    expect(Math.max(...distances)).toBeLessThan(rim - 400 + 0.5);
    expect(Math.max(...distances)).toBeGreaterThan(rim - 400 - 0.5);
    expect(draw("sqrt(-1-x^2)", { turn: 30, tilt: 30 })).toMatchObject({ mesh: "", levels: "" });
  });

  it("is the way from one side of a pole to the other", () => {
    const { mesh, labels } = draw("1/(x - 0.1)", { turn: 0, tilt: 0 }, { heights: { low: -4, high: 4 } });
    const points = pointsOn(mesh);
    expect(points.filter(([u]) => Math.abs(u - 403) < 5)).toEqual([]);
    for (const [text, side] of [
      ["4", 1],
      ["\u22124", -1],
    ] as const) {
      const limit = labels.find((label) => label.text === text && label.anchor === "end")?.y ?? NaN;
      expect(Math.max(...points.map(([, v]) => -v * side))).toBeCloseTo(-limit * side, -0.5);
    }
  });

  it("is the wall of a step", () => {
    const heights = new Set(pointsOn(draw("floor(x)", { turn: 0, tilt: 0 }).mesh).map(([, v]) => v));
    // From -5 to 4, and 5 for the last point alone.
    expect(heights.size).toBe(10);
  });
});

describe("a symmetric surface", () => {
  it.each(["x^2 + y^2", "cos(x) cos(y)", "1/(x^2+y^2)", "sqrt(16-x^2-y^2)"])(
    "%s is drawn as its own mirror image",
    (text) => {
      for (const [turn, tilt] of [
        [45, 20],
        [90, 50],
      ] as const) {
        const { mesh, levels } = draw(text, { turn, tilt });
        for (const path of [mesh, levels]) {
          const far = distanceTo(path);
          const points = pointsOn(path);
          expect(points.filter(([u, v]) => far(800 - u, v) > 1.6).length).toBeLessThan(points.length * 0.015);
        }
      }
    },
  );
});

describe("level lines", () => {
  it("are circles where the function says so", () => {
    const view = { turn: 20, tilt: 90 };
    const { levels, heights } = draw("x^2 + y^2", view);
    const scale = lengthOf(draw("0", view).mesh) / 42 / 10;
    const radii = heights.map((height) => Math.sqrt(height) * scale);
    for (const [u, v] of pointsOn(levels))
      expect(Math.min(...radii.map((radius) => Math.abs(Math.hypot(u - 400, v - 250) - radius)))).toBeLessThan(1.2);
  });

  it("are fewer where nobody could follow them", () => {
    expect(draw("sin(x^2 + y^2)", { turn: 30, tilt: 30 }).heights.length).toBeLessThan(
      draw("sin(x) cos(y)", { turn: 30, tilt: 30 }).heights.length,
    );
  });
});

describe("the box", () => {
  it("has ticks with numbers, none over another, on every axis that is not seen from its end", () => {
    const names = (view: SurfaceView) =>
      draw("x y", view).labels.flatMap(({ text }) => (/^[xyz]$/.test(text) ? [text] : []));
    expect(names({ turn: 30, tilt: 30 })).toEqual(["x", "y", "z"]);
    expect(names({ turn: 0, tilt: 90 })).toEqual(["x", "y"]);
    expect(names({ turn: 0, tilt: 0 })).toEqual(["x", "z"]);
    expect(draw("x y", { turn: 30, tilt: 30 }).labels.map(({ text }) => text)).toEqual(
      expect.arrayContaining(["\u22124", "0", "20"]),
    );
  });

  it("stays within the drawing from all sides", () => {
    for (let turn = 0; turn < 360; turn += 15) {
      for (let tilt = -90; tilt <= 90; tilt += 15) {
        const { box, labels } = draw("x y", { turn, tilt }, { cellsPerRow: 2 });
        const places = [...pointsOn(box), ...labels.map(({ x, y }): [number, number] => [x, y])];
        expect(places.filter(([u, v]) => u < 20 || u > 780 || v < 8 || v > 492)).toEqual([]);
      }
    }
  });

  it("takes the heights that are asked for", () => {
    const { labels, heights } = draw("x^2 + y^2", { turn: 30, tilt: 30 }, { heights: { low: 0, high: 10 } });
    expect(Math.max(...heights)).toBeLessThan(10);
    expect(labels.map(({ text }) => text)).toContain("10");
  });
});

describe("limits", () => {
  it("keeps the file small whatever is drawn", () => {
    for (const text of ["sin(x^2 + y^2)", "mod(x y, 1)", "sqrt(sin(9 x) sin(9 y))"]) {
      for (const view of VIEWS.slice(-4)) {
        const { mesh, levels, box } = draw(text, view);
        expect(gzipSync(mesh + levels + box).length).toBeLessThan(14_000);
      }
    }
  });

  it("gives what there is when time has run out", () => {
    const [part, whole] = [-1, 10_000].map((budgetMs) =>
      draw("sum(sin(k x y), k, 1, 40)", { turn: 30, tilt: 30 }, { budgetMs }),
    );
    expect([part?.partial, whole?.partial]).toEqual([true, false]);
    expect(part?.mesh.length).toBeLessThan(whole?.mesh.length ?? 0);
  });

  it("knows no other variables", () => {
    expect(() => draw("x + t", { turn: 0, tilt: 0 })).toThrow(EvaluationError);
  });
});

function draw(text: string, view: SurfaceView, options = {}) {
  return plotSurface(parseExpression(text), view, { ...OPTIONS, ...options });
}

/** What a slow look along every sight line says: which pieces of the drawn lines the surface blocks. Knows nothing of cells. */
function lookAlong(text: string, view: SurfaceView) {
  const { box } = sampleSurface(parseExpression(text), OPTIONS);
  const { project } = projectionOf(box, view, SIZE);
  const f = compile(parseExpression(text), ["x", "y"]);
  const sums = { visible: 0, hidden: 0, spots: [] as [number, number][] };
  const eye = eyeOf(box, view);
  for (const [x, y, dx, dy] of pieces()) {
    const ends = [project({ x, y, z: f([x, y]) }), project({ x: x + dx, y: y + dy, z: f([x + dx, y + dy]) })] as const;
    const length = Math.hypot(ends[1][0] - ends[0][0], ends[1][1] - ends[0][1]);
    const middle = { x: x + dx / 2, y: y + dy / 2, z: f([x + dx / 2, y + dy / 2]) };
    if (!Number.isFinite(length) || length > 25) continue;
    if (isBlocked(f, middle, eye)) sums.hidden += length;
    else {
      sums.visible += length;
      const [u, v] = project(middle);
      sums.spots.push([u, v]);
    }
  }
  return sums;
}

function* pieces(): Generator<[x: number, y: number, dx: number, dy: number]> {
  const step = 1 / 8;
  for (let line = -5; line <= 5; line += 0.5) {
    for (let at = -5; at < 5; at += step) {
      yield [at, line, step, 0];
      yield [line, at, 0, step];
    }
  }
}

/** The way towards the eye, in the function's units. */
function eyeOf(box: Parameters<typeof projectionOf>[0], { turn, tilt }: SurfaceView) {
  const [a, b] = [(turn * Math.PI) / 180, (tilt * Math.PI) / 180];
  const [x, y] = [-Math.sin(a) * Math.cos(b), -Math.cos(a) * Math.cos(b)];
  return { x: x * 5, y: y * 5, z: (Math.sin(b) * (box.high - box.low)) / 2 / 0.7 };
}

type Point = { x: number; y: number; z: number };

function isBlocked(f: (values: number[]) => number, from: Point, eye: Point): boolean {
  const above = (t: number) => from.z + eye.z * t - f([from.x + eye.x * t, from.y + eye.y * t]);
  let before = NaN;
  for (let t = 0.015; t < 3; t += 0.01) {
    if (Math.abs(from.x + eye.x * t) > 5 || Math.abs(from.y + eye.y * t) > 5) return false;
    const now = above(t);
    // The middle tells a crossing from a jump.
    if (before * now < 0 && Math.abs(above(t - 0.005)) < Math.max(Math.abs(before), Math.abs(now)) * 0.9) return true;
    before = now;
  }
  return false;
}

import { beforeEach, describe, expect, it, test } from "vitest";
import { recentActivities } from "~/activity/store.server";
import { loader as guarded } from "~/routes/_guarded.canvas-ai";
import { loader as file } from "~/routes/canvas-ai[.]html";
import { loader as open } from "~/routes/integrations";
import { readTyped, writeTyped } from "~/tools/canvas/typed/address";
import { linesOf } from "~/tools/canvas/typed/lines";
import { VISITOR_LIMIT } from "~/tools/canvas/typed/page.server";
import { readPreview } from "~/tools/canvas/typed/read-preview";
import { asked, loadContext, openApp, signIn, thrownResponse } from "../../../support/app";
import { toastOf } from "../../../support/sign-in";

let user: { userId: string; cookie: string };

beforeEach(async () => {
  await openApp();
  user = await signIn();
});

function search(expression: string, ask = "") {
  return `?${new URLSearchParams({ expression, ...(ask && { ask }) })}`;
}

async function look(query: string) {
  const { data, init } = await guarded(asked(`/canvas-ai${query}`, { cookie: user.cookie }));
  return { ...data.typed, solved: data.typed.answer?.solved ?? null, status: init?.status, headers: init?.headers };
}

async function visit(query: string, address: string) {
  const { data, init } = await open({ ...asked(`/integrations${query}`), context: { ...loadContext(), address } });
  return { ...data.typed, solved: data.typed.answer?.solved ?? null, status: init?.status, headers: init?.headers };
}

async function solved() {
  const activities = await recentActivities(user.userId);
  return activities.flatMap(({ type, details }) => (type === "canvas_used" ? [details] : []));
}

describe("the address", () => {
  test.each(["", "?expression=", "?expression=%20%0A", "?ask=factor"])("%j asks nothing", async (query) => {
    expect(await look(query)).toMatchObject({ solved: null, mistake: null, delay: null, status: 200 });
    expect(await solved()).toEqual([]);
  });

  it("reads what it writes, with lines as every system ends them", () => {
    const state = { expression: "x + y = 3\nx - y = 1", ask: "solve", folded: true } as const;
    expect(readTyped(new URLSearchParams(writeTyped(state)))).toEqual({ state, unknownAsk: null });
    expect(readTyped(new URLSearchParams({ expression: "a\r\nb\rc" })).state.expression).toBe("a\nb\nc");
    expect(linesOf("\\begin{cases} x = 1 \\\\\n y = 2 \\end{cases}")).toHaveLength(1);
  });
});

describe("a similar exercise", () => {
  it("has an address of its own, with its answer folded, and counts as nothing that was solved", async () => {
    const answer = await thrownResponse(() => look(`${search("x^2 - 5x + 6 = 0")}&similar=1`));
    expect(answer.status).toBe(302);
    const address = new URL(answer.headers.get("Location") ?? "", "http://localhost");
    expect(address.pathname + address.hash).toBe("/canvas-ai#answer");
    const page = await look(address.search);
    expect(page.state).toMatchObject({ ask: null, folded: true });
    expect(page.state.expression).toMatch(/^x\^2 - \d+\*x \+ \d+ = 0$/);
    expect(page.state.expression).not.toBe("x^2 - 5*x + 6 = 0");
    expect(page.solved?.answer).toMatchObject({ kind: "solutions", set: { type: "finite" } });
    expect(await solved()).toEqual([]);
  });

  it("is said to be missing where there are no numbers to change", async () => {
    const answer = await thrownResponse(() => look(`${search("x + y", "simplify")}&similar=1`));
    expect(answer.headers.get("Location")).toBe(`/canvas-ai${search("x + y", "simplify")}`);
    expect(await toastOf(answer)).toEqual({ kind: "info", text: "No similar exercise was found." });
  });
});

describe("a problem", () => {
  it("is answered with steps, texts to copy, a place to plot it, and other wishes", async () => {
    const { solved: answer, answer: shown, status } = await look(search("2x + 3 = 11"));
    expect(status).toBe(200);
    expect(answer?.data).toEqual([{ expr: "2*x + 3 = 11", result: "x = 4", assign: false }]);
    expect(answer?.steps.length).toBeGreaterThan(0);
    expect(shown?.texts).toEqual(["2*x + 3 = 11: x = 4"]);
    expect(shown?.copied).toMatchObject({
      text: "x = 4",
      latex: "x = 4",
      mathml: expect.stringMatching(/^<math>/) as string,
    });
    expect(shown?.plot).toBe("/graph-visualizer?equation=y+%3D+2*x+%2B+3&equation=y+%3D+11");
  });

  it("uses the values of letters that earlier lines give", async () => {
    const { solved: answer } = await look(search("a = 5\na + 2"));
    expect(answer?.data.at(-1)?.result).toBe("7");
    expect(answer?.understood.assigned).toEqual({ a: "5" });
  });

  it("is noted once in five minutes and can be reopened, with what was asked of it", async () => {
    await look(search("2x + 3 = 11"));
    await look(search("2x + 3 = 11"));
    await look(search("x^2 - 1", "factor"));
    expect(await solved()).toEqual([
      { action: "solve", expression: "x^2 - 1", ask: "factor" },
      { action: "solve", expression: "2x + 3 = 11" },
    ]);
    expect((await look("")).recent).toEqual([
      { text: "x^2 - 1", ask: "Factor", search: "?expression=x%5E2+-+1&ask=factor" },
      { text: "2x + 3 = 11", ask: null, search: "?expression=2x+%2B+3+%3D+11" },
    ]);
  });

  it("is not noted for a prefetch, nor for visitors", async () => {
    await guarded(
      asked(`/canvas-ai${search("1 + 1")}`, { cookie: user.cookie, headers: { "Sec-Purpose": "prefetch" } }),
    );
    expect(await solved()).toEqual([]);
    expect((await visit(search("1 + 1"), "192.0.2.7")).solved?.data[0]?.result).toBe("2");
  });
});

describe("what cannot be answered", () => {
  it("points at what cannot be read, and keeps it", async () => {
    const { mistake, state, status } = await look(search("x = 1\n2x + (3 = 11"));
    expect(status).toBe(422);
    expect(mistake?.place).toEqual({ line: 1, start: 5, end: 6 });
    expect(state.expression).toBe("x = 1\n2x + (3 = 11");
    expect(await solved()).toEqual([]);
  });

  it("names a wish that nobody knows, and a text that is too long", async () => {
    expect(await look(search("x", "dance"))).toMatchObject({ status: 400, mistake: { place: null }, solved: null });
    expect(await look(search("x", "constructor"))).toMatchObject({ status: 400, solved: null });
    expect(await look(search("1+".repeat(3000)))).toMatchObject({ status: 400, solved: null });
  });

  it("asks for patience where the workers are busy, and counts nothing as solved", async () => {
    const pages = await Promise.all(Array.from({ length: 40 }, (_, n) => look(search(`x^2 + ${n}x = ${n + 1}`))));
    const busy = pages.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    for (const { delay, headers, solved: answer } of busy) {
      expect(answer).toBe(null);
      expect(headers).toEqual({ "Retry-After": String(delay?.seconds) });
    }
    expect((await solved()).length).toBeLessThanOrEqual(40 - busy.length);
  });

  it("asks visitors for patience who ask too often", async () => {
    for (let count = 0; count < VISITOR_LIMIT; count += 1) await visit(search("1 + 1"), "192.0.2.9");
    const { status, delay } = await visit(search("1 + 1"), "192.0.2.9");
    expect(status).toBe(429);
    expect(delay?.message).toContain("10 minutes");
    expect((await visit(search("1 + 1"), "192.0.2.10")).status).toBe(200);
  });
});

describe("the file", () => {
  it("holds the steps, names no other file, and is a download", async () => {
    const response = await file(asked(`/canvas-ai.html${search("2x + 3 = 11")}`, { cookie: user.cookie }));
    const html = await response.text();
    expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename="2x \+ 3 = 11\.html"/);
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    expect(html).toContain("<ol");
    expect(html).not.toMatch(/<script|<link|src=|url\(|https?:/);
    expect(await solved()).toEqual([]);
  });

  it("writes what was typed as text", async () => {
    const response = await file(asked(`/canvas-ai.html${search("x < 2")}`));
    expect(await response.text()).toContain("<title>x &lt; 2</title>");
  });

  test.each([
    ["", 400],
    [search("x", "dance"), 400],
    [search("2 + ("), 422],
  ])("%j is refused with %i", async (query, status) => {
    expect((await file(asked(`/canvas-ai.html${query}`))).status).toBe(status);
  });
});

describe("the preview", () => {
  it("reads lines as the server does, and points at what it cannot read", () => {
    expect(readPreview(" \n")).toEqual({ kind: "empty" });
    expect(readPreview("2x = 4")).toMatchObject({ kind: "read", ask: "solve", formulas: [{ text: "2*x = 4" }] });
    expect(readPreview("2x = (4")).toMatchObject({ kind: "unread", mistake: { place: { line: 0, start: 5, end: 6 } } });
  });
});

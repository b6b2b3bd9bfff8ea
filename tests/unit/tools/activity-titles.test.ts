import { describe, expect, it } from "vitest";
import { activityAddress, activityTitle } from "~/tools/activity-titles";
import { toolAt } from "~/tools/registry";
import { EVERY_KIND } from "../../support/activities";

const LONG = "p".repeat(300);

describe("titles", () => {
  it("show 60 characters of a prompt and 50 of an error", () => {
    const title = activityTitle({ type: "video_generation_failed", details: { prompt: LONG, error: "e".repeat(300) } });
    expect(title).toBe(`Video failed: ${"p".repeat(60)}… (${"e".repeat(50)}…)`);
  });

  it("exist for every kind", () => {
    const titles = EVERY_KIND.map(activityTitle);
    expect(new Set(titles).size).toBe(EVERY_KIND.length);
    expect(titles[0]).toBe("Opened Canvas AI Solver");
  });
});

describe("addresses", () => {
  it("lead to the tool that was used", () => {
    const tools = EVERY_KIND.map(activityAddress).map((address) => toolAt(address.replace(/\?.*/, "")).id);
    expect(new Set(tools)).toEqual(new Set(["video", "graph", "document", "canvas", "youtube"]));
  });

  it("lead to the very graph that was plotted", () => {
    const address = activityAddress({ type: "graph_visualized", details: { function: "y = x^2 + 1; a&b" } });
    expect(new URL(address, "http://localhost").searchParams.getAll("equation")).toEqual(["y = x^2 + 1; a&b"]);
  });
});

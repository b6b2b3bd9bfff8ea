import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Moment } from "~/ui/moment";
import { relativeTime } from "~/ui/relative-time";

const NOW = new Date("2026-11-22T12:00:00Z");

test.each([
  ["2026-11-22T11:59:30Z", "now"],
  ["2026-11-22T11:58:00Z", "2 minutes ago"],
  ["2026-11-22T10:00:00Z", "2 hours ago"],
  ["2026-11-21T11:00:00Z", "yesterday"],
  ["2026-11-15T12:00:00Z", "7 days ago"],
  ["2026-09-01T00:30:00Z", "1 Sept 2026"],
])("%s is %s", (time, text) => {
  expect(relativeTime(new Date(time), NOW, "en-GB", "UTC")).toBe(text);
});

test("a time is in the reader's language", () => {
  expect(relativeTime(new Date("2026-11-22T10:00:00Z"), NOW, "de-DE")).toBe("vor 2 Stunden");
});

test("the server says how long ago a time was, and names it in full", () => {
  vi.useFakeTimers({ now: NOW });
  expect(renderToString(<Moment time="2026-11-22T10:00:00Z" />)).toBe(
    '<time dateTime="2026-11-22T10:00:00Z" title="22 Nov 2026, 10:00 UTC">2 hours ago</time>',
  );
});

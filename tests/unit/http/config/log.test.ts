import { expect, test } from "vitest";
import * as z from "zod";
import { errorMessage, log } from "~/http/config/log.server";
import { startEdge } from "../../../support/edge";
import { captureLog, useSettings } from "../../../support/app";

const lineSchema = z.looseObject({
  time: z.iso.datetime(),
  level: z.enum(["info", "warn", "error"]),
  message: z.string(),
});
const edge = startEdge();
const plain = startEdge({ LOG_FORMAT: "text" });

test("each request leaves one line of JSON, under the id that its answer carries", async () => {
  const { headers } = await edge.ask("/features?code=query-secret&state=query-secret", {
    headers: { Cookie: "session=cookie-secret", Authorization: "Bearer header-secret" },
  });
  await edge.ask("/auth/google/callback?code=query-secret&state=query-secret");
  await edge.ask("/dashboard", { method: "PUT" });
  const requestId = headers["x-request-id"];
  await expect.poll(() => lines().filter((line) => line.requestId === requestId), { timeout: 4000 }).toHaveLength(1);
  const [line] = lines().filter((candidate) => candidate.requestId === requestId);
  expect(line).toMatchObject({
    level: "info",
    message: "request",
    method: "GET",
    path: "/features",
    status: 200,
    ms: expect.any(Number) as number,
  });
  expect(edge.server().output()).not.toMatch(/-secret|[?]/);
});

test("what clients get wrong is no error of ours, and nothing but JSON is written", async () => {
  const odd: [string, string][] = [
    ["/nowhere", "GET"],
    ["/features", "POST"],
    ["/%E0%A4%A", "GET"],
    ["/mock-provider/token", "GET"],
    ["/auth/google/callback", "POST"],
    ["http://x.example/", "GET"],
  ];
  for (const [target, method] of odd)
    expect((await edge.ask(target, { method, ...(method === "POST" ? { body: "" } : {}) })).status).toBeLessThan(500);
  await expect
    .poll(() => lines().filter((line) => line.path === "/auth/google/callback" && line.method === "POST"), {
      timeout: 4000,
    })
    .toHaveLength(1);
  expect(lines().filter(({ level }) => level === "error")).toEqual([]);
});

test("as text a line is for people", async () => {
  await plain.ask("/features?code=query-secret");
  await expect
    .poll(() => plain.server().output(), { timeout: 4000 })
    .toMatch(/^request requestId=[0-9a-f-]{36} method=GET path=\/features status=200 ms=[\d.]+$/m);
});

test("text is the format in development, JSON in production", () => {
  for (const [NODE_ENV, expected] of [
    ["development", "Hello name=Ada\n"],
    ["production", /^\{"time":.*"message":"Hello","name":"Ada"\}\n$/],
  ] as const) {
    useSettings({ NODE_ENV });
    const written = captureLog();
    log.info("Hello", { name: "Ada", absent: undefined });
    expect(written.at(-1)).toMatch(expected);
  }
});

test("a line stays a line, whatever it is told", () => {
  useSettings({ LOG_FORMAT: "text" });
  const written = captureLog();
  log.warn("Refused", { origin: "x\r\nrequest status=200" });
  expect(written).toEqual(["warn: Refused origin=x request status=200\n"]);
});

test.each([
  [new Error("broken"), "broken"],
  ["text", "'text'"],
  [{ status: 404, statusText: "Not Found" }, "{ status: 404, statusText: 'Not Found' }"],
  [undefined, "undefined"],
])("of %o the log says %j", (error, text) => {
  expect(errorMessage(error)).toBe(text);
});

function lines() {
  const text = edge.server().output().split("\n").filter(Boolean);
  return text.map((line) => lineSchema.parse(JSON.parse(line)));
}

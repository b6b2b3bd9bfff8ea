import { expect, onTestFinished, test, vi } from "vitest";
import { EngineError } from "~/tools/engine";
import { canvasService } from "~/tools/canvas/service.server";
import {
  answering,
  type CanvasAnswerer,
  hanging,
  redirecting,
  resetting,
  startFakeCanvasService,
  trickling,
} from "../../../support/fake-canvas-service";

const IMAGE = "data:image/png;base64,iVBORw0KGgo=";
const TOO_LONG_MS = 1000;
const LONG_MS = 20_000;

test("asks /calculate once, with the image and no variables, and reads expressions and results", async () => {
  const fake = await startFake(
    answering({
      data: [
        { expr: "1 + 2", result: 3 },
        { expr: "x", result: "5", assign: true },
        { expr: "2 < 3", result: true },
        { expr: "x^2 = 4", result: [-2, 2] },
      ],
    }),
  );
  expect(await solve(fake.url)).toEqual({
    items: [
      { expr: "1 + 2", result: "3" },
      { expr: "x", result: "5" },
      { expr: "2 < 3", result: "true" },
      { expr: "x^2 = 4", result: "-2, 2" },
    ],
    sample: false,
  });
  expect(fake.asked).toEqual([
    { path: "POST /calculate", type: "application/json", body: { image: IMAGE, dict_of_vars: {} } },
  ]);
});

test("leaves out what is no item, and takes a result without an expression", async () => {
  const data = [
    null,
    "x",
    {},
    { expr: "a" },
    { expr: "b", result: { c: 1 } },
    { result: 7 },
    { expr: 2, result: " 4 " },
    { expr: "d", result: "" },
  ];
  const fake = await startFake(answering({ data }));
  expect((await solve(fake.url)).items).toEqual([
    { expr: "", result: "7" },
    { expr: "2", result: "4" },
  ]);
});

test.each<[string, unknown]>([
  ["an empty list", { data: [] }],
  ["no list", { data: { expr: "1", result: 1 } }],
  ["nothing of the kind", { error: "no" }],
  ["null", null],
  ["a bare list", [{ expr: "1", result: 1 }]],
])("%s brings no items", async (_name, body) => {
  const fake = await startFake(answering(JSON.stringify(body)));
  expect((await solve(fake.url)).items).toEqual([]);
});

test.each<[string, CanvasAnswerer, string | RegExp]>([
  ["status 500 with text", answering("boom", 500, "text/plain"), "Backend error: boom"],
  [
    "status 502 with a page",
    answering("<h1>Bad\r\n\tgateway</h1>", 502, "text/html"),
    "Backend error: <h1>Bad gateway</h1>",
  ],
  ["status 503 with nothing", answering("", 503), "Backend error: 503 Service Unavailable"],
  ["a redirect", redirecting, "Backend error: 307 Temporary Redirect"],
  ["an endless complaint", answering("x".repeat(100_000), 500), /^Backend error: x{300}…$/],
  ["a page instead of JSON", answering("<h1>Welcome</h1>", 200, "text/html"), "the service's answer cannot be read"],
  ["half of an answer", answering('{"data": [{'), "the service's answer cannot be read"],
  [
    "more than 1 MB",
    answering(JSON.stringify({ data: [], padding: "x".repeat(1024 * 1024) })),
    "the answer is too large",
  ],
  ["a cut connection", resetting, /socket hang up|ECONNRESET/],
  ["silence", hanging, "no answer within 1 s"],
  ["an answer that never ends", trickling, "no answer within 1 s"],
])("%s fails readably, and is not asked again", async (_name, answer, message) => {
  const fake = await startFake(answer);
  const limit = answer === hanging || answer === trickling ? TOO_LONG_MS : LONG_MS;
  const failure = await solve(fake.url, undefined, limit).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(EngineError);
  expect(failure).toHaveProperty("message", typeof message === "string" ? message : expect.stringMatching(message));
  expect(fake.asked).toHaveLength(1);
});

test("a service that is not there fails readably", async () => {
  const fake = await startFake(hanging);
  fake.stop();
  await expect(solve(fake.url)).rejects.toThrow(EngineError);
});

test("the request ends with whoever waits for it", async () => {
  const fake = await startFake(hanging);
  const gone = new AbortController();
  const solving = solve(fake.url, gone.signal, 60_000).catch((error: unknown) => error);
  await vi.waitFor(() => expect(fake.asked).toHaveLength(1));
  gone.abort();
  expect(await solving).toBeInstanceOf(Error);
  await vi.waitFor(() => expect(fake.givenUp).toBe(1));
});

function solve(url: string, signal = new AbortController().signal, timeoutMs = LONG_MS) {
  return canvasService(url, timeoutMs).solve({ image: IMAGE, dictOfVars: {} }, { signal, progress: () => undefined });
}

async function startFake(answer: CanvasAnswerer) {
  const fake = await startFakeCanvasService();
  fake.answer = answer;
  onTestFinished(() => fake.stop());
  return fake;
}

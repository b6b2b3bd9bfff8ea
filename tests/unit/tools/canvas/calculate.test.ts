import { describe, expect, onTestFinished, test } from "vitest";
import { action, loader } from "~/routes/calculate";
import { answering, startFakeCanvasService } from "../../../support/fake-canvas-service";
import { loadContext, openApp, PUBLIC_URL } from "../../../support/app";
import { PNG_URL } from "../../../support/png";

const TOKEN = "a token of at least thirty-two ch".replaceAll(" ", "-");
const POST_ONLY = 405;

let clients = 0;

interface Ask {
  body?: unknown;
  token?: string | null;
  address?: string;
  signal?: AbortSignal;
}

async function ask({ body, token = TOKEN, address = freshAddress(), signal }: Ask) {
  const request = new Request(`${PUBLIC_URL}/calculate`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token !== null && { Authorization: `Bearer ${token}` }) },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const context = { ...loadContext(), address, ...(signal && { signal }) };
  const response = await action({ request, context, params: {} });
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}

function freshAddress(): string {
  clients += 1;
  return `198.51.100.${clients}`;
}

async function openWithToken(settings: Record<string, string> = {}) {
  await openApp({ CANVAS_API_TOKEN: TOKEN, ...settings });
}

describe("a problem", () => {
  test("is answered in the contract, with steps, and not cached", async () => {
    await openWithToken();
    const { status, headers, body } = await ask({ body: { expression: "2x + 3 = 11" } });
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(body).toMatchObject({
      message: "Solved.",
      status: "success",
      data: [{ expr: "2*x + 3 = 11", result: "x = 4", assign: false }],
      answer: { kind: "solutions", variables: ["x"], set: { type: "finite", members: [{ x: "4" }] } },
      steps: [
        { title: "Subtract 3 from both sides", before: "2*x + 3 = 11", after: "2*x = 8" },
        { title: "Divide both sides by 2", before: "2*x = 8", after: "x = 4" },
      ],
    });
  });

  test.each<[string, object, object]>([
    ["with a request", { expression: "x^2 - 1", ask: "factor" }, { kind: "expression", text: "(x - 1)*(x + 1)" }],
    ["with values", { expression: "a + 1", dict_of_vars: { a: 2, b: "1/2" } }, { kind: "value", text: "3" }],
    ["with a tiny value", { expression: "a*2", dict_of_vars: { a: 2e-7 } }, { kind: "value", text: "1/2500000" }],
    ["with null for what is not given", { expression: "1+1", image: null, ask: null }, { kind: "value", text: "2" }],
    ["in a list", { expression: ["a = 5", "a x = 10"] }, { set: { type: "finite", members: [{ x: "2" }] } }],
    ["in LaTeX", { expression: "\\frac{1}{2} + \\frac13" }, { kind: "value", text: "5/6" }],
    ["for a letter", { expression: "2y = 4", for: ["y"] }, { set: { type: "finite", members: [{ y: "2" }] } }],
    ["that is undefined", { expression: "1/0" }, { kind: "undefined" }],
    ["that is too large", { expression: "9^9^9^9" }, { kind: "refused" }],
  ])("%s is understood", async (_how, body, answer) => {
    await openWithToken();
    expect(await ask({ body })).toMatchObject({ status: 200, body: { status: "success", answer } });
  });

  test("gives letters their values", async () => {
    await openWithToken();
    const { body } = await ask({ body: { expression: ["a = 5", "a + 1"] } });
    expect(body).toMatchObject({
      data: [
        { expr: "a", result: "5", assign: true },
        { expr: "5 + 1", result: "6", assign: false },
      ],
    });
  });

  test.each<[unknown, string, object]>([
    ["2x + = 3", "expected", { line: 0, start: 5, end: 6 }],
    [["x = 1", "x = (2"], "unclosed", { line: 1, start: 4, end: 5 }],
    ["hello world", "name", { line: 0, start: 0, end: 5 }],
    ["", "empty", { line: 0, start: 0, end: 0 }],
    ["x".repeat(10_000), "too-long", { line: 0 }],
    ["Tom has 3 apples and eats one. How many are left?", "name", { line: 0 }],
  ])("that cannot be read (%j) is told with code and place", async (expression, code, place) => {
    await openWithToken();
    expect(await ask({ body: { expression } })).toMatchObject({
      status: 422,
      body: { message: expect.any(String) as string, status: "error", code, place },
    });
  });

  test.each<[string, unknown]>([
    ["no JSON", "{"],
    ["no object", "[]"],
    ["nothing to solve", {}],
    ["a picture and an expression", { image: PNG_URL, expression: "1" }],
    ["a picture that is none", { image: "data:image/png;base64,x" }],
    ["no text", { expression: 5 }],
    ["an empty list", { expression: [] }],
    ["an unknown request", { expression: "1", ask: "dance" }],
    ["an unknown domain", { expression: "1", domain: "quaternions" }],
    ["variables that are a list", { expression: "1", dict_of_vars: ["a"] }],
    ["a variable without a value", { expression: "a", dict_of_vars: { a: null } }],
  ])("in a body with %s is refused", async (_what, body) => {
    await openWithToken();
    expect(await ask({ body })).toMatchObject({
      status: 400,
      body: { message: expect.any(String) as string, status: "error", place: null },
    });
  });

  test("whose letters have the names of objects' parts harms nobody", async () => {
    await openWithToken();
    for (const name of ["__proto__", "constructor"]) {
      const body = `{"expression": "${name}", "dict_of_vars": {"${name}": "1"}}`;
      expect((await ask({ body })).status).toBe(422);
    }
  });

  test("is let go when the program leaves", async () => {
    await openWithToken();
    const { status } = await ask({ body: { expression: "x^2 = 7" }, signal: AbortSignal.abort() });
    expect(status).toBe(499);
  });

  test("finds more programs than the workers can serve told to come again", async () => {
    await openWithToken();
    const asked = Array.from({ length: 40 }, (_, n) => ask({ body: { expression: `${n}x + 1 = ${n}`, ask: "solve" } }));
    const answers = await Promise.all(asked);
    const busy = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200).length + busy.length).toBe(40);
    expect(Number(busy[0]?.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(busy[0]?.body).toMatchObject({ status: "error", code: "busy" });
  });
});

describe("the token", () => {
  test.each<[string, string | null]>([
    ["none", null],
    ["another", TOKEN.replace("a", "b")],
    ["its beginning", TOKEN.slice(0, -1)],
    ["more than it", `${TOKEN}x`],
    ["an empty one", ""],
  ])("%s is refused", async (_what, token) => {
    await openWithToken();
    const { status, headers, body } = await ask({ body: { expression: "1" }, token });
    expect(status).toBe(401);
    expect(headers.get("WWW-Authenticate")).toMatch(/^Bearer/);
    expect(body).toMatchObject({ status: "error", code: "token" });
  });

  test("may be guessed so often only, which does not keep those out who have it elsewhere", async () => {
    await openWithToken();
    const address = freshAddress();
    const guess = () => ask({ body: {}, token: "guess", address });
    for (let round = 0; round < 60; round += 1) expect((await guess()).status).toBe(401);
    const { status, headers } = await guess();
    expect(status).toBe(429);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(500);
    expect((await ask({ body: { expression: "1" } })).status).toBe(200);
  });

  test("has so many requests for each address", async () => {
    await openWithToken({ CANVAS_API_LIMIT: "2" });
    const address = freshAddress();
    for (const expected of [200, 200, 429, 429])
      expect((await ask({ body: { expression: "1" }, address })).status).toBe(expected);
    expect((await ask({ body: { expression: "1" } })).status).toBe(200);
  });

  test("that is not set leaves nothing there, for posts and visits", async () => {
    await openApp();
    expect(await ask({ body: { expression: "1" } })).toMatchObject({ status: 404, body: { code: "not-set-up" } });
    expect(loader().status).toBe(404);
  });

  test("that is set has visitors told how to ask", async () => {
    await openWithToken();
    const answer = loader();
    expect([answer.status, answer.headers.get("Allow")]).toEqual([POST_ONLY, "POST"]);
  });
});

describe("a picture", () => {
  test("is refused in words where the product itself would have to read it", async () => {
    await openWithToken();
    expect(await ask({ body: { image: PNG_URL } })).toMatchObject({
      status: 200,
      body: { data: [], answer: { kind: "refused", code: "unsupported" }, steps: [] },
    });
  });

  test("goes to the service with its variables", async () => {
    const fake = await startFakeCanvasService();
    onTestFinished(() => fake.stop());
    fake.answer = answering({ data: [{ expr: "a + 1", result: 3 }] });
    await openWithToken({ CANVAS_SERVICE_URL: fake.url });
    expect(await ask({ body: { image: PNG_URL, dict_of_vars: { a: 2 } } })).toMatchObject({
      status: 200,
      body: { status: "success", data: [{ expr: "a + 1", result: "3", assign: false }], answer: null, steps: [] },
    });
    expect(fake.asked.map(({ body }) => body)).toEqual([{ image: PNG_URL, dict_of_vars: { a: "2" } }]);
    fake.answer = answering("boom", 500);
    expect(await ask({ body: { image: PNG_URL } })).toMatchObject({ status: 502, body: { code: "service" } });
  });

  test("gets the marked sample where that is chosen", async () => {
    await openWithToken({ CANVAS_ENGINE: "simulated" });
    const { body } = await ask({ body: { image: PNG_URL } });
    expect(body).toMatchObject({ message: expect.stringMatching(/sample/) as string, answer: null });
  });
});

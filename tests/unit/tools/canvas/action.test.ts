import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { recentActivities } from "~/activity/store.server";
import { action as guardedAction, loader as guardedLoader } from "~/routes/_guarded.canvas-ai";
import { action, loader } from "~/routes/integrations";
import { type CanvasAnswer, failing, saying, TEXTS } from "~/tools/canvas/answer";
import { simulatedCanvas } from "~/tools/canvas/simulated.server";
import { VISITOR_LIMIT } from "~/tools/canvas/action.server";
import {
  type CanvasAnswerer,
  answering,
  hanging,
  SOLVED,
  startFakeCanvasService,
} from "../../../support/fake-canvas-service";
import { asked, cookieOf, loadContext, openApp, PUBLIC_URL, signIn, thrownResponse } from "../../../support/app";
import { PNG, PNG_URL, pngUrl, sized } from "../../../support/png";

let visitors = 0;

beforeEach(() => {
  visitors += 1;
});

test("a drawing is solved and shown, for a visitor who is not tracked", async () => {
  const fake = await openWithService(SOLVED);
  expect(await post({ intent: "analyze", image: PNG_URL })).toEqual({
    status: 200,
    answer: { items: [{ expr: "1 + 2", result: "3" }], sample: false },
  });
  expect(fake.asked.map(({ body }) => body)).toEqual([{ image: PNG_URL, dict_of_vars: {} }]);
  expect(await post({ intent: "clear" })).toEqual({ status: 200, answer: null });
});

test.each<Record<string, string>>([
  { CANVAS_ENGINE: "simulated" },
  { CANVAS_ENGINE: "simulated", CANVAS_SERVICE_URL: "http://127.0.0.1:9" },
])("where samples are chosen (%j) the answer is marked as one", async (settings) => {
  await openApp(settings);
  const { answer } = await post({ intent: "analyze", image: PNG_URL });
  expect(answer?.sample).toBe(true);
  expect(answer?.items.length).toBeGreaterThan(0);
});

test.each<Record<string, string>>([{}, { CANVAS_ENGINE: "builtin", CANVAS_SERVICE_URL: "http://127.0.0.1:9" }])(
  "the product itself (%j) says that it does not read drawings yet",
  async (settings) => {
    await openApp(settings);
    const { answer } = await post({ intent: "analyze", image: PNG_URL });
    expect(answer).toEqual(failing("drawings are not read here yet. Type what you have drawn instead."));
  },
);

test("the sample ends with whoever waits for it", async () => {
  const solving = simulatedCanvas.solve(
    { image: PNG_URL, dictOfVars: {} },
    { signal: AbortSignal.abort(), progress: () => undefined },
  );
  await expect(solving).rejects.toThrow("aborted");
});

test.each([
  ["nothing", ""],
  ["another picture", PNG_URL.replace("png", "jpeg")],
  ["what only says that it is a PNG", pngUrl(Buffer.from("GIF89a and more"))],
  ["a signature alone", pngUrl(PNG.subarray(0, 8))],
  ["one that breaks off", pngUrl(PNG.subarray(0, -13))],
  ["one without pixels", pngUrl(Buffer.concat([PNG.subarray(0, 33), PNG.subarray(-12)]))],
  ["one without a size", pngUrl(sized(0, 1))],
  ["one of two billion pixels", pngUrl(sized(200_000, 10_000))],
  [
    "one of chunks without end",
    pngUrl(Buffer.concat([PNG.subarray(0, -12), Buffer.from([255, 255, 255, 255]), PNG.subarray(-8, -4)])),
  ],
  ["no base64", "data:image/png;base64,<script>"],
  ["a line break in it", `${PNG_URL.slice(0, 60)}\n${PNG_URL.slice(60)}`],
  ["another encoding", `data:image/png,${encodeURIComponent(PNG.toString("latin1"))}`],
  ["an address", "https://pictures.example/x.png"],
])("%s is refused", async (_name, image) => {
  const fake = await openWithService(SOLVED);
  expect(await post({ intent: "analyze", image })).toEqual({
    status: 400,
    answer: { items: [], sample: false, text: "Invalid image format." },
  });
  expect(fake.asked).toEqual([]);
});

test("a picture may be as large as a large screen, and may have more behind its end", async () => {
  await openWithService(SOLVED);
  for (const picture of [sized(10_000, 10_000), Buffer.concat([PNG, Buffer.from("more")])]) {
    expect((await post({ intent: "analyze", image: pngUrl(picture) })).status).toBe(200);
  }
});

test("an uploaded file counts by its content, and comes back for another try, for which it is kept here", async () => {
  const fake = await openWithService(answering("boom", 500));
  const first = await upload(PNG, "sum.jpg");
  const picture = { id: expect.stringMatching(/^[\w-]{20,}$/) as string, url: PNG_URL };
  expect(first).toEqual({
    status: 502,
    answer: { items: [], sample: false, text: "Error: Backend error: boom", picture },
  });
  fake.answer = SOLVED;
  const again = await upload(Buffer.alloc(0), "", { previous: first.answer?.picture?.id });
  expect(again).toEqual({
    status: 200,
    answer: { items: [{ expr: "1 + 2", result: "3" }], sample: false, picture: first.answer?.picture },
  });
  expect(fake.asked.map(({ body }) => body)).toEqual(Array(2).fill({ image: PNG_URL, dict_of_vars: {} }));
});

test("a file that is no picture, or too large to be sent back, is not kept", async () => {
  await openWithService(SOLVED);
  const { answer } = await upload(PNG, "sum.png");
  for (const previous of [undefined, answer?.picture?.id])
    expect((await upload(Buffer.from("GIF89a"), "sum.png", { previous })).answer).toEqual(
      saying("Invalid image format."),
    );
  expect((await upload(Buffer.alloc(0), "")).answer?.text).toBe("Invalid image format.");
  expect((await upload(Buffer.concat([PNG, Buffer.alloc(1_000_000)]), "large.png")).answer).not.toHaveProperty(
    "picture",
  );
});

test("a kept picture is for whoever has sent it", async () => {
  const fake = await openWithService(SOLVED);
  const ada = await signIn();
  const bob = await signIn("bob@demo.example");
  const { answer } = await upload(PNG, "sum.png", { cookie: ada.cookie });
  const previous = answer?.picture?.id;
  for (const cookie of [bob.cookie, undefined])
    expect(await upload(Buffer.alloc(0), "", { previous, cookie })).toEqual({
      status: 400,
      answer: saying(TEXTS.gone),
    });
  expect((await upload(Buffer.alloc(0), "", { previous, cookie: ada.cookie })).status).toBe(200);
  expect(fake.asked).toHaveLength(2);
});

test("an empty answer says so", async () => {
  await openWithService(answering({ data: [] }));
  expect(await post({ image: PNG_URL })).toEqual({
    status: 200,
    answer: { items: [], sample: false, text: "No result received." },
  });
});

test("what a signed-in learner does is tracked at either address, and what fails to be a picture is not", async () => {
  await openWithService(SOLVED);
  const { userId, cookie } = await signIn();
  await post({ intent: "clear" }, cookie);
  await guardedAction(asked("/canvas-ai", { form: { intent: "download" }, cookie }));
  await guardedAction(asked("/canvas-ai", { form: { intent: "analyze", image: PNG_URL }, cookie }));
  await guardedAction(asked("/canvas-ai", { form: { intent: "analyze", image: "x" }, cookie }));
  const actions = (await recentActivities(userId)).map(({ type, details }) => [
    type,
    "action" in details && details.action,
  ]);
  expect(actions).toEqual([
    ["canvas_used", "analyze"],
    ["canvas_used", "download"],
    ["canvas_used", "clear"],
  ]);
});

test("a visit of either address is a visit of the tool", async () => {
  await openApp();
  const { userId, cookie } = await signIn();
  expect((await loader(asked("/integrations", { cookie }))).data).toMatchObject({ owner: userId });
  expect((await loader(asked("/integrations"))).data).toMatchObject({ owner: null });
  expect((await guardedLoader(asked("/canvas-ai", { cookie }))).data).toMatchObject({ owner: userId, before: null });
  expect((await recentActivities(userId)).map(({ details }) => details)).toEqual([{ page: "/canvas-ai" }]);
});

test("the guarded address sends visitors to sign in", async () => {
  await openApp();
  const response = await thrownResponse(() => guardedAction(asked("/canvas-ai", { form: { image: PNG_URL } })));
  expect(response.headers.get("Location")).toBe("/signin?returnTo=%2Fcanvas-ai");
});

test("whoever had to sign in again is asked for their picture once more, as files are not kept meanwhile", async () => {
  await openApp();
  const left = await thrownResponse(() =>
    guardedAction(asked("/canvas-ai", { form: { intent: "analyze", upload: "true" } })),
  );
  const cookie = cookieOf(left.headers.getSetCookie(), (await signIn()).cookie);
  expect((await guardedLoader(asked("/canvas-ai", { cookie }))).data).toMatchObject({ before: saying(TEXTS.gone) });
  expect((await guardedLoader(asked("/canvas-ai", { cookie }))).data).toMatchObject({ before: null });
});

test("a visitor's address has so many analyses; others, and learners who are signed in, have theirs", async () => {
  await openWithService(SOLVED);
  const { cookie } = await signIn();
  for (let round = 0; round < VISITOR_LIMIT; round += 1) expect((await post({ image: PNG_URL })).status).toBe(200);
  const refused = await post({ image: PNG_URL });
  expect(refused).toEqual({
    status: 429,
    answer: { items: [], sample: false, text: expect.stringMatching(/^Error: .*Try again in 10 min/) as string },
  });
  expect((await post({ image: PNG_URL }, cookie)).status).toBe(200);
  visitors += 1;
  expect((await post({ image: PNG_URL })).status).toBe(200);
});

test("the service is let go when the learner leaves", async () => {
  const fake = await openWithService(hanging);
  const gone = new AbortController();
  const parts = asked("/integrations", { form: { image: PNG_URL } });
  const answering = action({ ...parts, context: { ...parts.context, signal: gone.signal } });
  await vi.waitFor(() => expect(fake.asked).toHaveLength(1));
  gone.abort();
  await answering;
  await vi.waitFor(() => expect(fake.givenUp).toBe(1));
});

async function openWithService(answer: CanvasAnswerer) {
  const fake = await startFakeCanvasService();
  fake.answer = answer;
  onTestFinished(() => fake.stop());
  await openApp({ CANVAS_SERVICE_URL: fake.url });
  return fake;
}

async function post(form: Record<string, string>, cookie?: string) {
  return run(asked("/integrations", { form, cookie }).request);
}

async function upload(
  content: Buffer,
  name: string,
  { previous, cookie }: { previous?: string; cookie?: string } = {},
) {
  const body = new FormData();
  if (previous) body.set("previous", previous);
  body.set("picture", new File([new Uint8Array(content)], name));
  body.set("upload", "true");
  return run(
    new Request(`${PUBLIC_URL}/integrations`, { method: "POST", body, headers: cookie ? { Cookie: cookie } : {} }),
  );
}

async function run(request: Request): Promise<{ status: number; answer: CanvasAnswer | null }> {
  const address = `198.51.100.${visitors}`;
  const answer = await action({ request, context: { ...loadContext(), address }, params: {} });
  return answer ? { status: answer.init?.status ?? 200, answer: answer.data } : { status: 200, answer };
}

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { recentActivities } from "~/activity/store.server";
import { db } from "~/db/connection.server";
import { getFile } from "~/files/store.server";
import { env } from "~/http/config/env.server";
import { readMultipart } from "~/http/uploads/multipart.server";
import { cancelJob, recentJobs } from "~/jobs/store.server";
import { action, loader } from "~/routes/_guarded.document-analyzer";
import { action as again } from "~/routes/_guarded.document-analyzer_.$id";
import { inputOf } from "~/tools/document/analyses.server";
import { docx, type Field, FORM_TYPE, multipart, pdf, wordParts } from "../../../support/documents";
import { asked, captureLog, openApp, signIn, thrownResponse } from "../../../support/app";

const MOST = 10_485_760;
let ada: Awaited<ReturnType<typeof signIn>>;

beforeEach(async () => {
  await openApp();
  ada = await signIn();
});

/** Posts a form to the page; a Response, or the status and text of a refusal. */
async function post(fields: Field[], { cookie = ada.cookie, type = FORM_TYPE } = {}) {
  const {
    request: { url },
    context,
  } = asked("/document-analyzer");
  const request = new Request(url, { method: "POST", headers: { Cookie: cookie, "Content-Type": type } });
  const answer = await action({
    request,
    context: { ...context, postedForm: readMultipart(type, Readable.from([multipart(fields)])).parts },
    params: {},
  });
  return "data" in answer
    ? { status: answer.init?.status, ...answer.data }
    : { status: answer.status, to: answer.headers.get("Location") };
}

function storedFiles(): string[] {
  const folder = join(env().DATA_DIR, "files");
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.includes("/"))
    : [];
}

async function activities(): Promise<string[]> {
  return (await recentActivities(ada.userId)).flatMap(({ type, details }) =>
    type === "document_analyzed" ? [details.filename] : [],
  );
}

test.each<[string, Buffer, string]>([
  ["a PDF", pdf(), "lesson.pdf"],
  ["a Word document", docx(), "lesson.docx"],
  ["a PDF under another name", pdf(), "lesson.exe"],
  ["a PDF of exactly 10 MB", pdf({ pad: MOST - pdf().length }), "large.pdf"],
])("%s is stored whole, and becomes a job", async (_what, content, filename) => {
  const { status, to } = await post([{ filename, content }]);
  const [job] = await recentJobs(ada.userId, "document");
  expect({ status, to }).toEqual({ status: 302, to: `/document-analyzer/${job?.id}` });
  const { fileId, name } = inputOf(job ?? { input: null });
  expect(name).toBe(filename);
  const file = await getFile(ada.userId, fileId);
  expect(readFileSync(file?.path ?? "").equals(content)).toBe(true);
  expect(await activities()).toEqual([filename]);
});

test("when nothing can be written it is told in plain words, and nothing is kept", async () => {
  db().run(sql`pragma query_only = on`);
  const log = captureLog();
  expect(await post([{ filename: "a.pdf", content: pdf() }])).toMatchObject({
    status: 503,
    error: expect.stringContaining("try again later") as unknown,
  });
  expect(log.join("")).toContain("A job could not be started");
  expect(storedFiles()).toEqual([]);
});

test("an answer that is thrown goes its way, and is no failure", async () => {
  const log = captureLog();
  const { request, context } = asked("/document-analyzer", { cookie: ada.cookie, form: {} });
  const throwing = Object.defineProperty({ ...context }, "postedForm", {
    get() {
      throw new Response(null, { status: 410 });
    },
  });
  expect((await thrownResponse(() => action({ request, context: throwing, params: {} }))).status).toBe(410);
  expect(log).toEqual([]);
});

const NOT_CHOSEN = /choose a document/;

test.each<[string, Field[], number, RegExp]>([
  ["no field", [], 400, NOT_CHOSEN],
  ["no file chosen", [{ filename: "", content: "" }], 400, NOT_CHOSEN],
  ["another field's file", [{ name: "file", filename: "a.pdf", content: pdf() }], 400, NOT_CHOSEN],
  ["a text in the file's place", [{ content: "%PDF-1.4 %%EOF" }], 400, NOT_CHOSEN],
  [
    "two files",
    [
      { filename: "a.pdf", content: pdf() },
      { filename: "b.pdf", content: pdf() },
    ],
    400,
    /one document/,
  ],
  ["an empty file", [{ filename: "a.pdf", content: "" }], 400, /empty/],
  ["a program named .pdf", [{ filename: "a.pdf", content: "MZ\x90 program" }], 400, /neither/],
  ["a protected document", [{ filename: "a.docx", content: docx(wordParts(1)) }], 400, /password/],
  ["half a document", [{ filename: "a.docx", content: docx().subarray(0, 100) }], 400, /damaged/],
  [
    "one byte above 10 MB",
    [{ filename: "a.pdf", content: pdf({ pad: MOST - pdf().length + 1 }) }],
    413,
    /larger than 10 MB/,
  ],
])("%s is refused, and nothing is kept", async (_what, fields, status, error) => {
  expect(await post(fields)).toEqual({ status, error: expect.stringMatching(error) as string });
  expect(await recentJobs(ada.userId, "document")).toEqual([]);
  expect(storedFiles()).toEqual([]);
  expect(await activities()).toEqual([]);
});

test("a body that is no form is refused", async () => {
  expect(await post([], { type: "application/json" })).toMatchObject({ status: 400 });
});

test("the same document at the same moment, or while it waits, is one job, one file and one activity", async () => {
  const sent = { filename: "lesson.pdf", content: pdf() };
  const answers = await Promise.all([post([sent]), post([sent]), post([sent])]);
  answers.push(await post([{ ...sent, filename: "renamed.pdf" }]));
  expect(new Set(answers.map((answer) => "to" in answer && answer.to)).size).toBe(1);
  expect(storedFiles()).toHaveLength(1);
  expect(await activities()).toEqual(["lesson.pdf"]);
  await post([{ filename: "lesson.pdf", content: pdf({ text: "Other" }) }]);
  expect(await recentJobs(ada.userId, "document")).toHaveLength(2);
});

test("a fourth document at once is refused, and not kept", async () => {
  for (const text of ["1", "2", "3"]) await post([{ filename: "a.pdf", content: pdf({ text }) }]);
  expect(await post([{ filename: "a.pdf", content: pdf({ text: "4" }) }])).toMatchObject({ status: 429 });
  expect(storedFiles()).toHaveLength(3);
});

test("a document is kept as long as its analysis is listed", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  for (let number = 0; number < 22; number++) {
    vi.setSystemTime(Date.now() + 1000);
    await post([{ filename: "a.pdf", content: pdf({ text: String(number) }) }]);
    const [job] = await recentJobs(ada.userId, "document");
    await cancelJob(ada.userId, job?.id ?? "");
  }
  expect(storedFiles()).toHaveLength(20);
});

test("a cancelled analysis can be made again from the document that is stored, by its owner alone", async () => {
  await post([{ filename: "a.pdf", content: pdf() }]);
  const id = (await recentJobs(ada.userId, "document"))[0]?.id ?? "";
  await cancelJob(ada.userId, id);
  const eve = await signIn("eve@demo.example");
  const foreign = await thrownResponse(() =>
    again({ ...asked(`/document-analyzer/${id}`, { cookie: eve.cookie, form: {} }), params: { id } }),
  );
  expect(foreign.status).toBe(404);
  const answer = await again({
    ...asked(`/document-analyzer/${id}`, { cookie: ada.cookie, form: {} }),
    params: { id },
  });
  expect(answer).toMatchObject({ status: 302 });
  const jobs = await recentJobs(ada.userId, "document");
  expect(jobs.map(({ status }) => status).sort()).toEqual(["cancelled", "queued"]);
  expect(new Set(jobs.map((job) => inputOf(job).fileId)).size).toBe(1);
  expect(storedFiles()).toHaveLength(1);
});

test("an upload after the session's end leads to the sign-in, and back to where the file is asked for again", async () => {
  const answer = await thrownResponse(() => post([{ filename: "a.pdf", content: pdf() }], { cookie: "" }));
  const to = new URL(answer.headers.get("Location") ?? "", "http://localhost:3000").searchParams.get("returnTo") ?? "";
  expect(to).toBe("/document-analyzer?file=again");
  expect(storedFiles()).toEqual([]);
  expect(await loader(asked(to, { cookie: ada.cookie }))).toMatchObject({ chooseAgain: true });
  expect(await loader(asked("/document-analyzer", { cookie: ada.cookie }))).toMatchObject({ chooseAgain: false });
});

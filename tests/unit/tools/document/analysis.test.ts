import { beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { putFile } from "~/files/store.server";
import { addJob, claimJob, findJob, finishJob } from "~/jobs/store.server";
import { loader } from "~/routes/_guarded.document-analyzer_.$id";
import { loader as exporter } from "~/routes/document-analyzer.$id.export";
import { EngineError } from "~/tools/engine";
import { analyzeDocument } from "~/tools/document/job.server";
import { simulatedDocument } from "~/tools/document/simulated.server";
import { asked, captureLog, openApp, signIn, thrownResponse } from "../../../support/app";
import { firstHold } from "../../../support/jobs";

const RESULT = {
  sample: true,
  quizzes: [{ question: "1 + 1?", options: ["1", "2"], correctIndex: 1 }],
  flashcards: [{ front: "a", back: "b" }],
  studyPath: ["Read"],
};
let analyze: MockInstance<typeof simulatedDocument.analyze>;
let ada: Awaited<ReturnType<typeof signIn>>;

beforeEach(async () => {
  await openApp();
  ada = await signIn();
  analyze = vi.spyOn(simulatedDocument, "analyze").mockResolvedValue(RESULT);
});

async function queued(name = "a.pdf") {
  const { id: fileId } = await putFile(ada.userId, { name, type: "application/pdf" }, [Buffer.from("%PDF-")]);
  const { id } = await addJob(ada.userId, "document", { fileId, name, type: "application/pdf", digest: "d" });
  return id;
}

async function finished(result: unknown = RESULT) {
  const id = await queued();
  await claimJob();
  await finishJob(firstHold(id), { result });
  return id;
}

async function run(id: string, signal = new AbortController().signal) {
  const job = await findJob(ada.userId, id);
  if (!job) throw new Error("There is no such job.");
  return analyzeDocument(job, { userId: ada.userId, signal, progress: () => undefined });
}

function page(id: string, query = "", cookie = ada.cookie) {
  return loader({ ...asked(`/document-analyzer/${id}${query}`, { cookie }), params: { id } });
}

function exported(id: string, query: string, cookie = ada.cookie) {
  return exporter({ ...asked(`/document-analyzer/${id}/export${query}`, { cookie }), params: { id } });
}

test("the engine is given the document on disk, its type and its name", async () => {
  expect(await run(await queued("Primes.pdf"))).toEqual(RESULT);
  expect(analyze).toHaveBeenCalledWith(
    { path: expect.stringContaining(ada.userId) as string, type: "application/pdf", name: "Primes.pdf" },
    { signal: expect.any(AbortSignal) as AbortSignal, progress: expect.any(Function) as () => void },
  );
});

test("what an engine says is told as it is; what breaks inside it is logged, and told in plain words", async () => {
  const lines = captureLog();
  const id = await queued();
  analyze.mockRejectedValueOnce(new EngineError("There is no text in this document."));
  await expect(run(id)).rejects.toThrow("There is no text in this document.");
  const indexless = { ...RESULT, quizzes: [{ question: "?", options: ["a", "b"], correctIndex: 7 }] };
  for (const broken of [() => Promise.reject(new TypeError("x is undefined")), () => Promise.resolve(indexless)]) {
    analyze.mockImplementationOnce(broken);
    await expect(run(id)).rejects.toThrow(/^Failed to analyze the document. Please try again.$/);
  }
  expect(lines.join("")).toContain("x is undefined");
});

test("a document that is gone is asked for again", async () => {
  const { id } = await addJob(ada.userId, "document", {
    fileId: "gone",
    name: "a.pdf",
    type: "application/pdf",
    digest: "d",
  });
  await expect(run(id)).rejects.toThrow(/choose it again/);
  expect(analyze).not.toHaveBeenCalled();
});

test("a page that waits refreshes itself, and shows its result under the same address", async () => {
  const id = await queued();
  expect(await page(id)).toMatchObject({ refresh: true, analysis: null, name: "a.pdf" });
  expect(await page(id, "?paused=1")).toMatchObject({
    refresh: false,
    notice: expect.stringContaining("same sample") as unknown,
  });
  await claimJob();
  await finishJob(firstHold(id), { result: RESULT });
  expect(await page(id)).toMatchObject({ refresh: false, analysis: RESULT, tab: "quizzes", answered: null });
  expect(await page(id, "?tab=flashcards")).toMatchObject({ tab: "flashcards" });
  expect(await page(id, "?tab=nonsense&check=1&answer-0=1")).toMatchObject({ tab: "quizzes", answered: [1] });
});

test("a result of another shape than today's is no result, and breaks no page", async () => {
  const id = await finished({ quizzes: "old" });
  expect(await page(id)).toMatchObject({ analysis: null, job: { status: "done" } });
  expect((await thrownResponse(() => exported(id, "?tab=quizzes&format=json"))).status).toBe(404);
});

test("an analysis is its owner's alone, and a job of another kind is none", async () => {
  const id = await finished();
  const eve = await signIn("eve@demo.example");
  expect((await thrownResponse(() => page(id, "", eve.cookie))).status).toBe(404);
  expect((await thrownResponse(() => exported(id, "?format=json", eve.cookie))).status).toBe(404);
  expect((await thrownResponse(() => exported(id, "?format=json", ""))).status).toBe(302);
  const video = await addJob(ada.userId, "video", { prompt: "?" });
  expect((await thrownResponse(() => page(video.id))).status).toBe(404);
});

test("each part is exported in each format, as a file to be saved", async () => {
  const id = await finished();
  for (const tab of ["quizzes", "flashcards", "study-path"]) {
    for (const format of ["json", "csv", "md"]) {
      const answer = await exported(id, `?tab=${tab}&format=${format}`);
      expect(answer.headers.get("Content-Disposition")).toBe(
        `attachment; filename="a-${tab}.${format}"; filename*=UTF-8''a-${tab}.${format}`,
      );
      expect((await answer.text()).length).toBeGreaterThan(10);
    }
  }
  expect((await thrownResponse(() => exported(id, "?tab=quizzes&format=exe"))).status).toBe(400);
});

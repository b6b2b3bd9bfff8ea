import { beforeEach, describe, expect, it, test } from "vitest";
import { deleteAccount } from "~/accounts/account-store.server";
import {
  addJob,
  allJobs,
  cancelJob,
  claimJob,
  findJob,
  finishJob,
  noteEndSeen,
  noteProgress,
  recentJobs,
  recoverJobs,
  releaseJob,
  TooManyJobs,
} from "~/jobs/store.server";
import { contentOf } from "../../support/database";
import { allOf, openApp, signIn } from "../../support/app";
import { firstHold } from "../../support/jobs";
import { runTogether } from "../../support/program";
import { env } from "~/http/config/env.server";

let ada: string;
let bob: string;

beforeEach(async () => {
  await openApp();
  ada = (await signIn("ada@demo.example")).userId;
  bob = (await signIn("bob@demo.example")).userId;
});

describe("putting a job into the queue", () => {
  it("twice with the same input is one job, until it is over", async () => {
    const first = await addJob(ada, "video", { question: "why" });
    expect(first.added).toBe(true);
    expect(await addJob(ada, "video", { question: "why" })).toEqual({ id: first.id, added: false });
    await claimJob();
    expect(await addJob(ada, "video", { question: "why" })).toEqual({ id: first.id, added: false });
    await finishJob(firstHold(first.id), { result: 1 });
    expect((await addJob(ada, "video", { question: "why" })).added).toBe(true);
  });

  it("is another job for another input, kind or person", async () => {
    const ids = [
      (await addJob(ada, "video", { question: "why" })).id,
      (await addJob(ada, "video", { question: "how" })).id,
      (await addJob(ada, "document", { question: "why" })).id,
      (await addJob(bob, "video", { question: "why" })).id,
    ];
    expect(new Set(ids).size).toBe(4);
  });

  it("is refused beyond three open ones for each person, except for one that is there", async () => {
    const { id } = await addJob(ada, "video", 1);
    await addJob(ada, "video", 2);
    await addJob(ada, "transcript", 3);
    await expect(addJob(ada, "document", 4)).rejects.toThrow(TooManyJobs);
    expect(await addJob(ada, "video", 1)).toEqual({ id, added: false });
    expect((await addJob(bob, "video", 4)).added).toBe(true);
    await cancelJob(ada, id);
    expect((await addJob(ada, "document", 4)).added).toBe(true);
  });
});

describe("taking a job", () => {
  it("takes each once, the longest waiting first, and says whose it is", async () => {
    const { id: first } = await addJob(ada, "video", { question: "why" });
    const { id: second } = await addJob(bob, "document", 2);
    expect(await claimJob()).toMatchObject({ id: first, userId: ada, status: "running", input: { question: "why" } });
    expect(await claimJob()).toMatchObject({ id: second, userId: bob });
    expect(await claimJob()).toBeNull();
  });

  it("gives no job to two processes that ask together", async () => {
    const people = await Promise.all(Array.from({ length: 8 }, (_, index) => signIn(`p${index}@demo.example`)));
    for (const { userId } of people) for (const input of [1, 2, 3]) await addJob(userId, "video", input);
    const taken = await runTogether(
      2,
      'import { openDatabase } from "~/db/connection.server"; import { claimJob } from "~/jobs/store.server";',
      "await openDatabase(); for (let job = await claimJob(); job; job = await claimJob()) console.log(job.id);",
      { DATA_DIR: env().DATA_DIR },
    );
    const ids = taken.join("").trim().split("\n");
    expect(ids).toHaveLength(24);
    expect(new Set(ids).size).toBe(24);
  });
});

describe("a running job", () => {
  it("notes how far it is", async () => {
    const { id } = await addJob(ada, "video", 1);
    expect(await noteProgress(firstHold(id), { done: 1, total: 4, step: "Drawing" })).toBe(false);
    await claimJob();
    expect(await noteProgress(firstHold(id), { done: 1, total: 4, step: "Drawing" })).toBe(true);
    expect(await noteProgress(firstHold(id), {})).toBe(true);
    expect(await findJob(ada, id)).toMatchObject({ status: "running", done: 1, total: 4, step: "Drawing" });
  });

  it("ends with its result or what went wrong, once", async () => {
    const { id } = await addJob(ada, "video", 1);
    const { id: other } = await addJob(ada, "video", 2);
    expect(await finishJob(firstHold(id), { result: { url: "x" } })).toBe(false);
    await claimJob();
    await claimJob();
    expect(await finishJob(firstHold(id), { result: { url: "x" } })).toBe(true);
    expect(await finishJob(firstHold(id), { error: "late" })).toBe(false);
    expect(await finishJob(firstHold(other), { error: "no ink" })).toBe(true);
    expect(await findJob(ada, id)).toMatchObject({ status: "done", result: { url: "x" }, error: null });
    expect(await findJob(ada, other)).toMatchObject({ status: "failed", result: null, error: "no ink" });
  });

  it("that is cancelled stays so, whatever its runner says later", async () => {
    const { id } = await addJob(ada, "video", 1);
    await claimJob();
    expect(await cancelJob(ada, id)).toBe(true);
    expect(await cancelJob(ada, id)).toBe(false);
    expect(await finishJob(firstHold(id), { result: 1 })).toBe(false);
    expect(await noteProgress(firstHold(id), { done: 1 })).toBe(false);
    await releaseJob(firstHold(id));
    expect(await findJob(ada, id)).toMatchObject({ status: "cancelled", result: null, done: 0 });
    expect(await claimJob()).toBeNull();
  });
});

describe("a job whose runner died", () => {
  it("waits again once, from the beginning, then fails and says why", async () => {
    const { id } = await addJob(ada, "video", 1);
    await claimJob(1000);
    await noteProgress(firstHold(id), { done: 3, total: 4, step: "Drawing" }, 5000);
    await recoverJobs(5000);
    expect(await findJob(ada, id)).toMatchObject({ status: "running" });
    await recoverJobs(5001);
    expect(await findJob(ada, id)).toMatchObject({ status: "queued", step: "Waiting", done: 0, total: 0 });
    await claimJob(6000);
    await recoverJobs(6001);
    expect(await findJob(ada, id)).toMatchObject({
      status: "failed",
      error: expect.stringMatching(/restarted twice/) as unknown,
    });
    expect(await claimJob()).toBeNull();
  });

  it("is not the old runner's any more when that comes back", async () => {
    const { id } = await addJob(ada, "video", 1);
    const old = await claimJob(1000);
    await recoverJobs(2000);
    const taken = await claimJob(3000);
    if (!old || !taken) throw new Error("No job was taken.");
    expect(taken.attempt).not.toBe(old.attempt);
    expect(await noteProgress(old, { done: 9 }, 4000)).toBe(false);
    expect(await finishJob(old, { error: "old" })).toBe(false);
    await releaseJob(old);
    expect(await findJob(ada, id)).toMatchObject({ status: "running", done: 0 });
    expect(await finishJob(taken, { result: "new" })).toBe(true);
  });
});

it("a job that is given back waits again, and the attempt does not count", async () => {
  const { id } = await addJob(ada, "video", 1);
  for (let round = 0; round < 3; round++) {
    expect((await claimJob(1000))?.id).toBe(id);
    await releaseJob(firstHold(id));
  }
  await claimJob(1000);
  await recoverJobs(2000);
  expect(await findJob(ada, id)).toMatchObject({ status: "queued" });
});

test("how a job ended is told once, to its owner, when it has ended", async () => {
  const { id } = await addJob(ada, "video", 1);
  expect(await noteEndSeen(ada, id)).toBe(false);
  await claimJob();
  expect(await noteEndSeen(ada, id)).toBe(false);
  await finishJob(firstHold(id), { result: 1 });
  expect(await noteEndSeen(bob, id)).toBe(false);
  expect(await noteEndSeen(ada, id)).toBe(true);
  expect(await noteEndSeen(ada, id)).toBe(false);
});

test("nobody sees or cancels the job of another", async () => {
  const { id } = await addJob(ada, "video", 1);
  expect(await findJob(bob, id)).toBeNull();
  expect(await cancelJob(bob, id)).toBe(false);
  expect(await recentJobs(bob, "video")).toEqual([]);
  expect(await allOf(allJobs(bob))).toEqual([]);
  expect(await findJob(ada, id)).toMatchObject({ status: "queued" });
});

test("the latest twenty of a kind are listed, newest first", async () => {
  for (let input = 0; input < 22; input++) {
    await addJob(ada, "video", input);
    await claimJob();
    await finishJob(firstHold((await recentJobs(ada, "video"))[0]?.id ?? ""), { result: null });
  }
  await addJob(ada, "document", "other");
  expect((await recentJobs(ada, "video")).map(({ input }) => input)).toEqual(
    Array.from({ length: 20 }, (_, index) => 21 - index),
  );
  expect(await allOf(allJobs(ada))).toHaveLength(23);
});

test("an account takes its jobs with it, running ones too", async () => {
  const { id } = await addJob(ada, "video", 1);
  await claimJob();
  await addJob(bob, "video", 1);
  await deleteAccount(ada);
  expect(await noteProgress(firstHold(id), {})).toBe(false);
  expect(await finishJob(firstHold(id), { result: 1 })).toBe(false);
  expect(contentOf().jobs).toMatchObject([{ user_id: bob }]);
});

import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { deleteAccount } from "~/accounts/account-store.server";
import { db } from "~/db/connection.server";
import { claimJob, finishJob } from "~/jobs/store.server";
import { enqueue } from "~/jobs/runner.server";
import { action, loader } from "~/routes/_guarded.youtube-transcriber_.$id";
import { loader as exportData } from "~/routes/settings.export";
import { EngineError } from "~/tools/engine";
import { simulateWork } from "~/tools/simulated-delay.server";
import { addQuestion, addReply, chatOf, MOST_MESSAGES } from "~/tools/youtube/store.server";
import { asked, captureLog, openApp, signIn, thrownResponse } from "../../../support/app";
import { firstHold } from "../../../support/jobs";

vi.mock("~/tools/simulated-delay.server", () => ({ simulateWork: vi.fn(() => Promise.resolve()) }));

const TRANSCRIPT = { sample: true, lines: [{ at: 0, text: "Hello." }] };

let user: { userId: string; cookie: string };
let id: string;

beforeEach(async () => {
  vi.mocked(simulateWork).mockReset().mockResolvedValue(undefined);
  await openApp();
  user = await signIn();
  ({ id } = await enqueue(user.userId, "transcript", { id: "dQw4w9WgXcQ", start: 0, url: "dQw4w9WgXcQ" }));
});

describe("where a transcript is", () => {
  beforeEach(async () => {
    await claimJob();
    await finishJob(firstHold(id), { result: TRANSCRIPT });
  });

  it("keeps a message and its sample reply, which takes the specification's 2 seconds", async () => {
    const answer = await say(" What is\r\na slope? ", "?player=1");
    expect((answer as Response).headers.get("Location")).toBe(`/youtube-transcriber/${id}?player=1`);
    expect(vi.mocked(simulateWork).mock.lastCall?.[0]).toBe(2);
    const { messages } = await loader(request());
    expect(messages).toMatchObject([
      { role: "user", message: "What is\na slope?" },
      { role: "bot", message: expect.stringContaining("sample reply") as string },
    ]);
  });

  it.each(["", " \n\t "])("does nothing with the blank %j", async (message) => {
    expect((await say(message)) as Response).toHaveProperty("status", 302);
    expect(simulateWork).not.toHaveBeenCalled();
    expect(await chat()).toEqual([]);
  });

  it("points out what is too long, and keeps the text", async () => {
    const long = "x".repeat(2001);
    expect(await say(long)).toMatchObject({
      data: { message: long, error: expect.stringContaining("2000") as string },
      init: { status: 400 },
    });
    expect(await chat()).toEqual([]);
    await say("x".repeat(2000));
    expect(await chat()).toHaveLength(2);
  });

  it("keeps the message when the client goes away before the reply, which then comes on asking again", async () => {
    const gone = new AbortController();
    vi.mocked(simulateWork).mockImplementationOnce((_seconds, _step, { signal }) => {
      const ended = new Promise<never>((_, reject) =>
        signal.addEventListener("abort", () => reject(new Error("aborted"))),
      );
      gone.abort();
      return ended;
    });
    const wanted = request("", "What is a slope?");
    wanted.context.signal = gone.signal;
    expect((await action(wanted)) as Response).toHaveProperty("status", 302);
    expect(await chat()).toMatchObject([{ role: "user", message: "What is a slope?" }]);
    await say("What is a slope?");
    expect((await chat()).map(({ role }) => role)).toEqual(["user", "bot"]);
  });

  it("says that no reply came, and keeps the message in the chat", async () => {
    vi.mocked(simulateWork).mockRejectedValueOnce(new EngineError("The service is busy."));
    expect(await say("Why?")).toMatchObject({
      data: { message: "", error: "There is no reply. The service is busy." },
      init: { status: 502 },
    });
    expect(await chat()).toMatchObject([{ role: "user", message: "Why?" }]);
  });

  it("lets what nobody foresaw through to the error page, the message kept", async () => {
    vi.mocked(simulateWork).mockRejectedValueOnce(new Error("A bug."));
    await expect(say("Why?")).rejects.toThrow("A bug.");
    expect(await chat()).toHaveLength(1);
  });

  it("says in plain words when nothing can be written, and keeps the text in the field", async () => {
    db().run(sql`pragma query_only = on`);
    captureLog();
    expect(await say("Why?")).toMatchObject({
      data: { message: "Why?", error: expect.stringContaining("try again later") as string },
      init: { status: 503 },
    });
  });

  it("takes the same message twice at once as one, with one reply", async () => {
    await Promise.all([say("Why?"), say("Why?")]);
    expect((await chat()).map(({ role }) => role)).toEqual(["user", "bot"]);
  });

  it("gives one reply to the same message twice at once, also where an earlier one has none", async () => {
    vi.mocked(simulateWork).mockRejectedValueOnce(new EngineError("The service is busy."));
    await say("What?");
    await Promise.all([say("Why?"), say("Why?")]);
    expect((await chat()).map(({ role }) => role)).toEqual(["user", "user", "bot"]);
  });

  it("takes another message while one waits, with a reply for each", async () => {
    await Promise.all([say("Why?"), say("And how?")]);
    expect((await chat()).map(({ role }) => role).sort()).toEqual(["bot", "bot", "user", "user"]);
  });

  it("says when it is full, and keeps the text in the field", async () => {
    for (let count = 0; count < MOST_MESSAGES / 2; count++) {
      await addReply(user.userId, id, await addQuestion(user.userId, id, `Question ${count}`), "Reply");
    }
    expect(await say("One more")).toMatchObject({
      data: { message: "One more", error: expect.stringContaining("full") as string },
      init: { status: 409 },
    });
    expect(await chat()).toHaveLength(MOST_MESSAGES);
  });

  it("is part of the user's own copy of their data", async () => {
    await say("Why?");
    const copy = (await (await exportData(asked("/settings/export", { cookie: user.cookie }))).json()) as {
      chatMessages: unknown;
    };
    expect(copy.chatMessages).toMatchObject([{ jobId: id, role: "user", message: "Why?" }, { role: "bot" }]);
  });

  it("is nobody else's, and goes with the account", async () => {
    await say("Why?");
    const other = await signIn("eve@demo.example");
    const asOther = {
      ...asked(`/youtube-transcriber/${id}`, { cookie: other.cookie, form: { message: "Mine" } }),
      params: { id },
    };
    expect((await thrownResponse(() => action(asOther))).status).toBe(404);
    expect(await chat()).toHaveLength(2);
    await deleteAccount(user.userId);
    expect(await chat()).toEqual([]);
  });
});

it("sends nothing before there is a transcript, and keeps the text", async () => {
  expect(await say("Why?")).toMatchObject({
    data: { message: "Why?", error: expect.stringContaining("no transcript") as string },
    init: { status: 409 },
  });
  expect(simulateWork).not.toHaveBeenCalled();
  expect(await chat()).toEqual([]);
});

function request(search = "", message?: string) {
  const form = message === undefined ? {} : { form: { message } };
  return { ...asked(`/youtube-transcriber/${id}${search}`, { cookie: user.cookie, ...form }), params: { id } };
}

function say(message: string, search = "") {
  return action(request(search, message));
}

function chat() {
  return chatOf(user.userId, id);
}

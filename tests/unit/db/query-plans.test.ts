import { beforeEach, expect, test, vi } from "vitest";
import * as accountStore from "~/accounts/account-store.server";
import * as draftStore from "~/accounts/draft-store.server";
import * as sessionStore from "~/accounts/session-store.server";
import * as activityStore from "~/activity/store.server";
import { databasePath } from "~/db/database-file.server";
import { Database } from "~/db/sqlite.server";
import * as fileStore from "~/files/store.server";
import * as jobStore from "~/jobs/store.server";
import * as chatStore from "~/tools/youtube/store.server";
import { allOf, openApp, signIn } from "../../support/app";
import { firstHold } from "../../support/jobs";

const NOW = Date.now();
const TOKENS = { accessToken: "a", refreshToken: null, tokenType: "Bearer", expiresIn: 3600 };
const PROFILE = { subject: "ada", email: "ada@demo.example", name: null };
const CANVAS = { type: "canvas_used", details: { action: "clear" } } as const;

let ada: string;
let sessionId: string;
let job: string;

/** Calls every function of every store, so that each of their queries is compiled. */
const CALLS = {
  account: {
    accountOf: () => accountStore.accountOf("mock-provider", PROFILE),
    keepRefreshToken: () => accountStore.keepRefreshToken(ada, "token"),
    forgetRefreshToken: () => accountStore.forgetRefreshToken(ada),
    refreshTokenOf: () => accountStore.refreshTokenOf(ada),
    accountData: () => accountStore.accountData(ada),
    deleteAccount: () => accountStore.deleteAccount("nobody"),
  },
  drafts: {
    saveForm: async () => [await draftStore.saveForm(ada, "/", "{}"), await draftStore.saveForm(null, "/", "{}")],
    takeForm: () => draftStore.takeForm("id", "/"),
    savePicture: async () => [await draftStore.savePicture(ada, "a"), await draftStore.savePicture(null, "b")],
    findPicture: async () => [await draftStore.findPicture(ada, "id"), await draftStore.findPicture(null, "id")],
    eraseOldDrafts: () => draftStore.eraseOldDrafts(),
  },
  sessions: {
    createSession: () => sessionStore.createSession(ada, TOKENS),
    findSession: () => sessionStore.findSession(sessionId),
    isSessionValid: () => sessionStore.isSessionValid("hash"),
    isOver: () => undefined,
    noteSeen: async () => {
      const session = await sessionStore.findSession(sessionId);
      if (session) await sessionStore.noteSeen(session, NOW + 3_600_000);
    },
    keepTokens: () => sessionStore.keepTokens(ada, TOKENS),
    deleteSession: () => sessionStore.deleteSession("hash"),
    deleteSessionsOf: () => sessionStore.deleteSessionsOf("nobody"),
  },
  activity: {
    recordActivity: () => activityStore.recordActivity(ada, CANVAS),
    recordOnce: () => activityStore.recordOnce(ada, CANVAS),
    recentActivities: () => activityStore.recentActivities(ada),
    recentGraphs: () => activityStore.recentGraphs(ada),
    recentSolved: () => activityStore.recentSolved(ada),
    allActivities: () => allOf(activityStore.allActivities(ada)),
    lastVisits: () => activityStore.lastVisits(ada, ["/canvas-ai"]),
  },
  files: {
    putFile: () => fileStore.putFile(ada, { name: "a", type: "text/plain" }, [Buffer.from("a")]),
    getFile: () => fileStore.getFile(ada, "id"),
    allFiles: () => allOf(fileStore.allFiles(ada)),
    removeFile: () => fileStore.removeFile(ada, "id"),
    removeFilesOf: () => fileStore.removeFilesOf("nobody"),
    filesPath: () => undefined,
  },
  jobs: {
    addJob: () => jobStore.addJob(ada, "video", "another"),
    findJob: () => jobStore.findJob(ada, job),
    noteEndSeen: () => jobStore.noteEndSeen(ada, job),
    recentJobs: () => jobStore.recentJobs(ada, "video"),
    allJobs: () => allOf(jobStore.allJobs(ada)),
    claimJob: () => jobStore.claimJob(NOW, ["document"]),
    noteProgress: () => jobStore.noteProgress(firstHold(job), {}),
    finishJob: () => jobStore.finishJob(firstHold("nothing"), { result: 1 }),
    cancelJob: () => jobStore.cancelJob(ada, "nothing"),
    recoverJobs: () => jobStore.recoverJobs(0),
    releaseJob: () => jobStore.releaseJob(firstHold("nothing")),
  },
  chat: {
    chatOf: () => chatStore.chatOf(ada, job),
    allMessages: () => allOf(chatStore.allMessages(ada)),
    addQuestion: () => chatStore.addQuestion(ada, job, "why?"),
    addReply: () => chatStore.addReply(ada, job, 1, "so"),
  },
};

const STORES: Record<keyof typeof CALLS, object> = {
  account: accountStore,
  drafts: draftStore,
  sessions: sessionStore,
  activity: activityStore,
  files: fileStore,
  jobs: jobStore,
  chat: chatStore,
};

beforeEach(async () => {
  await openApp();
  ({ userId: ada, sessionId } = await signIn());
  ({ id: job } = await jobStore.addJob(ada, "video", 1));
});

test.each(Object.entries(CALLS))("no query of the %s store reads or sorts more than it needs", async (name, calls) => {
  const queries = await queriesOf(Object.values<() => unknown>(calls));
  const costly = queries.flatMap((text) =>
    planOf(text)
      .filter(isCostly)
      .map((step) => `${text}: ${step}`),
  );
  expect(costly).toEqual([]);
  expect(queries.length).toBeGreaterThan(0);
  const functions = Object.entries(STORES[name as keyof typeof CALLS]).filter(([, value]) => isPlainFunction(value));
  expect(functions.map(([function_]) => function_).sort()).toEqual(Object.keys(calls).sort());
});

// What a page asks reads as many rows as it shows, however much the learner has done.
test.each<[string, () => Promise<unknown>, string]>([
  ["the last visits", CALLS.activity.lastVisits, "user_activities_visits (user_id=? AND page=?)"],
  ["the last graphs", CALLS.activity.recentGraphs, "user_activities_kind (user_id=? AND activity_type=?)"],
  ["a visit that is recorded", CALLS.activity.recordOnce, "(user_id=? AND activity_type=? AND timestamp>?)"],
  ["a job that is added", CALLS.jobs.addJob, "jobs_open (user_id=?)"],
  ["the latest jobs", CALLS.jobs.recentJobs, "jobs_user (user_id=? AND kind=?)"],
  ["a chat", CALLS.chat.chatOf, "chat_messages_chat (user_id=? AND job_id=?)"],
  ["a question", CALLS.chat.addQuestion, "chat_messages_chat (user_id=? AND job_id=?)"],
])("%s is found by the index that fits", async (_what, call, search) => {
  const plans = (await queriesOf([call])).flatMap(planOf);
  expect(plans.filter((step) => step.startsWith("SEARCH")).join("\n")).toContain(search);
});

async function queriesOf(calls: (() => unknown)[]): Promise<string[]> {
  const prepare = vi.spyOn(Database.prototype, "prepare");
  for (const call of calls) await call();
  const queries = new Set(prepare.mock.calls.map(([text]) => text));
  prepare.mockRestore();
  return [...queries];
}

function planOf(query: string): string[] {
  const database = new Database(databasePath(), { readonly: true });
  const statement = database.prepare<unknown[], { detail: string }>(`explain query plan ${query}`);
  const steps = statement.all(...(query.match(/\?/g) ?? []).map(() => null));
  database.close();
  return steps.map(({ detail }) => detail);
}

// A subquery of ours is always of few rows, and a constant row is no table.
function isCostly(step: string): boolean {
  return /^SCAN (?!CONSTANT ROW|.*subquery)|TEMP B-TREE/i.test(step);
}

function isPlainFunction(value: unknown): boolean {
  return typeof value === "function" && !/^class /.test(String(value));
}

import { beforeEach, describe, expect, it } from "vitest";
import { accountOf } from "~/accounts/account-store.server";
import { saveForm, takeForm } from "~/accounts/draft-store.server";
import { addJob, claimJob, recentJobs } from "~/jobs/store.server";
import { failCommits } from "../../support/database";
import { openApp, signIn } from "../../support/app";

const BOB = { subject: "bob", email: "bob@demo.example", name: null };

beforeEach(() => openApp());

describe("what cannot be committed is not told as done", () => {
  it("an account", async () => {
    failCommits("accounts", "insert");
    await expect(accountOf("mock-provider", BOB)).rejects.toThrow("FOREIGN KEY constraint failed");
  });

  it("a job that is taken", async () => {
    const { userId } = await signIn();
    await addJob(userId, "video", { question: "why" });
    failCommits("jobs", "update");
    await expect(claimJob()).rejects.toThrow("FOREIGN KEY constraint failed");
    expect(await recentJobs(userId, "video")).toMatchObject([{ status: "queued" }]);
  });

  it("a form that is given back", async () => {
    const id = (await saveForm(null, "/", "{}")) ?? "";
    failCommits("saved_drafts", "delete");
    await expect(takeForm(id, "/")).rejects.toThrow("FOREIGN KEY constraint failed");
  });
});

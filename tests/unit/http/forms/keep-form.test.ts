import { redirect } from "@remix-run/node";
import { expect, test, vi } from "vitest";
import { keepForm } from "~/http/forms/keep-form";
import { PUBLIC_URL } from "../../../support/app";

/** What comes of a form whose server does this. */
function send(serverAction: () => Promise<unknown>): Promise<unknown> {
  const request = new Request(PUBLIC_URL, { method: "POST", body: new URLSearchParams({ question: "Why?" }) });
  const sent = async <Answer>() => {
    await request.formData();
    return (await serverAction()) as Answer;
  };
  return keepForm({ request, params: {}, serverAction: sent });
}

/** What the browser makes of an error that the server tells. */
function errorPage(status: number) {
  return { status, statusText: "", internal: false, data: null };
}

test("what the server answers is taken as it is", async () => {
  expect(await send(() => Promise.resolve({ error: "No." }))).toEqual({ error: "No." });
});

test.each([
  ["nobody answers", new TypeError("Failed to fetch")],
  ["something else answers", new SyntaxError("Unexpected token <")],
  ["the server fails", errorPage(500)],
])("where %s, what was typed comes back with a word about it", async (_what, error) => {
  const answer = { question: "Why?", error: expect.stringContaining("could not be reached") as unknown, offline: true };
  expect(await send(vi.fn().mockRejectedValue(error))).toEqual(answer);
});

test.each([
  ["a redirect", redirect("/signin")],
  ["a refusal", errorPage(404)],
])("%s goes its way", async (_what, thrown) => {
  await expect(send(vi.fn().mockRejectedValue(thrown))).rejects.toBe(thrown);
});

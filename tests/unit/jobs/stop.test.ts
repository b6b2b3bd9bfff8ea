import { expect, test } from "vitest";
import { endAllWatching } from "~/jobs/job-events.server";
import { addJob } from "~/jobs/store.server";
import { loader as events } from "~/routes/jobs.$id.events";
import { eventsOf } from "../../support/events";
import { asked, openApp, signIn } from "../../support/app";

// In a file of its own, for a process that stops does not go on.
test("a job's events end when the process stops, and none begin to wait after that", async () => {
  await openApp();
  const { userId, cookie } = await signIn();
  const { id } = await addJob(userId, "video", 1);
  const follow = async () => eventsOf(await events({ ...asked(`/jobs/${id}/events`, { cookie }), params: { id } }));
  const open = await follow();
  expect(await open.next()).toMatchObject({ status: "queued" });
  endAllWatching();
  expect(await open.next()).toBeNull();
  expect(await (await follow()).next()).toBeNull();
});

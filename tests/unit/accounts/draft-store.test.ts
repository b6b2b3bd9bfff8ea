import { beforeEach, expect, test } from "vitest";
import { deleteAccount } from "~/accounts/account-store.server";
import { eraseOldDrafts, findPicture, MOST_PICTURES, savePicture } from "~/accounts/draft-store.server";
import { openApp, signIn } from "../../support/app";

const HOUR = 3_600_000;

beforeEach(() => openApp());

test("a learner's new picture takes the place of the one before", async () => {
  const { userId } = await signIn();
  const visitors = await savePicture(null, "visitor's", 0);
  const first = await savePicture(userId, "first", 1);
  const second = await savePicture(userId, "second", 1);
  expect([await findPicture(userId, first, 2), await findPicture(userId, second, 2)]).toEqual([null, "second"]);
  expect(await findPicture(null, visitors, 2)).toBe("visitor's");
});

test("visitors have so many together, of which the oldest goes", async () => {
  const { userId } = await signIn();
  const own = await savePicture(userId, "own", 0);
  const ids: string[] = [];
  for (let count = 0; count <= MOST_PICTURES.visitors; count += 1)
    ids.push(await savePicture(null, `picture ${count}`, count));
  const found = await Promise.all(ids.map((id) => findPicture(null, id, 100)));
  expect(found).toEqual([null, ...ids.slice(1).map((_id, index) => `picture ${index + 1}`)]);
  expect(await findPicture(userId, own, 100)).toBe("own");
});

test("none is older than an hour, nor outlives its account", async () => {
  const { userId } = await signIn();
  const id = await savePicture(userId, "picture", 0);
  expect(await findPicture(userId, id, HOUR)).toBe("picture");
  expect(await findPicture(userId, id, HOUR + 1)).toBeNull();
  const left = await savePicture(null, "visitor's", 1);
  await eraseOldDrafts(HOUR + 1);
  expect(await findPicture(null, left, 2)).toBe("visitor's");
  await eraseOldDrafts(HOUR + 2);
  expect(await findPicture(null, left, 2)).toBeNull();
  await deleteAccount(userId);
  expect(await findPicture(userId, id, 0)).toBeNull();
});

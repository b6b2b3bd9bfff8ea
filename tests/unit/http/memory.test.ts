import { getHeapSpaceStatistics } from "node:v8";
import { expect, test } from "vitest";
import { returnStartingMemory } from "~/http/memory.server";

const ROUNDS = 50;

test("what only starting took is given back", async () => {
  const kept = fillNewSpace();
  const before = newSpace();
  await returnStartingMemory();
  expect(newSpace()).toBeLessThan(before);
  expect(kept).toHaveLength(ROUNDS);
});

/** The memory that V8 keeps for what is new, in bytes: it grows with what lives through its collections. */
function newSpace(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space")?.space_size ?? 0;
}

function fillNewSpace() {
  return Array.from({ length: ROUNDS }, () => Array.from({ length: 20_000 }, (_, index) => ({ index })));
}

import { getHeapSpaceStatistics } from "node:v8";
import { expect, test } from "vitest";
import { returnStartingMemory } from "~/http/memory.server";

const MIB = 2 ** 20;

test("what only starting took is given back", async () => {
  fillNewSpace();
  const before = newSpace();
  expect(before).toBeGreaterThan(MIB);
  await returnStartingMemory();
  expect(newSpace()).toBeLessThanOrEqual(MIB);
});

/** The memory that V8 keeps for what is new, in bytes: it grows with what lives through its collections. */
function newSpace(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space")?.space_size ?? 0;
}

function fillNewSpace() {
  for (let round = 0; round < 50; round++) Array.from({ length: 100_000 }, (_, index) => ({ index }));
}

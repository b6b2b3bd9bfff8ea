import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSpool, piecesOf, slice } from "~/http/uploads/spool.server";
import { temporaryFolder, useSettings } from "../../../support/app";

test("what is written can be read in any order, and no file is left for others to find", () => {
  const folder = temporaryFolder();
  useSettings({ DATA_DIR: folder });
  const spool = openSpool();
  for (const text of ["one ", "two ", "three"]) spool.write(Buffer.from(text));
  expect(readdirSync(join(folder, "incoming"))).toEqual([]);
  expect(spool.size).toBe(13);
  expect(spool.read(4, 3).toString()).toBe("two");
  expect(spool.read(8, 100).toString()).toBe("three");
  expect(spool.read(100, 5)).toHaveLength(0);
  expect(Buffer.concat([...piecesOf(slice(spool, 4, 7))]).toString()).toBe("two");
  expect(slice(spool, 4, 7).read(2, 100).toString()).toBe("o");
  spool.close();
  spool.close();
  expect(() => spool.read(0, 1)).toThrow("over");
});

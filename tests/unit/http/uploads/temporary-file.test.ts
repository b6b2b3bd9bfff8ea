import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openTemporaryFile, chunksOf, slice } from "~/http/uploads/temporary-file.server";
import { temporaryFolder, useSettings } from "../../../support/app";

test("what is written can be read in any order, and no file is left for others to find", () => {
  const folder = temporaryFolder();
  useSettings({ DATA_DIR: folder });
  const file = openTemporaryFile();
  for (const text of ["one ", "two ", "three"]) file.write(Buffer.from(text));
  expect(readdirSync(join(folder, "incoming"))).toEqual([]);
  expect(file.size).toBe(13);
  expect(file.read(4, 3).toString()).toBe("two");
  expect(file.read(8, 100).toString()).toBe("three");
  expect(file.read(100, 5)).toHaveLength(0);
  expect(Buffer.concat([...chunksOf(slice(file, 4, 7))]).toString()).toBe("two");
  expect(slice(file, 4, 7).read(2, 100).toString()).toBe("o");
  file.close();
  file.close();
  expect(() => file.read(0, 1)).toThrow("over");
});

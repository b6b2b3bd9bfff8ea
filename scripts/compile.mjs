// Remix's compiler, told where to write. Its own command cannot be: and it leaves esbuild's service with open work, which
// then reports a deadlock when the command ends while the service asks whether it is still there.
import { join } from "node:path";
import { create } from "@remix-run/dev/dist/compiler/compiler.js";
import { createFileWatchCache } from "@remix-run/dev/dist/compiler/fileWatchCache.js";
import { logThrown } from "@remix-run/dev/dist/compiler/utils/log.js";
import { readConfig } from "@remix-run/dev/dist/config.js";
import { logger } from "@remix-run/dev/dist/tux/logger.js";
import { ROOT } from "./prepare.mjs";

const MODE = "production";

/**
 * Compiles the product for production.
 * @param {string} folder where build/ and public/build/ are made
 */
export async function compile(folder) {
  const places = {
    serverBuildPath: join(folder, "build/server.js"),
    assetsBuildDirectory: join(folder, "public/build"),
  };
  const config = { ...(await readConfig(ROOT, MODE)), ...places };
  const compiler = await create({ config, options: { mode: MODE }, fileWatchCache: createFileWatchCache(), logger });
  try {
    await compiler.compile();
  } catch (error) {
    logThrown(error);
    throw new Error("The product could not be compiled.");
  } finally {
    await compiler.dispose();
  }
}

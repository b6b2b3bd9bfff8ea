import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import * as build from "@remix-run/dev/server-build";
import { broadcastDevReady } from "@remix-run/node";
import { anybodyMayEnter } from "~/accounts/allowed.server";
import { eraseOldDrafts } from "~/accounts/draft-store.server";
import { identityProvider, signInOrigins } from "~/accounts/provider.server";
import { removeUnfinishedBackups } from "~/db/backup.server";
import { closeDatabase, openDatabase, pingDatabase } from "~/db/connection.server";
import { filesPath } from "~/files/store.server";
import { removeUnfinished } from "~/files/atomic-file.server";
import { watchEventLoop } from "~/http/process/event-loop.server";
import { type CleanUp, startCleanUps } from "~/http/process/periodic-cleanup.server";
import { env, SettingsError } from "~/http/config/env.server";
import { createApp } from "~/http/edge/express.server";
import { errorCode, errorMessage, log } from "~/http/config/log.server";
import { sessionSecret } from "~/http/config/secret.server";
import { stopGracefully } from "~/http/process/stop.server";
import { answerClientErrors } from "~/http/edge/client-errors.server";
import { endAllWatching } from "~/jobs/job-events.server";
import { startRunner } from "~/jobs/runner.server";
import styles from "~/styles.css";
import { stopWorkers, useWorker } from "~/work/index.server";
import type { InlineStyles } from "~/ui/inline-styles";
import { JOB_HANDLERS } from "~/tools/job-handlers.server";

// Longer than the usual 60 s of proxies, which would otherwise send a form into a closing connection.
const KEEP_ALIVE_MS = 65_000;

const CLEAN_UPS: CleanUp[] = [
  { what: "Unfinished files", erase: () => removeUnfinished(filesPath()) },
  { what: "Unfinished backups", erase: () => removeUnfinishedBackups() },
  { what: "Old drafts", erase: () => eraseOldDrafts() },
];

// Only this user may read the database, the secret and backups.
process.umask(0o077);

try {
  env();
  await openDatabase();
  sessionSecret();
  useWorker(fileURLToPath(new URL("engines.js", import.meta.url)));
  serve();
} catch (error) {
  refuseToStart(error);
}

function serve() {
  const { HOST, PORT, NODE_ENV } = env();
  const server = createApp(build, {
    frontScript: built("front-script"),
    inlineStyles: inlineStyles(),
    signInOrigins,
    pingDatabase,
  }).listen(PORT, HOST, () => {
    announce(server.address());
    learnOfProvider();
    if (NODE_ENV === "development") void broadcastDevReady(build);
  });
  server.on("error", refuseToStart);
  answerClientErrors(server);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // A process that does not get the port must not have claimed any job.
  server.once("listening", () => work(server));
}

function work(server: Server) {
  const stopCleanUps = startCleanUps(CLEAN_UPS);
  const stopWatching = watchEventLoop();
  const runner = startRunner(JOB_HANDLERS);
  stopGracefully(server, {
    first() {
      stopCleanUps();
      endAllWatching();
      void runner.stop();
    },
    async last() {
      await runner.stop();
      await stopWorkers();
      stopWatching();
      closeDatabase();
    },
  });
}

// The content policy of the first page names the provider's address.
function learnOfProvider() {
  identityProvider()
    ?.endpoints()
    .catch((error: unknown) => log.warn("The identity provider could not be reached", { error: errorMessage(error) }));
}

function announce(address: AddressInfo | string | null) {
  const { PUBLIC_URL, mockProvider } = env();
  log.info(`Quadrille is at ${PUBLIC_URL} (${howToSignIn()})`);
  if (mockProvider) {
    const where = typeof address === "object" && address ? `${address.address}:${address.port}` : String(address);
    log.warn(`Demo sign-in is on: anyone who can reach ${where} can sign in as anybody`);
  } else if (identityProvider() && anybodyMayEnter()) {
    log.warn("Any Google account may enter: set ALLOWED_EMAILS or ALLOWED_DOMAINS to say who may");
  }
}

function howToSignIn(): string {
  if (env().mockProvider) return "sign in with any of the sample accounts, no keys needed";
  return identityProvider() ? "sign in with Google" : "sign-in is not configured: see /signin";
}

// In development they would be those of the last build.
function inlineStyles(): InlineStyles | null {
  if (env().NODE_ENV === "development") return null;
  return { publicPages: built("public-style.css"), hydratedPages: built(`../public${styles}`) };
}

function built(name: string): string {
  return readFileSync(new URL(name, import.meta.url), "utf8").trim();
}

function refuseToStart(error: unknown) {
  process.stderr.write(`Quadrille did not start. ${reasonOf(error)}\n`);
  process.exit(1);
}

function reasonOf(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  return errorCode(error) === "EADDRINUSE"
    ? `Port ${env().PORT} is in use: stop the other program, or set PORT.`
    : errorMessage(error);
}

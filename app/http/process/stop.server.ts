import type { Server } from "node:http";
import { log } from "../config/log.server";

// Docker and Kubernetes kill after ten seconds.
const LONGEST_MS = 8_000;

/** What to do at once when the process is told to stop, and what when the last request is answered. */
interface Steps {
  first: () => void;
  last: () => Promise<void>;
}

/** On SIGTERM or SIGINT: takes no new work, finishes what runs, and exits 0. */
export function stopGracefully(server: Server, { first, last }: Steps): void {
  let stopping = false;
  // A connection that is kept alive would hold the exit up for seconds after its last answer.
  server.on("request", (_request, response) => {
    response.once("close", () => {
      if (stopping) setImmediate(() => server.closeIdleConnections());
    });
  });
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info("Stopping", { signal });
    first();
    server.close(() => void last().finally(() => process.exit(0)));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), LONGEST_MS).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

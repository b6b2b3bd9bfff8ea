import type { Server } from "node:http";
import { log } from "../config/log.server";

// Docker and Kubernetes kill after ten seconds.
const LONGEST_MS = 8_000;

interface Steps {
  first: () => void;
  last: () => Promise<void>;
}

export function stopGracefully(server: Server, { first, last }: Steps): void {
  let stopping = false;
  // An idle kept-alive connection would delay the exit for seconds.
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

import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import type { Server } from "node:net";

/** Has a server listen on a free port of the loopback address; that port. */
export async function listenOnLoopback(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("No port was given.");
  return address.port;
}

/** Ends a server with all its connections. */
export function endServer(server: HttpServer): void {
  server.close();
  server.closeAllConnections();
}

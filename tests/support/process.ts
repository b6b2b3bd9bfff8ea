import { onTestFinished } from "vitest";
import { closeDatabase, openDatabase } from "~/db/connection.server";
import { signIn, useSettings } from "./app";
import { type RunningServer, startServer } from "./server";

/** Starts the built product for one test, which may leave it running. */
export async function startForTest(settings: Record<string, string>): Promise<RunningServer> {
  const server = await startServer(settings);
  onTestFinished(() => void server.process.kill("SIGKILL"));
  return server;
}

/** Signs people in, in the data folder that a server uses or will use; their Cookie headers. */
export async function signInThere(folder: string, emails: string[]) {
  useSettings({ DATA_DIR: folder });
  await openDatabase();
  const people = [];
  for (const email of emails) people.push(await signIn(email));
  closeDatabase();
  return people;
}

/** Asks a server for a page as somebody, without following where it leads. */
export function visitPage(server: RunningServer, path: string, cookie = ""): Promise<Response> {
  return fetch(`${server.url}${path}`, { headers: { Cookie: cookie }, redirect: "manual" });
}

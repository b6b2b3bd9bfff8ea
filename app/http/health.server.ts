import type { Request, Response } from "express";
import { pingDatabase } from "~/db/connection.server";
import { errorText, log } from "./log.server";

/** Answers that the process runs. */
export function healthz(_req: Request, res: Response): void {
  res.setHeader("Cache-Control", "no-store");
  res.type("text").send("ok\n");
}

/** Answers whether the database does. */
export function readyz(_req: Request, res: Response): void {
  res.setHeader("Cache-Control", "no-store");
  res.type("text");
  try {
    pingDatabase();
    res.send("ready\n");
  } catch (error) {
    log.error("The database does not answer", { error: errorText(error) });
    res.status(503).send("the database does not answer\n");
  }
}

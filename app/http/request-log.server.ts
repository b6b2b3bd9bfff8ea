import { randomUUID } from "node:crypto";
import type { NextFunction, Request, Response } from "express";
import { log } from "./log.server";

/** Gives each request an id and logs one line when it is answered. Query strings stay out: they can carry codes. */
export function logRequests(req: Request, res: Response, next: NextFunction): void {
  const started = performance.now();
  const path = req.path;
  const requestId = randomUUID();
  res.locals.requestId = requestId;
  res.setHeader("X-Request-Id", requestId);
  res.once("close", () => {
    log.info("request", {
      requestId,
      method: req.method,
      path,
      status: res.statusCode,
      ms: Math.round((performance.now() - started) * 10) / 10,
      aborted: res.writableFinished ? undefined : true,
    });
  });
  next();
}

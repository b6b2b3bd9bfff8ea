import type { NextFunction, Request, Response } from "express";
import { sendMessage } from "./message-page.server";

const KIB = 1024;
const MIB = 1024 * KIB;
const USUAL = 256 * KIB;
// A form's other fields and boundaries, around the file itself.
const ENVELOPE = 64 * KIB;

const LARGER: Record<string, number> = {
  "/canvas-ai": 4 * MIB,
  "/integrations": 4 * MIB,
  "/document-analyzer": 10 * MIB + ENVELOPE,
};

/** Answers 413 to a body that is larger than its address takes, announced or found while it arrives. */
export function limitBody(req: Request, res: Response, next: NextFunction): void {
  if (req.method !== "POST") return next();
  const limit = LARGER[req.path.replace(/\.data$/, "")] ?? USUAL;
  if (Number(req.headers["content-length"] ?? 0) > limit) return refuse(req, res, limit);
  let size = 0;
  // Counts beside the handler that reads the body; both see the same chunks.
  req.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > limit && !res.headersSent) refuse(req, res, limit);
  });
  next();
}

function refuse(req: Request, res: Response, limit: number) {
  res.setHeader("Connection", "close");
  const size = limit >= MIB ? `${Math.floor(limit / MIB)} MB` : `${limit / KIB} kB`;
  sendMessage(req, res, 413, "That is too large", `This page takes up to ${size} at a time. Nothing was saved.`);
  res.once("finish", () => req.destroy());
}

import type { NextFunction, Request, Response } from "express";
import { writeMessage } from "./message-page.server";
import { routePath } from "./target.server";

const KIB = 1024;
const MIB = 1024 * KIB;
const USUAL = 256 * KIB;
// A form's other fields and boundaries, around the file itself.
const ENVELOPE = 64 * KIB;
const LINGER_MS = 60_000;

const LARGER: Record<string, number> = {
  "/canvas-ai": 4 * MIB,
  "/integrations": 4 * MIB,
  "/document-analyzer": 10 * MIB + ENVELOPE,
};

/**
 * Holds a form back until it has arrived whole, so that no page acts on half of one, and answers 413 to what is larger
 * than its address takes, announced or found while it arrives.
 */
export function limitBody(req: Request, res: Response, next: NextFunction): void {
  if (req.method !== "POST") return next();
  const limit = LARGER[routePath(req).replace(/(\.data|\/)$/, "")] ?? USUAL;
  if (Number(req.headers["content-length"] ?? 0) > limit) return refuse(req, res, limit);
  gather(req, limit, (fits) => (fits ? next() : refuse(req, res, limit)));
}

function gather(req: Request, limit: number, done: (fits: boolean) => void) {
  const chunks: Buffer[] = [];
  let size = 0;
  const take = () => {
    for (let chunk: unknown = req.read(); chunk instanceof Buffer; chunk = req.read()) {
      chunks.push(chunk);
      size += chunk.length;
    }
    if (size <= limit && !req.complete) return;
    req.off("readable", take);
    // Put back for the page to read; before the stream's end is announced, which is on the next tick.
    if (size > 0 && size <= limit) req.unshift(Buffer.concat(chunks));
    done(size <= limit);
  };
  req.on("readable", take);
}

// A connection that is closed on somebody still sending loses the answer too: so the rest is read, and thrown away.
function refuse(req: Request, res: Response, limit: number) {
  const size = limit >= MIB ? `${Math.floor(limit / MIB)} MB` : `${limit / KIB} kB`;
  writeMessage(req, res, 413, "That is too large", `This page takes up to ${size} at a time. Nothing was saved.`);
  const timer = setTimeout(() => req.destroy(), LINGER_MS);
  req.once("end", () => res.end());
  res.once("close", () => clearTimeout(timer));
  req.resume();
}

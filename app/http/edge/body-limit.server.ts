import type { NextFunction, Request, Response } from "express";
import { errorText, log } from "../config/log.server";
import { writeMessage } from "../pages/message-page.server";
import { openSpool, type Spool } from "../uploads/spool.server";
import { routePath } from "./request.server";

const KIB = 1024;
const MIB = 1024 * KIB;
const USUAL = 256 * KIB;
// A form's other fields and boundaries, around the file itself.
const ENVELOPE = 64 * KIB;
const LINGER_MS = 60_000;

const LARGER: Record<string, number> = {
  "/canvas-ai": 4 * MIB + ENVELOPE,
  "/integrations": 4 * MIB + ENVELOPE,
  "/document-analyzer": 10 * MIB + ENVELOPE,
};

// Whose bodies wait on disk, and not in memory. The page finds them in its load context.
const SPOOLED = ["/document-analyzer"];

/** Takes a body's chunks as they come; `end` hands them on. */
interface Sink {
  take(chunk: Buffer): void;
  end(): void;
}

/**
 * Holds a form back until it has arrived whole, so that no page acts on half of one, and answers 413 to what is larger
 * than its address takes, announced or found while it arrives.
 */
export function limitBody(req: Request, res: Response, next: NextFunction): void {
  if (req.method !== "POST") return next();
  const path = routePath(req).replace(/(\.data|\/)$/, "");
  const limit = LARGER[path] ?? USUAL;
  if (Number(req.headers["content-length"] ?? 0) > limit) return refuse(req, res, limit);
  try {
    const sink = SPOOLED.includes(path) ? onDisk(res) : inMemory(req);
    gather(req, limit, sink, {
      whole: next,
      tooLarge: () => refuse(req, res, limit),
      failed: (error) => excuse(req, res, error),
    });
  } catch (error) {
    excuse(req, res, error);
  }
}

interface Outcomes {
  whole: () => void;
  tooLarge: () => void;
  failed: (error: unknown) => void;
}

function gather(req: Request, limit: number, sink: Sink, { whole, tooLarge, failed }: Outcomes) {
  let size = 0;
  const take = () => {
    try {
      for (let chunk: unknown = req.read(); chunk instanceof Buffer; chunk = req.read()) {
        size += chunk.length;
        if (size <= limit) sink.take(chunk);
      }
    } catch (error) {
      req.off("readable", take);
      return failed(error);
    }
    if (size <= limit && !req.complete) return;
    req.off("readable", take);
    if (size > limit) return tooLarge();
    sink.end();
    whole();
  };
  req.on("readable", take);
}

function inMemory(req: Request): Sink {
  const chunks: Buffer[] = [];
  return {
    take: (chunk) => void chunks.push(chunk),
    // Put back for the page to read; before the stream's end is announced, which is on the next tick.
    end: () => void (chunks.length > 0 && req.unshift(Buffer.concat(chunks))),
  };
}

function onDisk(res: Response): Sink {
  const spool: Spool = openSpool();
  res.once("close", () => spool.close());
  res.locals.spool = spool;
  return { take: (chunk) => spool.write(chunk), end: () => undefined };
}

// The disk is full, most likely.
function excuse(req: Request, res: Response, error: unknown) {
  log.error("A posted form could not be taken", { error: errorText(error) });
  writeMessage(
    req,
    res,
    503,
    "That could not be taken",
    "The server has no room for it at the moment. Nothing was saved. Please try again later.",
  );
  endWhenRead(req, res);
}

function refuse(req: Request, res: Response, limit: number) {
  const size = limit >= MIB ? `${Math.floor(limit / MIB)} MB` : `${limit / KIB} kB`;
  writeMessage(req, res, 413, "That is too large", `This page takes up to ${size} at a time. Nothing was saved.`);
  endWhenRead(req, res);
}

// A connection that is closed on somebody still sending loses the answer too: so the rest is read, and thrown away.
function endWhenRead(req: Request, res: Response) {
  const timer = setTimeout(() => req.destroy(), LINGER_MS);
  req.once("end", () => res.end());
  res.once("close", () => clearTimeout(timer));
  req.resume();
}

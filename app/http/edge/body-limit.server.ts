import type { NextFunction, Request, Response } from "express";
import { errorMessage, log } from "../config/log.server";
import { writeMessage } from "../pages/message-page.server";
import { PassThrough } from "node:stream";
import { MalformedForm, readMultipart } from "../uploads/multipart.server";
import { DOCUMENT_BYTES } from "../uploads/size-limits";
import { routePath } from "./request.server";

const KIB = 1024;
const MIB = 1024 * KIB;
const USUAL = 256 * KIB;
const ENVELOPE = 64 * KIB;
const LINGER_MS = 60_000;

const LARGER: Record<string, number> = {
  "/canvas-ai": 4 * MIB + ENVELOPE,
  "/integrations": 4 * MIB + ENVELOPE,
  "/calculate": 4 * MIB + ENVELOPE,
  "/document-analyzer": DOCUMENT_BYTES + ENVELOPE,
};

// Parsed on arrival; the page finds the fields in its load context.
const WITH_FILES = ["/document-analyzer"];

interface Sink {
  take(chunk: Buffer): void;
  end(done: (error?: unknown) => void): void;
}

/** Holds a form back until all of it has arrived. Answers 413 to a body that is too large, announced or not. */
export function limitBody(req: Request, res: Response, next: NextFunction): void {
  if (req.method !== "POST") return next();
  const path = routePath(req).replace(/(\.data|\/)$/, "");
  const limit = LARGER[path] ?? USUAL;
  if (Number(req.headers["content-length"] ?? 0) > limit) return refuse(req, res, limit);
  const sink = WITH_FILES.includes(path) ? asForm(req, res) : inMemory(req);
  gather(req, limit, sink, {
    complete: next,
    tooLarge: () => refuse(req, res, limit),
    failed: (error) => excuse(req, res, error),
  });
}

interface Outcomes {
  complete: () => void;
  tooLarge: () => void;
  failed: (error: unknown) => void;
}

function gather(req: Request, limit: number, sink: Sink, { complete, tooLarge, failed }: Outcomes) {
  let size = 0;
  const take = () => {
    for (let chunk: unknown = req.read(); chunk instanceof Buffer; chunk = req.read()) {
      size += chunk.length;
      if (size <= limit) sink.take(chunk);
    }
    if (size <= limit && !req.complete) return;
    req.off("readable", take);
    if (size > limit) tooLarge();
    else sink.end((error) => (error === undefined ? complete() : failed(error)));
  };
  req.on("readable", take);
}

function inMemory(req: Request): Sink {
  const chunks: Buffer[] = [];
  return {
    take: (chunk) => void chunks.push(chunk),
    end(done) {
      if (chunks.length > 0) req.unshift(Buffer.concat(chunks));
      done();
    },
  };
}

function asForm(req: Request, res: Response): Sink {
  const body = new PassThrough();
  const form = readMultipart(req.headers["content-type"] ?? "", body);
  res.once("close", form.close);
  res.locals.postedForm = form.parts;
  return {
    take: (chunk) => void (body.destroyed || body.write(chunk)),
    end(done) {
      if (!body.destroyed) body.end();
      form.parts.then(
        () => done(),
        (error: unknown) => done(error instanceof MalformedForm ? undefined : error),
      );
    },
  };
}

function excuse(req: Request, res: Response, error: unknown) {
  log.error("A posted form could not be stored", { error: errorMessage(error) });
  writeMessage(
    req,
    res,
    503,
    "The form could not be saved",
    "The server has no space for it at the moment. Nothing was saved. Please try again later.",
  );
  endWhenRead(req, res);
}

function refuse(req: Request, res: Response, limit: number) {
  const size = limit >= MIB ? `${Math.floor(limit / MIB)} MB` : `${limit / KIB} kB`;
  writeMessage(
    req,
    res,
    413,
    "This form is too large",
    `This page accepts up to ${size} at a time. Nothing was saved.`,
  );
  endWhenRead(req, res);
}

// Closing the connection while the client sends would lose the answer.
function endWhenRead(req: Request, res: Response) {
  if (req.readableEnded) return void res.end();
  const timer = setTimeout(() => req.destroy(), LINGER_MS);
  req.once("end", () => res.end());
  res.once("close", () => clearTimeout(timer));
  req.resume();
}

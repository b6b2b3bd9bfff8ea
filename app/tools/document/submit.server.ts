import { createHash } from "node:crypto";
import { data } from "@remix-run/node";
import { track } from "~/activity/track.server";
import { putFile, removeFile } from "~/files/store.server";
import { MalformedForm, type Part } from "~/http/uploads/multipart.server";
import { DOCUMENT_BYTES } from "~/http/uploads/size-limits";
import { type Bytes, chunksOf } from "~/http/uploads/temporary-file.server";
import { isOpen } from "~/jobs/job";
import { enqueue } from "~/jobs/runner.server";
import { recentJobs } from "~/jobs/store.server";
import { jobRefusal, type Refusal } from "../jobs.server";
import { documentType, DocumentTooLarge, UnfitDocument } from "./document-type.server";
import { type DocumentInput, inputOf } from "./analyses.server";
import { displayName, DOCUMENT_FIELD, TOO_LARGE } from "./uploaded-file";

// One submission per user at a time, so that two do not both find that a document is new.
const turns = new Map<string, Promise<unknown>>();

/**
 * Stores a document and starts its analysis; while that runs, the same document is the same job. Throws UnfitDocument,
 * MalformedForm or TooManyJobs.
 */
export async function submitDocument(userId: string, form: Promise<Part[]> | undefined): Promise<string> {
  if (!form) throw new MalformedForm("There is no form.");
  const { filename = "", content } = chosenFile(await form);
  if (content.size > DOCUMENT_BYTES) throw new DocumentTooLarge(TOO_LARGE);
  const type = await documentType(content);
  const name = displayName(filename);
  return inTurn(userId, async () => {
    const digest = digestOf(content);
    return (await openJobOf(userId, digest)) ?? store(userId, content, { name, type, digest });
  });
}

/** For the first time or again. */
export async function analyzeStored(userId: string, input: DocumentInput): Promise<string> {
  const before = await recentJobs(userId, "document");
  const { id, added } = await enqueue(userId, "document", input);
  if (added) await track(userId, { type: "document_analyzed", details: { filename: input.name } });
  const listed = new Set((await recentJobs(userId, "document")).map((job) => inputOf(job).fileId));
  // A document is kept as long as its analysis is listed.
  for (const { fileId } of before.map(inputOf)) if (!listed.has(fileId)) await removeFile(userId, fileId);
  return id;
}

/** Throws Responses on. */
export function answerRefusal(thrown: unknown) {
  if (thrown instanceof Response) throw thrown;
  const { error, status } = readRefusal(thrown);
  return data({ error }, { status });
}

function chosenFile(parts: Part[]): Part {
  // Browsers send an empty file field as a file without a name.
  const files = parts.filter(
    ({ name, filename, content }) => name === DOCUMENT_FIELD && (filename || content.size > 0),
  );
  const [file, ...others] = files;
  if (file?.filename === undefined) throw new UnfitDocument("Please choose a document to analyze.");
  if (others.length > 0) throw new UnfitDocument("Please choose one document at a time.");
  return file;
}

async function store(userId: string, content: Bytes, about: Omit<DocumentInput, "fileId">): Promise<string> {
  const { id: fileId } = await putFile(userId, about, chunksOf(content));
  try {
    return await analyzeStored(userId, { ...about, fileId });
  } catch (error) {
    await removeFile(userId, fileId);
    throw error;
  }
}

async function openJobOf(userId: string, digest: string): Promise<string | undefined> {
  const jobs = await recentJobs(userId, "document");
  return jobs.find((job) => isOpen(job) && inputOf(job).digest === digest)?.id;
}

function digestOf(content: Bytes): string {
  const hash = createHash("sha256");
  for (const piece of chunksOf(content)) hash.update(piece);
  return hash.digest("hex");
}

async function inTurn<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(userId) ?? Promise.resolve()).then(work, work);
  turns.set(userId, turn);
  try {
    return await turn;
  } finally {
    if (turns.get(userId) === turn) turns.delete(userId);
  }
}

function readRefusal(error: unknown): Refusal {
  if (error instanceof DocumentTooLarge) return { status: 413, error: error.message };
  if (error instanceof UnfitDocument) return { status: 400, error: error.message };
  if (error instanceof MalformedForm)
    return { status: 400, error: "The form did not arrive complete. Please choose your document and send it again." };
  return jobRefusal(error);
}

import { createHash } from "node:crypto";
import { track } from "~/activity/track.server";
import { putFile, removeFile } from "~/files/store.server";
import { MalformedForm, type Part, readMultipart } from "~/http/uploads/multipart.server";
import { type Bytes, piecesOf } from "~/http/uploads/spool.server";
import { isOpen } from "~/jobs/job";
import { enqueue } from "~/jobs/runner.server";
import { recentJobs } from "~/jobs/store.server";
import { displayName } from "./display-name";
import { documentType, DocumentTooLarge, UnfitDocument } from "./document-type.server";
import { type DocumentInput, inputOf } from "./job.server";
import { DOCUMENT_FIELD, MOST_BYTES, TOO_LARGE } from "./limits";

// Who is submitting a document just now, so that two requests at once do not both find that it is new.
const turns = new Map<string, Promise<unknown>>();

/**
 * Takes a posted document and has it analyzed. The same document again, while the first is at work, is the same job.
 * @returns the id of the job
 * @throws UnfitDocument, MalformedForm or TooManyJobs; nothing is kept then
 */
export async function submitDocument(userId: string, contentType: string, body: Bytes | undefined): Promise<string> {
  if (!body) throw new MalformedForm("There is no body.");
  const { filename = "", content } = chosenFile(readMultipart(contentType, body));
  if (content.size > MOST_BYTES) throw new DocumentTooLarge(TOO_LARGE);
  const type = documentType(content);
  const name = displayName(filename);
  return inTurn(userId, async () => {
    const digest = digestOf(content);
    return (await openJobOf(userId, digest)) ?? store(userId, content, { name, type, digest });
  });
}

/** Has a document that is stored already analyzed, be it once more. Returns the id of the job. */
export async function analyzeStored(userId: string, input: DocumentInput): Promise<string> {
  const before = await recentJobs(userId, "document");
  const { id, added } = await enqueue(userId, "document", input);
  if (added) await track(userId, { type: "document_analyzed", details: { filename: input.name } });
  const listed = new Set((await recentJobs(userId, "document")).map((job) => inputOf(job).fileId));
  // A document is kept as long as its analysis is listed.
  for (const { fileId } of before.map(inputOf)) if (!listed.has(fileId)) await removeFile(userId, fileId);
  return id;
}

function chosenFile(parts: Part[]): Part {
  // A browser sends a field that was left empty as a file without a name.
  const files = parts.filter(
    ({ name, filename, content }) => name === DOCUMENT_FIELD && (filename || content.size > 0),
  );
  const [file, ...others] = files;
  if (file?.filename === undefined) throw new UnfitDocument("Please choose a document to analyze.");
  if (others.length > 0) throw new UnfitDocument("Please choose one document at a time.");
  return file;
}

async function store(userId: string, content: Bytes, about: Omit<DocumentInput, "fileId">): Promise<string> {
  const { id: fileId } = await putFile(userId, about, piecesOf(content));
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
  for (const piece of piecesOf(content)) hash.update(piece);
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

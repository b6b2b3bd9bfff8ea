import { MalformedForm } from "~/http/multipart.server";
import { TooManyJobs } from "~/jobs/store.server";
import { DocumentTooLarge, UnfitDocument } from "./document-type.server";

interface Answer {
  status: number;
  text: string;
}

/** What is said where it is nobody's mistake but the server's. */
export const FAILED: Answer = { status: 503, text: "The server could not take this. Please try again later." };

/** Why a document was not taken, for the learner, and the status to say it with; null where it was no refusal. */
export function readRefusal(error: unknown): Answer | null {
  if (error instanceof DocumentTooLarge) return { status: 413, text: error.message };
  if (error instanceof UnfitDocument) return { status: 400, text: error.message };
  if (error instanceof MalformedForm) return { status: 400, text: "The form did not arrive whole. Please choose your document and send it again." };
  if (error instanceof TooManyJobs) return { status: 429, text: "Three of your jobs are at work already. Wait until one is done, or cancel one." };
  return null;
}

import { data } from "@remix-run/node";
import { errorText, log } from "~/http/config/log.server";
import { MalformedForm } from "~/http/uploads/multipart.server";
import { TooManyJobs } from "~/jobs/store.server";
import { NOT_TAKEN } from "../not-taken.server";
import { DocumentTooLarge, UnfitDocument } from "./document-type.server";

interface Answer {
  status: number;
  text: string;
}

/** Answers a document that was not taken with why, for the learner; what is no refusal is logged. An answer that was thrown is thrown on. */
export function answerRefusal(error: unknown) {
  if (error instanceof Response) throw error;
  const refusal = readRefusal(error);
  if (!refusal) log.error("A document could not be taken", { error: errorText(error) });
  const { status, text } = refusal ?? { status: 503, text: NOT_TAKEN };
  return data({ error: text }, { status });
}

function readRefusal(error: unknown): Answer | null {
  if (error instanceof DocumentTooLarge) return { status: 413, text: error.message };
  if (error instanceof UnfitDocument) return { status: 400, text: error.message };
  if (error instanceof MalformedForm)
    return { status: 400, text: "The form did not arrive whole. Please choose your document and send it again." };
  if (error instanceof TooManyJobs)
    return { status: 429, text: "Three of your jobs are at work already. Wait until one is done, or cancel one." };
  return null;
}

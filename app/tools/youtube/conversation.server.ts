import { errorMessage, log } from "~/http/config/log.server";
import { EngineError } from "../engine";
import { type Refusal, SERVER_FAULT } from "../jobs.server";
import { youtubeEngine } from "./index.server";
import { LONGEST_MESSAGE } from "./chat-form";
import { addQuestion, addReply, chatOf, ChatIsFull } from "./store.server";
import type { Transcription } from "./transcriptions.server";

interface ChatRefusal extends Refusal {
  kept: boolean;
}

/** Stores a message and gets its reply; null on success. When the client goes away, the message stays. */
export async function converse(
  userId: string,
  { job, transcript }: Transcription,
  text: string,
  signal: AbortSignal,
): Promise<ChatRefusal | null> {
  const message = text.replaceAll("\r\n", "\n").trim();
  if (!message) return null;
  if (!transcript) return { error: "There is no transcript to talk about yet.", status: 409, kept: false };
  if (message.length > LONGEST_MESSAGE) {
    return {
      error: `Please keep your message to ${LONGEST_MESSAGE} characters; it has ${message.length}.`,
      status: 400,
      kept: false,
    };
  }
  let question;
  try {
    question = await addQuestion(userId, job.id, message);
  } catch (error) {
    return unkept(error);
  }
  try {
    const lines = await chatOf(userId, job.id);
    const reply = await youtubeEngine().chat.reply({ transcript, lines }, { signal, progress: () => undefined });
    await addReply(userId, job.id, question, reply);
    return null;
  } catch (error) {
    return refusalOf(error, signal);
  }
}

function unkept(error: unknown): ChatRefusal {
  if (error instanceof ChatIsFull) return { error: error.message, status: 409, kept: false };
  log.error("A message could not be kept", { error: errorMessage(error) });
  return { error: SERVER_FAULT, status: 503, kept: false };
}

function refusalOf(error: unknown, signal: AbortSignal): ChatRefusal | null {
  if (error instanceof EngineError) return { error: `There is no reply. ${error.message}`, status: 502, kept: true };
  if (signal.aborted) return null;
  throw error;
}

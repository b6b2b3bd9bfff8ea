import { and, asc, count, desc, eq, gt } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { pages } from "~/db/queries.server";
import type { ChatLine } from "./engine";
import { chatMessages } from "~/db/schema.server";

/** The most that one chat keeps, questions and replies together. */
export const MOST_MESSAGES = 200;
const EXPORTED_AT_ONCE = 200;

/** Somebody has said as much about one transcript as is kept. */
export class ChatIsFull extends Error {
  override name = "ChatIsFull";
}

/** A message as pages show it. */
type ChatMessage = ChatLine & { id: number };

/** What a user's chat about a job holds, oldest first. */
export async function chatOf(userId: string, jobId: string): Promise<ChatMessage[]> {
  const { id, role, message } = chatMessages;
  return db()
    .select({ id, role, message })
    .from(chatMessages)
    .where(ofChat(userId, jobId))
    .orderBy(asc(id))
    .limit(MOST_MESSAGES)
    .all();
}

/** Everything that a user's chats hold, oldest first, a page at a time. */
export function allMessages(userId: string) {
  const { id, jobId, role, message, time } = chatMessages;
  return pages((last: { id: number } | undefined) =>
    db()
      .select({ id, jobId, role, message, time })
      .from(chatMessages)
      .where(and(eq(chatMessages.userId, userId), last && gt(id, last.id)))
      .orderBy(asc(id))
      .limit(EXPORTED_AT_ONCE)
      .all(),
  );
}

/**
 * Keeps what the user said. The same words again, while they wait for a reply, are the same message: so a double click
 * is one.
 * @returns the message's id
 * @throws ChatIsFull when the message and its reply would be too many
 */
export async function addQuestion(userId: string, jobId: string, message: string): Promise<number> {
  return db().transaction(
    (within) => {
      const last = within
        .select()
        .from(chatMessages)
        .where(ofChat(userId, jobId))
        .orderBy(desc(chatMessages.id))
        .limit(1)
        .get();
      if (last?.role === "user" && last.message === message) return last.id;
      const kept = within.select({ messages: count() }).from(chatMessages).where(ofChat(userId, jobId)).get();
      if ((kept?.messages ?? 0) + 2 > MOST_MESSAGES)
        throw new ChatIsFull(`This chat is full: it keeps ${MOST_MESSAGES} messages.`);
      return within
        .insert(chatMessages)
        .values({ userId, jobId, role: "user", message, time: Date.now() })
        .returning()
        .get().id;
    },
    { behavior: "immediate" },
  );
}

/** Keeps the reply to a question, unless it has one: whoever asks the same twice is told once. */
export async function addReply(userId: string, jobId: string, question: number, message: string): Promise<void> {
  const reply = { userId, jobId, role: "bot" as const, message, answers: question, time: Date.now() };
  db().insert(chatMessages).values(reply).onConflictDoNothing().run();
}

function ofChat(userId: string, jobId: string) {
  return and(eq(chatMessages.userId, userId), eq(chatMessages.jobId, jobId));
}

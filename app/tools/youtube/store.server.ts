import { and, asc, count, desc, eq, gt } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { pages } from "~/db/queries.server";
import type { ChatLine } from "./engine";
import { chatMessages } from "~/db/schema.server";

/** Questions and replies together. */
export const MOST_MESSAGES = 200;
const EXPORTED_AT_ONCE = 200;

export class ChatIsFull extends Error {
  override name = "ChatIsFull";
}

type ChatMessage = ChatLine & { id: number };

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

/** The same words again, while they wait for a reply, are one message, as after a double click. Throws ChatIsFull. */
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

/** Only the first reply is kept. */
export async function addReply(userId: string, jobId: string, question: number, message: string): Promise<void> {
  const reply = { userId, jobId, role: "bot" as const, message, answers: question, time: Date.now() };
  db().insert(chatMessages).values(reply).onConflictDoNothing().run();
}

function ofChat(userId: string, jobId: string) {
  return and(eq(chatMessages.userId, userId), eq(chatMessages.jobId, jobId));
}

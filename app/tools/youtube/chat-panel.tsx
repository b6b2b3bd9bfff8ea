import { useNavigation } from "@remix-run/react";
import { ChatForm } from "./chat-form";
import type { ChatLine } from "./engine";

interface Props {
  messages: (ChatLine & { id: number })[];
  sample: boolean;
  draft: string;
  error: string | undefined;
}

export function ChatPanel({ messages, sample, draft, error }: Props) {
  const pending = usePending();
  const unanswered = pending === null && messages.at(-1)?.role === "user";
  return (
    <section className="mt-8" aria-labelledby="chat">
      <h2 id="chat" className="mb-3">
        Chat
      </h2>
      {sample ? <p className="mb-3 text-pencil">Sample: every message gets the same prepared reply.</p> : null}
      {/* Reversed, so that it shows the latest message without a script; one child, for the reading order. */}
      <div
        role="log"
        aria-labelledby="chat"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
        tabIndex={0}
        className="flex h-64 flex-col-reverse overflow-y-auto rounded border border-line bg-sheet p-4"
      >
        <ol className="mb-auto grid gap-3">
          {messages.length === 0 && !pending ? (
            <li className="text-pencil">Ask something about the transcript.</li>
          ) : null}
          {messages.map((line) => (
            <Message key={line.id} line={line} />
          ))}
          {pending && !isLast(messages, pending) ? <Message line={{ role: "user", message: pending }} /> : null}
          {pending ? <li className="text-pencil">Writing a reply...</li> : null}
          {unanswered ? (
            <li className="text-pencil">No reply yet. Send the same message again to ask for one.</li>
          ) : null}
        </ol>
      </div>
      <ChatForm draft={draft} error={error} waiting={pending !== null} />
    </section>
  );
}

function Message({ line: { role, message } }: { line: ChatLine }) {
  const mine = role === "user";
  return (
    <li
      className={`max-w-[90%] rounded px-3 py-2 ${mine ? "justify-self-end bg-wash" : "justify-self-start border border-line"}`}
    >
      <span className="block text-sm text-pencil">{mine ? "You" : "Reply"}</span>
      <span className="whitespace-pre-wrap break-words">{message}</span>
    </li>
  );
}

function isLast(messages: ChatLine[], message: string): boolean {
  const last = messages.at(-1);
  return last?.role === "user" && last.message === message;
}

function usePending(): string | null {
  const { state, formData } = useNavigation();
  const message = formData?.get("message");
  return state !== "idle" && typeof message === "string" ? message.trim() : null;
}

import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { UNREACHABLE_MESSAGE } from "~/http/forms/keep-form";
import { isServerThere } from "~/ui/is-server-there";

/** Holds back forms that lead to another page until the server answers: its failure would lose what was typed. */
export function OfflineGuard({ children }: { children: ReactNode }) {
  const [failure, setFailure] = useState("");
  const notice = useRef<HTMLParagraphElement>(null);
  const step = useRef<"idle" | "asking" | "sending">("idle");

  async function send(form: HTMLFormElement, submitter: HTMLElement | null) {
    step.current = "asking";
    setFailure("");
    const there = await isServerThere();
    step.current = "sending";
    if (there && form.isConnected) form.requestSubmit(submitter);
    step.current = "idle";
    if (there) return;
    setFailure(UNREACHABLE_MESSAGE);
    notice.current?.scrollIntoView({ block: "center" });
  }
  function holdBack(event: FormEvent) {
    const form = event.target;
    if (step.current === "sending" || !(form instanceof HTMLFormElement) || !leadsElsewhere(form)) return;
    event.preventDefault();
    event.stopPropagation();
    if (step.current === "idle")
      void send(form, event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null);
  }
  return (
    <div onSubmitCapture={holdBack}>
      <p ref={notice} role="alert" className="text-wrong">
        {failure}
      </p>
      {children}
    </div>
  );
}

function leadsElsewhere(form: HTMLFormElement): boolean {
  return form.method === "post" && new URL(form.action).pathname !== location.pathname;
}

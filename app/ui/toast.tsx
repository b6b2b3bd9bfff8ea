import { useEffect, useState } from "react";

export interface ToastMessage {
  kind: "success" | "error" | "info";
  title?: string;
  text: string;
}

const LOOKS = { success: "border-right", error: "border-wrong", info: "border-accent" };
// Assistive technology must see the empty region before the message.
const ANNOUNCE_MS = 300;

/** Screen readers do not announce what a page already contains, so scripts insert the message again. */
export function ToastRegion({ toast }: { toast: ToastMessage | undefined }) {
  const [closed, setClosed] = useState<ToastMessage>();
  const [announced, setAnnounced] = useState<ToastMessage>();
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(toast), ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  const visible = toast && toast !== closed ? toast : undefined;
  return (
    <div role={visible?.kind === "error" ? "alert" : "status"} className="mx-auto w-full max-w-5xl px-4" data-toasts>
      {visible ? (
        <Toast key={String(visible === announced)} toast={visible} onClose={() => setClosed(visible)} />
      ) : null}
    </div>
  );
}

function Toast({ toast, onClose }: { toast: ToastMessage; onClose: () => void }) {
  const { kind, title, text } = toast;
  return (
    <div
      className={`my-4 flex items-start justify-between gap-4 rounded border border-l-8 bg-sheet p-4 ${LOOKS[kind]}`}
      data-toast={kind}
    >
      <div className="min-w-0">
        {title ? <p className={kind === "error" ? "font-semibold text-wrong" : "font-semibold"}>{title}</p> : null}
        <p>{text}</p>
      </div>
      <button type="button" className="needs-script link px-2" data-close-toast onClick={onClose}>
        Close
      </button>
    </div>
  );
}

interface ToastMessage {
  kind: "success" | "error" | "info";
  title?: string;
  text: string;
}

const LOOKS = { success: "border-right", error: "border-wrong", info: "border-accent" };

/** The region that tells what just happened. It is always in the page, so that assistive technology watches it. */
export function ToastRegion({ toast }: { toast: ToastMessage | undefined }) {
  const destructive = toast?.kind === "error";
  return (
    <div role={destructive ? "alert" : "status"} className="mx-auto w-full max-w-5xl px-4">
      {toast ? (
        <div className={`mt-4 rounded-md border border-l-8 bg-sheet p-4 ${LOOKS[toast.kind]}`} data-toast={toast.kind}>
          {toast.title ? <p className={destructive ? "font-semibold text-wrong" : "font-semibold"}>{toast.title}</p> : null}
          <p>{toast.text}</p>
        </div>
      ) : null}
    </div>
  );
}

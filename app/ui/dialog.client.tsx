import { Dialog as HeadlessDialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import { type ReactNode, useEffect, useState } from "react";

/** A modal dialog. In browsers only, which saves the server the library's 13 MB of memory. */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  useFocusBack();
  return (
    <HeadlessDialog open onClose={onClose} className="fixed inset-0 z-30">
      <DialogBackdrop className="fixed inset-0 bg-shade/70" />
      <div className="fixed inset-0 overflow-y-auto">
        <div className="flex min-h-full items-center justify-center p-4">
          <DialogPanel className="w-full max-w-lg rounded border border-line bg-sheet p-5 text-ink">
            <div className="mb-4 flex flex-wrap items-start justify-between gap-4">
              <DialogTitle as="h2" className="max-w-full flex-1 basis-32 break-words" aria-live="polite">
                {title}
              </DialogTitle>
              <button type="button" className="button-quiet" onClick={onClose}>
                Close
              </button>
            </div>
            {children}
          </DialogPanel>
        </div>
      </div>
    </HeadlessDialog>
  );
}

// The library is loaded too late to know what had the focus before. If nothing had, the focus goes to the content.
function useFocusBack() {
  const [before] = useState(() =>
    document.activeElement === document.body ? document.getElementById("main") : document.activeElement,
  );
  useEffect(
    () => () => {
      // After the library, which moves the focus itself when it goes.
      setTimeout(() => before instanceof HTMLElement && before.isConnected && before.focus());
    },
    [before],
  );
}

import { Dialog as HeadlessDialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import { type ReactNode, useEffect, useState } from "react";

/**
 * A modal dialog: keeps the focus, returns it, and closes with Escape or a click outside. It exists in browsers only, which
 * saves the server the memory of the library (13 MB).
 */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  useFocusBack();
  return (
    <HeadlessDialog open onClose={onClose} className="fixed inset-0 z-30">
      <DialogBackdrop className="fixed inset-0 bg-shade/70" />
      <div className="fixed inset-0 overflow-y-auto">
        <div className="flex min-h-full items-center justify-center p-4">
          <DialogPanel className="w-full max-w-lg rounded border border-line bg-sheet p-5 text-ink">
            <div className="mb-4 flex flex-wrap items-start justify-between gap-4">
              {/* Live, as the title changes where a dialog has steps. */}
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

// The library remembers what had the focus only from the time that it is loaded, and it is loaded to show a dialog. Where nothing had
// it, as with a dialog that opens by itself, the page's content is the place to go on from.
function useFocusBack() {
  const [before] = useState(() =>
    document.activeElement === document.body ? document.getElementById("main") : document.activeElement,
  );
  useEffect(
    () => () => {
      // After the library, which looks for a place of its own when it goes.
      setTimeout(() => before instanceof HTMLElement && before.isConnected && before.focus());
    },
    [before],
  );
}

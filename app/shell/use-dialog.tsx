import { type ComponentType, type MouseEvent, type ReactNode, useCallback, useState } from "react";
import { isServerThere } from "~/ui/is-server-there";

type DialogComponent = ComponentType<{ onClose: () => void }>;

/** Loads a dialog on demand, as its library is as large as a page. `page` replaces it without JavaScript. */
export function useDialog(load: () => Promise<{ default: DialogComponent }>, page: string) {
  const [Dialog, setDialog] = useState<DialogComponent>();
  const [status, setStatus] = useState("");
  const show = useCallback(async () => {
    const script = await load();
    setDialog(() => script.default);
    setStatus("");
  }, [load]);

  // Without a connection the page would be lost to an error.
  async function goToPage() {
    if (await isServerThere()) location.assign(page);
    else setStatus("No connection.");
  }
  function openFromLink(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setStatus("Loading...");
    show().catch(goToPage);
  }
  function render(onClose?: () => void): ReactNode {
    const close = () => {
      onClose?.();
      setDialog(undefined);
    };
    return (
      <>
        {Dialog ? <Dialog onClose={close} /> : null}
        {status ? <p role="status">{status}</p> : null}
      </>
    );
  }
  return { show, openFromLink, render };
}

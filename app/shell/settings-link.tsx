import { NavLink } from "@remix-run/react";
import { type ComponentType, useState } from "react";

const PAGE = "/settings";

/** Opens the Settings dialog. Without JavaScript, without the dialog's script, or in a new tab, it is a link to the page. */
export function SettingsLink({ className }: { className: (state: { isActive: boolean }) => string }) {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();
  const [status, setStatus] = useState("");
  const open = (script: { default: NonNullable<typeof Dialog> }) => {
    setDialog(() => script.default);
    setStatus("");
  };
  // After an upgrade its script may be gone. Where nobody answers at all, the page that is open would be lost for nothing.
  // Not isServerThere: shared from here, it would be a script of its own on every page.
  const goToPage = () =>
    fetch("/healthz", { method: "HEAD" }).then(
      () => location.assign(PAGE),
      () => setStatus("No connection."),
    );
  return (
    <>
      <NavLink
        to={PAGE}
        className={className}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setStatus("Loading...");
          // The dialog's library is as large as a page, so it comes when somebody asks for it.
          import("./settings-dialog").then(open, goToPage);
        }}
      >
        Settings
      </NavLink>
      {Dialog ? <Dialog onClose={() => setDialog(undefined)} /> : null}
      {status ? <p role="status">{status}</p> : null}
    </>
  );
}

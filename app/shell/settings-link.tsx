import { NavLink } from "@remix-run/react";
import { type ComponentType, useState } from "react";
import { isServerThere } from "~/ui/is-server-there";

const PAGE = "/settings";

/** Opens the Settings dialog. Without JavaScript, or in a new tab, it is a link to the Settings page. */
export function SettingsLink({ className }: { className: (state: { isActive: boolean }) => string }) {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();
  const [status, setStatus] = useState("");
  const open = (script: { default: NonNullable<typeof Dialog> }) => {
    setDialog(() => script.default);
    setStatus("");
  };
  // The script may be gone after an upgrade. Without a connection the page would only replace this one with an error.
  const goToPage = async () => {
    if (await isServerThere()) location.assign(PAGE);
    else setStatus("No connection.");
  };
  return (
    <>
      <NavLink
        to={PAGE}
        className={className}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setStatus("Loading...");
          // Loaded on demand: the dialog's library is as large as a page.
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

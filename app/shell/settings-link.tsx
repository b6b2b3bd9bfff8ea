import { NavLink } from "@remix-run/react";
import { type ComponentType, useState } from "react";

const PAGE = "/settings";

/** Opens the Settings dialog. Without JavaScript, without the dialog's script, or in a new tab, it is a link to the page. */
export function SettingsLink({ className }: { className: (state: { isActive: boolean }) => string }) {
  // Null while it is on its way.
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>();
  return (
    <>
      <NavLink
        to={PAGE}
        className={className}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setDialog(null);
          // The dialog's library is as large as a page, so it comes when somebody asks for it. After an upgrade it may be gone.
          import("./settings-dialog").then((script) => setDialog(() => script.default), () => location.assign(PAGE));
        }}
      >
        Settings
      </NavLink>
      {Dialog ? <Dialog onClose={() => setDialog(undefined)} /> : null}
      {Dialog === null ? <p role="status">Loading...</p> : null}
    </>
  );
}

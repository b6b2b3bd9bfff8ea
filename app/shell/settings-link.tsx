import { NavLink } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";

// The dialog's library is as large as a page, so it comes when somebody asks for it.
const SettingsDialog = lazy(() => import("./settings-dialog"));

/** Opens the Settings dialog. Without JavaScript, or in a new tab, it is a link to the page. */
export function SettingsLink({ className }: { className: (state: { isActive: boolean }) => string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <NavLink
        to="/settings"
        className={className}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        Settings
      </NavLink>
      {open ? (
        <Suspense fallback={<p role="status">Loading...</p>}>
          <SettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

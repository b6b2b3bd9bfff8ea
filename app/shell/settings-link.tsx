import { NavLink } from "@remix-run/react";
import { useDialog } from "./use-dialog";

const PAGE = "/settings";
const loadDialog = () => import("./settings-dialog");

export function SettingsLink({ className }: { className: (state: { isActive: boolean }) => string }) {
  const dialog = useDialog(loadDialog, PAGE);
  return (
    <>
      <NavLink to={PAGE} className={className} onClick={dialog.openFromLink}>
        Settings
      </NavLink>
      {dialog.render()}
    </>
  );
}

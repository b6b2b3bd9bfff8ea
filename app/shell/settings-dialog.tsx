import { Dialog } from "~/ui/dialog.client";
import { Appearance } from "./theme-form";

export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Settings" onClose={onClose}>
      <Appearance heading="h3" />
      <p className="mt-6">
        <a className="link" href="/settings">
          All settings, export and deletion of your data
        </a>
      </p>
    </Dialog>
  );
}

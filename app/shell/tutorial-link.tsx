import { type ComponentType, useEffect, useState } from "react";
import { useUser } from "~/accounts/auth-provider";
import { isServerThere } from "~/tools/is-server-there";
import { hasSeenTutorial, noteTutorialSeen } from "./tutorial-flag";

const PAGE = "/tutorial";
const loadDialog = () => import("./tutorial-dialog").then((script) => script.default);

/** Opens the tour, by itself the first time. Without JavaScript, or without its script, it is a link to the tour's own pages. */
export function TutorialLink() {
  const { id } = useUser();
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();
  useEffect(() => {
    // Nobody has asked for it, so where it cannot be had the link is enough.
    if (!hasSeenTutorial(id))
      loadDialog().then(
        (dialog) => setDialog(() => dialog),
        () => undefined,
      );
  }, [id]);

  function close() {
    noteTutorialSeen(id);
    setDialog(undefined);
  }
  return (
    <>
      <a
        className="button-quiet"
        href={PAGE}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          // Where nobody answers at all, the page that is open would be lost for nothing.
          const goToPage = async () => void ((await isServerThere()) && location.assign(PAGE));
          loadDialog().then((dialog) => setDialog(() => dialog), goToPage);
        }}
      >
        Take the tour
      </a>
      {Dialog ? <Dialog onClose={close} /> : null}
    </>
  );
}

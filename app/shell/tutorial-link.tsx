import { type ComponentType, useEffect, useState } from "react";
import { useUser } from "~/accounts/auth-provider";
import { isServerThere } from "~/ui/is-server-there";

const PAGE = "/tutorial";
const loadDialog = () => import("./tutorial-dialog").then((script) => script.default);

/** Opens the tour, by itself the first time. Without JavaScript it is a link to the tour's own pages. */
export function TutorialLink() {
  const { id } = useUser();
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();
  useEffect(() => {
    // Nobody asked for it, so a failure to load it is silent: the link remains.
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
          // Without a connection the tour's page would only replace this one with an error.
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

// Where storage is blocked the tour counts as seen: otherwise it would open on every visit.
function hasSeenTutorial(userId: string): boolean {
  try {
    return localStorage.getItem(flag(userId)) !== null;
  } catch {
    return true;
  }
}

/** Stores that this user has seen the tour, so that it opens by itself only once. */
export function noteTutorialSeen(userId: string): void {
  try {
    localStorage.setItem(flag(userId), "true");
  } catch {
    // Storage is blocked, so hasSeenTutorial() is true anyway.
  }
}

function flag(userId: string): string {
  return `tutorial_seen_${userId}`;
}

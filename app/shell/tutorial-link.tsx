import { useEffect } from "react";
import { useUser } from "~/accounts/auth-provider";
import { useDialog } from "./use-dialog";

const PAGE = "/tutorial";
const loadDialog = () => import("./tutorial-dialog");

/** Opens by itself the first time. Without JavaScript it links to the tour's own pages. */
export function TutorialLink() {
  const { id } = useUser();
  const { show, openFromLink, render } = useDialog(loadDialog, PAGE);
  useEffect(() => {
    // Nobody requested this, so a failure to load is silent: the link remains.
    if (!hasSeenTutorial(id)) show().catch(() => undefined);
  }, [id, show]);
  return (
    <>
      <a className="button-quiet" href={PAGE} onClick={openFromLink}>
        Take the tour
      </a>
      {render(() => noteTutorialSeen(id))}
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

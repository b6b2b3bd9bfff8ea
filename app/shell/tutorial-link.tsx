import { useEffect } from "react";
import { useUser } from "~/accounts/auth-provider";
import { useDialog } from "./use-dialog";

const PAGE = "/tutorial";
const loadDialog = () => import("./tutorial-dialog");

/** Opens the tour, by itself the first time. Without JavaScript it is a link to the tour's own pages. */
export function TutorialLink() {
  const { id } = useUser();
  const { show, openFromLink, render } = useDialog(loadDialog, PAGE);
  useEffect(() => {
    // Nobody asked for it, so a failure to load it is silent: the link remains.
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

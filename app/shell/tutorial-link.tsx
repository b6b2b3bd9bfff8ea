import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { useUser } from "~/accounts/auth-provider";
import { hasSeenTutorial, noteTutorialSeen } from "./tutorial-flag";

const TutorialDialog = lazy(() => import("./tutorial-dialog"));

/** Opens the tour, by itself the first time. Without JavaScript it is a link to the tour's own pages. */
export function TutorialLink() {
  const user = useUser();
  const firstTime = useSyncExternalStore(neverChanges, () => !hasSeenTutorial(user.id), () => false);
  const [asked, setAsked] = useState<boolean>();

  function close() {
    noteTutorialSeen(user.id);
    setAsked(false);
  }
  return (
    <>
      <a
        className="button-quiet"
        href="/tutorial"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setAsked(true);
        }}
      >
        Take the tour
      </a>
      {(asked ?? firstTime) ? (
        <Suspense fallback={null}>
          <TutorialDialog onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

// The flag is read, not watched: only this page sets it.
function neverChanges(): () => void {
  return () => undefined;
}

/** Whether this browser keeps the flag for this user. Where storage is forbidden the tour does not open by itself. */
export function hasSeenTutorial(userId: string): boolean {
  try {
    return localStorage.getItem(flag(userId)) !== null;
  } catch {
    return true;
  }
}

/** Keeps the flag, so that the tour opens by itself once for each user. */
export function noteTutorialSeen(userId: string): void {
  try {
    localStorage.setItem(flag(userId), "true");
  } catch {
    // Storage is forbidden: then the tour does not open by itself either.
  }
}

function flag(userId: string): string {
  return `tutorial_seen_${userId}`;
}

import { Outlet } from "@remix-run/react";
import { NavigationAnnouncer } from "~/shell/navigation-announcer";
import { Sidebar } from "~/shell/sidebar";
import { SkipLink } from "~/shell/skip-link";

// Only the frame: a parent's loader would protect nothing, so each page below calls the guard itself.
export const handle = { hydrate: true };

export default function GuardedFrame() {
  return (
    <>
      <SkipLink />
      <div className="flex-1 md:flex">
        <Sidebar />
        <main id="main" tabIndex={-1} className="mx-auto w-full min-w-0 max-w-5xl px-4 py-8 md:px-8">
          <NavigationAnnouncer />
          <Outlet />
        </main>
      </div>
    </>
  );
}

import type { ReactNode } from "react";
import { Footer } from "./footer";
import { SkipLink } from "./skip-link";
import { TopBar } from "./top-bar";

/** The frame of every public page. */
export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <TopBar />
      <main id="main" tabIndex={-1} className="mx-auto max-w-5xl px-4 py-10">
        {children}
      </main>
      <Footer />
    </>
  );
}

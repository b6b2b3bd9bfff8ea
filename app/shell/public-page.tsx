import type { ReactNode } from "react";
import { Footer } from "./footer";
import { SkipLink } from "./skip-link";
import { TopBar } from "./top-bar";

interface PublicPageProps {
  /** Full-width content above the rest. */
  banner?: ReactNode;
  /** Whether the background is squared paper, for pages with a single card. */
  squared?: boolean;
  children: ReactNode;
}

/** The frame of every public page. */
export function PublicPage({ banner, squared = false, children }: PublicPageProps) {
  return (
    <>
      <SkipLink />
      <TopBar />
      <main id="main" tabIndex={-1} className={squared ? "squared flex-1" : "flex-1"}>
        {banner}
        <div className="mx-auto max-w-5xl px-4 pb-16 pt-10">{children}</div>
      </main>
      <Footer />
    </>
  );
}

import type { ReactNode } from "react";
import { Footer } from "./footer";
import { SkipLink } from "./skip-link";
import { TopBar } from "./top-bar";

interface PublicPageProps {
  banner?: ReactNode;
  squared?: boolean;
  children: ReactNode;
}

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

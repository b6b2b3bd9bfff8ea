import { errorPageText, routeErrorStatus } from "./errors";

/** Defined only here. Quadrille is the ruling of squared paper. */
export const BRAND = "Quadrille";

/** For tabs and bookmarks: the page, or the error that took its place. */
export function pageTitle(page: string, error?: unknown): { title: string }[] {
  return [{ title: `${error ? errorPageText(routeErrorStatus(error)).title : page} - ${BRAND}` }];
}

export function Brand() {
  return (
    <a className="inline-flex min-h-[44px] items-center gap-2 font-serif text-xl font-semibold text-ink" href="/">
      <svg viewBox="0 0 32 32" className="h-8 w-8 fill-none" aria-hidden="true">
        <path d="M1 1h30v30H1zM11 1v30M21 1v30M1 11h30M1 21h30" className="stroke-line" />
        <path d="M3 25C9 25 10 7 16 7s7 18 13 18" className="stroke-accent" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {BRAND}
    </a>
  );
}

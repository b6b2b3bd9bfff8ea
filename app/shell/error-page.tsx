import { isRouteErrorResponse } from "@remix-run/react";
import { Brand } from "./brand";

// In a status' place, where the server gave none.
const OUT_OF_REACH = 0;

// A request or a script that failed, as Chromium, Firefox and Safari begin to say it; an answer that is not ours, as Remix does.
const UNREACHABLE =
  /^(Failed to fetch|NetworkError when|Load failed$|error loading dynamic|Importing a module|Unable to decode turbo)/;

const TEXTS: Record<number, { title: string; text: string }> = {
  [OUT_OF_REACH]: {
    title: "The server cannot be reached",
    text: "Your connection may be down. Go back, or load this page again later.",
  },
  400: { title: "That could not be understood", text: "The form did not arrive whole. Go back, and send it again." },
  404: {
    title: "Oops! Page not found",
    text: "Nothing is at this address. It may have moved, or have a typing mistake in it.",
  },
  405: { title: "This page takes no forms", text: "Nothing was saved. Open the page again from its link." },
};

const OTHER = {
  title: "Something went wrong",
  text: "It was our fault, and it has been logged. What you had saved is safe; try again in a moment.",
};

/** What a person sees where a page cannot be shown. */
export function ErrorPage({ status }: { status: number }) {
  const { title, text } = TEXTS[status] ?? OTHER;
  return (
    <main id="main" className="squared flex-1 px-4 py-10">
      <div className="mx-auto max-w-xl">
        <Brand />
        <div className="card mt-4">
          {status === OUT_OF_REACH ? null : <p className="text-pencil">Error {status}</p>}
          <h1>{title}</h1>
          <p className="my-4">{text}</p>
          <a className="button" href="/">
            Return to Home
          </a>
        </div>
      </div>
    </main>
  );
}

/** The status that a route's error stands for; 0 where the server is out of reach, or something else answered. */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return error instanceof Error && UNREACHABLE.test(error.message) ? OUT_OF_REACH : 500;
}

/** The title of that page. */
export function errorTitle(status: number): string {
  return (TEXTS[status] ?? OTHER).title;
}

import { isRouteErrorResponse } from "@remix-run/react";

/** Stands for a status where the server gave none. */
export const UNREACHABLE_STATUS = 0;

// How browsers report a failed request or script, and Remix an answer that is not ours.
const FAILED_REQUEST =
  /^(Failed to fetch|NetworkError when|Load failed$|error loading dynamic|Importing a module|Unable to decode turbo)/;

interface ErrorText {
  title: string;
  text: string;
}

const TEXTS: Record<number, ErrorText> = {
  [UNREACHABLE_STATUS]: {
    title: "The server cannot be reached",
    text: "Your connection may be down. Go back, or load this page again later.",
  },
  400: {
    title: "That could not be understood",
    text: "The form did not arrive complete. Go back and send it again.",
  },
  404: {
    title: "Oops! Page not found",
    text: "There is nothing at this address. It may have moved, or it may contain a typing mistake.",
  },
  405: { title: "This page does not accept forms", text: "Nothing was saved. Open the page again from its link." },
};

const OTHER = {
  title: "Something went wrong",
  text: "The fault is ours, and it has been logged. What you had saved is safe. Please try again in a moment.",
};

export function errorPageText(status: number): ErrorText {
  return TEXTS[status] ?? OTHER;
}

/** UNREACHABLE_STATUS where the server did not answer, or something else did. */
export function routeErrorStatus(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return error instanceof Error && FAILED_REQUEST.test(error.message) ? UNREACHABLE_STATUS : 500;
}

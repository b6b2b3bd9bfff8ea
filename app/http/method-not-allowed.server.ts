import { messagePage } from "./message-page.server";

/** What an address answers to the method that it does not take: for routes without a page of their own. */
export function methodNotAllowed(): Response {
  const page = messagePage(
    "This address takes no such request",
    "Nothing was done. Go back, and use the page's own links and buttons.",
  );
  return new Response(page, { status: 405, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

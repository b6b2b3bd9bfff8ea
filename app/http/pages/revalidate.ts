import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** Loads a page's data again only after a form or for another address: a revalidation would count as a visit. */
export function onlyAfterForms({
  formMethod,
  actionResult,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  if (wasOffline(actionResult)) return false;
  return (formMethod !== undefined && formMethod !== "GET") || currentUrl.href !== nextUrl.href;
}

/** Loads a page's data again only for another address: for pages whose forms change nothing that they show. */
export function onlyElsewhere({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href !== nextUrl.href;
}

/** Loads a page's data again as Remix would, but asks nothing more of a server that has just been out of reach. */
export function unlessOffline({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return !wasOffline(actionResult) && defaultShouldRevalidate;
}

/** Whether a form's result says that the server was out of reach: to ask it for more would lose the page with its data. */
export function wasOffline(result: unknown): boolean {
  return typeof result === "object" && result !== null && "offline" in result && result.offline === true;
}

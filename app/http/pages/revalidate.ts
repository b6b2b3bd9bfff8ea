import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** Reloads a page's data only after a form or for another address: any other reload would count as a visit. */
export function onlyAfterForms({
  formMethod,
  actionResult,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  if (wasOffline(actionResult)) return false;
  return (formMethod !== undefined && formMethod !== "GET") || currentUrl.href !== nextUrl.href;
}

/** Reloads a page's data only for another address: for pages whose forms change nothing that they show. */
export function onlyElsewhere({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href !== nextUrl.href;
}

/** Reloads a page's data as Remix would, except after a form that could not reach the server. */
export function unlessOffline({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return !wasOffline(actionResult) && defaultShouldRevalidate;
}

/** Whether a form could not reach the server. Reloading would then lose the page with its data. */
export function wasOffline(result: unknown): boolean {
  return typeof result === "object" && result !== null && "offline" in result && result.offline === true;
}

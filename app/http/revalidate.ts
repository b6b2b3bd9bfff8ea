import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** Loads a page's data again only after a form or for another address: a revalidation would count as a visit. */
export function onlyAfterForms({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return (formMethod !== undefined && formMethod !== "GET") || currentUrl.href !== nextUrl.href;
}

/** Loads a page's data again only for another address: for pages whose forms change nothing that they show. */
export function onlyElsewhere({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href !== nextUrl.href;
}

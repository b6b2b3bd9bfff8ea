import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** Reloads after a form or for another address only: any other reload would count as a visit. */
export function onlyAfterForms({
  formMethod,
  actionResult,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  if (wasOffline(actionResult)) return false;
  return (formMethod !== undefined && formMethod !== "GET") || currentUrl.href !== nextUrl.href;
}

export function onlyElsewhere({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href !== nextUrl.href;
}

export function unlessOffline({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return !wasOffline(actionResult) && defaultShouldRevalidate;
}

/** Reloading would then lose the page with its data. */
export function wasOffline(result: unknown): boolean {
  return typeof result === "object" && result !== null && "offline" in result && result.offline === true;
}

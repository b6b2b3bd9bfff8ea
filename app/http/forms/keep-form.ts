import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";

/** What is said where the server did not answer. */
export const UNREACHABLE = "The server could not be reached or did not understand. Please try again.";

/**
 * Keeps a page and what was typed on it, where the server cannot be reached, fails, or answers something that is not ours.
 * The page finds it all in its action's data, as after a mistake: the text fields by their names, and `error`.
 */
export async function keepForm({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const copy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    // A redirect, or a refusal that has a page of its own.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    return { ...Object.fromEntries(await copy.formData()), error: UNREACHABLE, offline: true };
  }
}

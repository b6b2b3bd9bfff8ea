import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";

export const UNREACHABLE = "The server could not be reached or did not understand. Please try again.";

/**
 * Keeps a page and what was typed when the server cannot be reached or fails. The page finds the text fields and `error`
 * in its action data, as after a mistake.
 */
export async function keepForm({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const copy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    // Redirects and refusals have pages of their own.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    return { ...Object.fromEntries(await copy.formData()), error: UNREACHABLE, offline: true };
  }
}

import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";

export const UNREACHABLE_MESSAGE = "The server could not be reached or did not understand. Please try again.";

/** Keeps the page and its text fields when the server fails or cannot be reached, as after a mistake. */
export async function keepForm({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const copy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    return { ...Object.fromEntries(await copy.formData()), error: UNREACHABLE_MESSAGE, offline: true };
  }
}

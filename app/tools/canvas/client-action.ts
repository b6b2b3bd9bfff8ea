import type { ClientActionFunctionArgs } from "@remix-run/react";
import { failing } from "./answer";

/** Keeps the page, and the drawing on it, where the server cannot be reached or answers something else than this tool. */
export async function keepPage({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error;
    return { ...failing("the server could not be reached or did not understand. Please try again."), offline: true };
  }
}

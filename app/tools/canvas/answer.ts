import type { ClientActionFunctionArgs } from "@remix-run/react";
import type { SolvedItem } from "./engine";

/** The outcome of an analysis, as the page shows it. */
export interface CanvasAnswer {
  items: SolvedItem[];
  sample: boolean;
  /** The message where there is no solution. */
  text?: string;
  /** The uploaded picture, to be analyzed again without choosing it anew. */
  picture?: UploadedPicture;
}

/** A picture, and the id under which the server keeps it for the next attempt. */
export interface UploadedPicture {
  id: string;
  url: string;
}

export const TEXTS = {
  invalid: "Invalid image format.",
  gone: "Your picture is no longer stored. Please choose it again.",
  noCanvas: "Canvas not available.",
  nothing: "No result received.",
  busy: "Analyzing...",
} as const;

/** An answer that is only a message. */
export function saying(text: string): CanvasAnswer {
  return { items: [], sample: false, text };
}

/** An answer that reports a failure. */
export function failing(message: string): CanvasAnswer {
  return saying(`Error: ${message}`);
}

/** A client action that keeps the page with its drawing when the server cannot be reached, or its answer is not ours. */
export async function keepPage({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error;
    return { ...failing("the server could not be reached or did not understand. Please try again."), offline: true };
  }
}

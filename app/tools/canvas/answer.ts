import type { ClientActionFunctionArgs } from "@remix-run/react";
import type { SolvedItem } from "./engine";

export interface CanvasAnswer {
  items: SolvedItem[];
  sample: boolean;
  /** The message where there is no solution. */
  text?: string;
  picture?: UploadedPicture;
}

/** Kept on the server under this id for the next attempt. */
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

export function saying(text: string): CanvasAnswer {
  return { items: [], sample: false, text };
}

export function failing(message: string): CanvasAnswer {
  return saying(`Error: ${message}`);
}

/** Keeps the page with its drawing when the server cannot be reached. */
export async function keepPage({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { ...failing("the server could not be reached or did not understand. Please try again."), offline: true };
  }
}

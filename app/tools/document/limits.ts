/** The name of the form's field. */
export const DOCUMENT_FIELD = "document";

/** 10 MB, the largest document that is taken. */
export const MOST_BYTES = 10 * 1024 * 1024;

export const TOO_LARGE = "This file is larger than 10 MB, which is the most that is taken.";

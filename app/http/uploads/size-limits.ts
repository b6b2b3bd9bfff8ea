/** 10 MB, in bytes. */
export const DOCUMENT_BYTES = 10 * 1024 * 1024;

const LONGEST = 60;

/** A title as a file name without an extension: without what file systems refuse, and cut to 60 characters. */
export function safeFileName(title: string): string {
  const plain = title
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N} .,+=()'_-]+/gu, " ")
    .replace(/\s+/g, " ");
  return [...plain]
    .slice(0, LONGEST)
    .join("")
    .replace(/^[ .]+|[ .]+$/g, "");
}

/**
 * The Content-Disposition header for a file of this name (RFC 6266): the name with all its letters, and in ASCII for
 * clients that read only that.
 */
export function contentDisposition(how: "attachment" | "inline", name: string): string {
  const ascii = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^ -~]|["\\/:%]/gu, "_");
  return `${how}; filename="${ascii}"; filename*=UTF-8''${encode(name)}`;
}

// RFC 8187: percent-encoding, also of characters that encodeURIComponent leaves.
function encode(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

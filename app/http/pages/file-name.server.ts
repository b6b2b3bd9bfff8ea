const LONGEST = 60;

/** A title as a file name: without what file systems refuse, and at most 60 characters. */
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

export function contentDisposition(how: "attachment" | "inline", name: string): string {
  const ascii = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^ -~]|["\\/:%]/gu, "_");
  return `${how}; filename="${ascii}"; filename*=UTF-8''${encode(name)}`;
}

function encode(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

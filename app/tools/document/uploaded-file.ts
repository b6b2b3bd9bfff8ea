export const DOCUMENT_FIELD = "document";

export const TOO_LARGE = "This file is larger than 10 MB, which is the limit.";

const LONGEST_NAME = 120;

/** Removes folders, invisible characters and those that change the direction of text. */
export function displayName(filename: string): string {
  const base = filename.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const visible = base
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  const characters = [...visible];
  if (/^\.*$/.test(visible)) return "Document";
  if (characters.length <= LONGEST_NAME) return visible;
  const extension = /\.[^.]{1,10}$/.exec(visible)?.[0] ?? "";
  return `${characters.slice(0, LONGEST_NAME - extension.length - 1).join("")}…${extension}`;
}

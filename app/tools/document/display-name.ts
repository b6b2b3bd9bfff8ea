const LONGEST = 120;

/**
 * A file's name as it may be shown and stored: without folders, and without characters that cannot be seen or that turn
 * the text around them. A long name is cut in its middle, so that its ending stays.
 */
export function displayName(filename: string): string {
  const base = filename.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const visible = base
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  const characters = [...visible];
  if (/^\.*$/.test(visible)) return "Document";
  if (characters.length <= LONGEST) return visible;
  const ending = /\.[^.]{1,10}$/.exec(visible)?.[0] ?? "";
  return `${characters.slice(0, LONGEST - ending.length - 1).join("")}…${ending}`;
}

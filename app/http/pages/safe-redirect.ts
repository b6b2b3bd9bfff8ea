const BASE = "http://same-site.invalid";
// Signing in must not lead back to signing in or out, nor to a download, which would leave the form on the screen.
const NOT_RETURNED_TO =
  /^\/(?:(?:signin|signup|logout|auth|mock-provider|jobs|settings\/export)(?:\/|$)|.*\/(?:export|download)$)/i;
// Kept in a cookie, which browsers limit to 4 kB.
const LONGEST = 2000;

/** `to` if it is a path on this site, else `fallback`. */
export function safeRedirect(to: FormDataEntryValue | null | undefined, fallback: string): string {
  if (typeof to !== "string" || !to.startsWith("/") || hasControlOrBackslash(to)) return fallback;
  if (!URL.canParse(to, BASE)) return fallback;
  const url = new URL(to, BASE);
  // The parser turns /.//evil.example into //evil.example.
  if (url.origin !== BASE || url.pathname.startsWith("//")) return fallback;
  if (NOT_RETURNED_TO.test(url.pathname)) return fallback;
  const path = url.pathname + url.search + url.hash;
  return path.length > LONGEST ? fallback : path;
}

function hasControlOrBackslash(text: string): boolean {
  return [...text].some((char) => char === "\\" || char < " " || char === "\u007f");
}

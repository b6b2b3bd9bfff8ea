const BASE = "http://same-site.invalid";
// Signing in must not lead back into signing in or out, nor to what is no page: a download leaves the form standing there.
const NOT_RETURNED_TO =
  /^\/(?:(?:signin|signup|logout|auth|mock-provider|jobs|settings\/export)(?:\/|$)|.*\/(?:export|download)$)/i;
// It travels in a cookie, of which browsers keep 4 kB.
const LONGEST = 2000;

/** `to` as a path on this site (path, query, fragment), or `fallback` where it is anything else. */
export function safeRedirect(to: FormDataEntryValue | null | undefined, fallback: string): string {
  if (typeof to !== "string" || !to.startsWith("/") || hasControlOrBackslash(to)) return fallback;
  if (!URL.canParse(to, BASE)) return fallback;
  const url = new URL(to, BASE);
  // A path such as /.//evil.example comes out of the parser as //evil.example.
  if (url.origin !== BASE || url.pathname.startsWith("//")) return fallback;
  if (NOT_RETURNED_TO.test(url.pathname)) return fallback;
  const path = url.pathname + url.search + url.hash;
  return path.length > LONGEST ? fallback : path;
}

function hasControlOrBackslash(text: string): boolean {
  return [...text].some((char) => char === "\\" || char < " " || char === "\u007f");
}

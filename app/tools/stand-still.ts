const NAME = "still";

/**
 * Whether a page that waits is asked not to load itself again. Where there is no JavaScript it would, under the hands of whoever
 * types, and from the start for whoever listens: WCAG 2.2.1 asks for a way to turn that off.
 */
export function standsStill(search: URLSearchParams): boolean {
  return search.has(NAME);
}

/** The same address, of a page that stands still if this one does not, and the other way round. */
export function otherwise(search: URLSearchParams): string {
  const other = new URLSearchParams(search);
  if (standsStill(search)) other.delete(NAME);
  else other.set(NAME, "1");
  return `?${other}`;
}

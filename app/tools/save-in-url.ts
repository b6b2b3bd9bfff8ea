// Browsers and proxies differ in the longest address that they accept.
const LONGEST_ADDRESS = 2000;

/** Keeps the fields of the page at `path` in its address, for reloads and the Back button. */
export function saveInUrl(path: string, fields: Record<string, string>): void {
  const address = `${path}?${new URLSearchParams(fields)}`;
  if (location.pathname !== path || address.length > LONGEST_ADDRESS) return;
  history.replaceState(history.state, "", address);
}

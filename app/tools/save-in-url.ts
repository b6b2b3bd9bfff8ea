// Browsers and proxies differ in the longest address that they accept.
const LONGEST_ADDRESS = 2000;

/**
 * Saves a form's fields in the page's address, so that a reload or the Back button finds them filled in.
 * @param path the form's page; on any other page the address stays as it is
 */
export function saveInUrl(path: string, fields: Record<string, string>): void {
  const address = `${path}?${new URLSearchParams(fields)}`;
  if (location.pathname !== path || address.length > LONGEST_ADDRESS) return;
  history.replaceState(history.state, "", address);
}

// Browsers and proxies differ in how long an address they take.
const LONGEST_ADDRESS = 2000;

/**
 * Puts what was filled in into the page's address, for a reload and for whoever goes on to another and comes back.
 * @param path the form's page: on others the address stays
 */
export function keepInAddress(path: string, fields: Record<string, string>): void {
  const address = `${path}?${new URLSearchParams(fields)}`;
  if (location.pathname !== path || address.length > LONGEST_ADDRESS) return;
  history.replaceState(history.state, "", address);
}

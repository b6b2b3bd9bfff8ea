// Browsers and proxies differ in how long an address they take.
const LONGEST_ADDRESS = 2000;

/** What comes of a form has another address. Whoever goes back from there finds what they typed again. */
export function keepInAddress(path: string, name: string, typed: string): void {
  const address = `${path}?${new URLSearchParams({ [name]: typed })}`;
  if (location.pathname !== path || address.length > LONGEST_ADDRESS) return;
  history.replaceState(history.state, "", address);
}

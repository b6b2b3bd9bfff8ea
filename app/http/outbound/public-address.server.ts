import ipaddr from "ipaddr.js";

// The only part of IPv6 that is handed out (IANA): all else stands for an IPv4 address or is reserved.
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an IP address belongs to the public network: neither private, reserved nor special (RFC 6890 and later). */
export function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.parse(address);
  return parsed.range() === "unicast" && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_V6));
}

import ipaddr from "ipaddr.js";

// All of IPv6 that is assigned (IANA): the rest stands for IPv4 addresses or is reserved.
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR("2000::/3");

export function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.parse(address);
  return parsed.range() === "unicast" && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_V6));
}

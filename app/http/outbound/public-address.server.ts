import { BlockList, isIPv6 } from "node:net";

// IANA's special-purpose registries (RFC 6890 and its successors): nothing here is reached over the public network.
const PRIVATE_V4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;
// Only 2000::/3 is handed out. What is below it stands for an IPv4 address in one way or another.
const PRIVATE_V6 = [
  ["::", 3],
  ["4000::", 2],
  ["8000::", 1],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

// Not one list: it would hold IPv4 addresses to the rules of IPv6 too, as ::ffff:1.2.3.4.
const blockedV4 = new BlockList();
const blockedV6 = new BlockList();
for (const [network, bits] of PRIVATE_V4) blockedV4.addSubnet(network, bits, "ipv4");
for (const [network, bits] of PRIVATE_V6) blockedV6.addSubnet(network, bits, "ipv6");

/** Whether an IP address belongs to the public network. */
export function isPublicAddress(address: string): boolean {
  return !(isIPv6(address) ? blockedV6.check(address, "ipv6") : blockedV4.check(address, "ipv4"));
}

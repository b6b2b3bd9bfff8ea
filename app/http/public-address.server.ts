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
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const;
const PRIVATE_V6 = [
  ["::", 127],
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const;

const blocked = new BlockList();
for (const [network, bits] of PRIVATE_V4) {
  blocked.addSubnet(network, bits, "ipv4");
  blocked.addSubnet(`::ffff:${network}`, 96 + bits, "ipv6");
}
for (const [network, bits] of PRIVATE_V6) blocked.addSubnet(network, bits, "ipv6");

/** Whether an IP address belongs to the public network. */
export function isPublicAddress(address: string): boolean {
  return !blocked.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

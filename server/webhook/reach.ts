import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Where an address leads: into the internet, into a network of one's own, or to where no message of a form may go. */
export type Network = 'public' | 'private' | 'none';

/** Ranges of a network of one's own; shared address space (RFC 6598) is what some private networks of servers use. */
const privateRanges = ['private', 'loopback', 'uniqueLocal', 'carrierGradeNat'];

/**
 * Where hosting companies tell a machine its own passwords, among addresses that look like others: Azure, Alibaba, Amazon,
 * Google, Scaleway. What they have at 169.254.169.254 is in a range that is refused as a whole.
 */
const metadata = ['168.63.129.16', '100.100.100.200', 'fd00:ec2::254', 'fd20:ce::254', 'fd00:42::42'].map((address) =>
  ipaddr.parse(address).toNormalizedString(),
);

/** The IPv4 address within an IPv6 address of a network that has no IPv4 (RFC 6052, 64:ff9b::/96). */
function translated(address: ipaddr.IPv6): ipaddr.IPv4 | undefined {
  const bytes = address.toByteArray();
  return address.match(ipaddr.parseCIDR('64:ff9b::/96') as [ipaddr.IPv6, number]) ? new ipaddr.IPv4(bytes.slice(12)) : undefined;
}

/** Addresses that are given out to the internet all begin with 2 or 3 (RFC 4291, 2.4). */
function isGlobal(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return address instanceof ipaddr.IPv4 || ((address.parts[0] ?? 0) & 0xe000) === 0x2000;
}

/**
 * An address without the shorthand that parsers read in different ways: `::127.0.0.1` is `::7f00:1`, and no mapped address.
 * Undefined for anything that the system does not take for an address, also one of a single link (`%eth0`).
 */
function plain(written: string): string | undefined {
  if (isIPv4(written)) return written;
  const inUrl = `http://[${written}]/`;
  return isIPv6(written) && URL.canParse(inUrl) ? new URL(inUrl).hostname.slice(1, -1) : undefined;
}

/** @param written an IPv4 or IPv6 address; one that holds an IPv4 address leads where that leads */
export function networkOf(written: string): Network {
  const named = plain(written);
  if (named === undefined) return 'none';
  const read = ipaddr.process(named);
  const address = (read instanceof ipaddr.IPv6 && translated(read)) || read;
  if (metadata.includes(address.toNormalizedString())) return 'none';
  const range = address.range();
  if (range === 'unicast' && isGlobal(address)) return 'public';
  return privateRanges.includes(range) ? 'private' : 'none';
}

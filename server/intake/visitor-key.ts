import { isIPv6 } from 'node:net';

/**
 * What counts as one visitor for the limits: an IPv4 address, or the first 64 bits of an IPv6 address, which is what one
 * household is given. IPv4 addresses written as IPv6 count as IPv4. Some proxies name the port as well, which differs from message to
 * message and is left out; whatever is no address at all counts as one visitor.
 */
export function visitorKey(named: string): string {
  const [, ipv4] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(named) ?? [];
  if (ipv4) return ipv4;
  const address = named.replace(/^\[(.*)\](:\d+)?$/, '$1');
  if (!isIPv6(address)) return 'unknown';
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const groups =
    tail === undefined ? first : [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

import ipaddr from 'ipaddr.js';

/**
 * What counts as one visitor for the limits: an IPv4 address, or the first 64 bits of an IPv6 address, which is what one
 * household is given. IPv4 addresses written as IPv6 count as IPv4. Some proxies name the port as well, which differs from message to
 * message and is left out; whatever is no address at all counts as one visitor.
 */
export function visitorKey(named: string): string {
  const address = named.replace(/^(.*\.\d+):\d+$/, '$1').replace(/^\[(.*)\](:\d+)?$/, '$1');
  // The parser would take a single number for an address, as old programs do.
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return 'unknown';
  const read = ipaddr.process(address);
  return read instanceof ipaddr.IPv4
    ? read.toString()
    : read.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':');
}

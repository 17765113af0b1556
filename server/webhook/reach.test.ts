import { expect, it } from 'vitest';
import { networkOf } from './reach.ts';

it.each(['8.8.8.8', '93.184.216.34', '2606:4700:4700::1111', '::ffff:8.8.8.8', '64:ff9b::808:808'])(
  '%s is in the internet',
  (address) => expect(networkOf(address)).toBe('public'),
);

it.each([
  ...['127.0.0.1', '127.8.9.10', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1', '100.127.255.254'],
  ...['::1', 'fd12:3456::1', '::ffff:127.0.0.1', '::ffff:a00:1', '64:ff9b::7f00:1', '64:ff9b::c0a8:101'],
])('%s is in a network of one’s own', (address) => expect(networkOf(address)).toBe('private'));

it.each([
  ...['169.254.169.254', '169.254.0.1', '0.0.0.0', '0.1.2.3', '224.0.0.1', '239.255.255.250', '240.0.0.1', '255.255.255.255'],
  ...['192.0.0.192', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '192.88.99.1'],
  // Where hosting companies tell a machine its passwords.
  ...['168.63.129.16', '100.100.100.200', 'fd00:ec2::254', 'fd20:ce::254', 'fd00:42::42', '::ffff:168.63.129.16'],
  ...['64:ff9b::a9fe:a9fe', '64:ff9b:1::1', '::', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '2001:db8::1', '2001::1'],
  // IPv4 within IPv6, in ways that are given up: compatible, 6to4, translated.
  ...['::127.0.0.1', '::8.8.8.8', '2002:7f00:1::', '::ffff:0:127.0.0.1', '4000::1'],
  ...['localhost', '', '1.2.3', '127.1', '0x7f.0.0.1', '2130706433'],
])('%s is nowhere that a message may go', (address) => expect(networkOf(address)).toBe('none'));

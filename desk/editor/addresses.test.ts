import { expect, it } from 'vitest';
import { addressFault, isSafeAddress } from './addresses.ts';

const pages = [
  { path: '/', title: 'Home' },
  { path: '/loan-options/fha', title: 'FHA loans' },
];

it.each([
  '/',
  '/loan-options/fha',
  '/loan-options/fha#the-annual-premium',
  'https://www.va.gov',
  'https://app.leg.wa.gov/RCW/default.aspx?cite=65.20',
  'https://a.test/x_(y)',
])('%s can be the address of a link', (address) => {
  expect(addressFault(address, pages)).toBeUndefined();
});

it.each([
  ['', 'Choose a page from the list'],
  ['/gone', 'This site has no page /gone. Choose one from the list.'],
  ['/loan-options/fha#The premium', 'name of a heading'],
  ['//evil.test', 'begins with https://, such as https://www.consumerfinance.gov/'],
  ['http://va.gov/x', 'Try https://va.gov/x'],
  ['va.gov/x', 'such as https://va.gov/x'],
  ['me@a.test', 'This is an email address'],
  ['mailto:me@a.test', 'This is an email address'],
  ['javascript:alert(1)', 'begins with https://'],
  ['data:text/html,x', 'begins with https://'],
  ['https://', 'This address is not whole'],
  ['https://localhost', 'This address is not whole'],
  ['https://a.test/a b', 'This address is not whole'],
])('%j is refused: %s', (address, words) => {
  expect(addressFault(address, pages)).toContain(words);
});

it.each([
  ['https://a.test', true],
  ['/learn', true],
  ['#top', true],
  ['tel:+1206', true],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['JAVASCRIPT:x', false],
  ['data:text/html,x', false],
  ['file:///etc', false],
])('whether %s can do no more than lead somewhere: %s', (address, is) => {
  expect(isSafeAddress(address)).toBe(is);
});

import type { PageChoice } from './choices.ts';

/** Whether an address can do no more than lead somewhere: no script, no data, no file. */
export function isSafeAddress(address: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|[/#?])/i.test(address);
}

/**
 * What is wrong with the address of a link, as a sentence for the owner; nothing if it can be used: a page of this site, with a
 * place on it if one is named, or an address on the internet that begins with `https://`.
 */
export function addressFault(address: string, pages: readonly PageChoice[]): string | undefined {
  if (address === '') return 'Choose a page from the list, or type an address such as https://www.consumerfinance.gov/.';
  if (address.startsWith('/') && !address.startsWith('//')) {
    const [path] = address.split(/[#?]/, 1);
    if (!pages.some((page) => page.path === path)) return `This site has no page ${path}. Choose one from the list.`;
    if (!/^[^#?\s]+(#[\p{L}\p{N}_-]+)?$/u.test(address))
      return 'Behind the # stands the name of a heading in small letters, such as /loan-options/fha#the-annual-premium.';
    return undefined;
  }
  if (/^http:\/\//i.test(address)) return `Most sites have an address that begins with https://. Try https://${address.slice(7)}`;
  if (address.includes('@') && !address.includes('/'))
    return 'This is an email address. For your own, close this window and choose Your details: it becomes a link by itself.';
  if (!/^https:\/\//i.test(address)) {
    const guess = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address) ? address : 'www.consumerfinance.gov/';
    return `An address on the internet begins with https://, such as https://${guess}`;
  }
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  if (!/^[^\s<>"{}|\\^`]+$/.test(address) || !/^([\w-]+\.)+[a-z][\w-]+$/i.test(host))
    return 'This address is not whole. Open the page in your browser, and copy its address from the top of the window.';
  return undefined;
}

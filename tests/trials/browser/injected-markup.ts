import { expect, type Page } from '@playwright/test';

/** Markup that would run or show itself wherever a text is not treated as text. Each calls `injected` or makes `[data-injected]`. */
export const payloads = [
  '<img src=x data-injected onerror=injected(1)>',
  '"><script data-injected>injected(2)</script>',
  `'><svg data-injected onload=injected(3)>`,
  '</script><script data-injected>injected(4)</script>',
  `</title><iframe data-injected srcdoc='<script>parent.injected(5)</script>'>`,
  'javascript:injected(6)',
  '" autofocus data-injected onfocus="injected(7)',
  "{{constructor.constructor('injected(8)')()}}\u0024{injected(9)}<%= injected(10) %>",
  '--><b data-injected onmouseover=injected(11)>x</b><!--',
] as const;

/** Everything in one text, for a place that is tried once. */
export const allPayloads = payloads.join(' ');

/** Counts the calls of `injected` in the page from its start. */
export async function watchInjection(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { calls: unknown[]; injected: (call: unknown) => void };
    seen.calls = [];
    seen.injected = (call) => seen.calls.push(call);
  });
}

/** Expects that no injected script has run and that no injected markup has become an element or a link. */
export async function expectOnlyText(page: Page): Promise<void> {
  // A picture that fails and a focus that is taken both need a moment.
  await page.waitForTimeout(60);
  const found = await page.evaluate(() => ({
    calls: (globalThis as unknown as { calls: unknown[] }).calls,
    elements: [...document.querySelectorAll('[data-injected]')].map((element) => element.outerHTML.slice(0, 200)),
    handlers: [...document.querySelectorAll('*')]
      .filter((element) => element.getAttributeNames().some((name) => name.startsWith('on')))
      .map((element) => element.outerHTML.slice(0, 200)),
    links: [...document.querySelectorAll('[href], [src], [action], [formaction]')]
      .flatMap((element) => ['href', 'src', 'action', 'formaction'].map((name) => element.getAttribute(name) ?? ''))
      .filter((address) => /^\s*javascript:/i.test(address)),
  }));
  expect(found).toEqual({ calls: [], elements: [], handlers: [], links: [] });
}

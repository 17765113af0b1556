import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const plain = { path: '/about', html: '<!doctype html><style>a{}</style><script>1</script><p>About' };
const form = (action?: string) => ({
  path: '/contact',
  html: `<form method="post"${action ? ` action="${action}"` : ''}><button>Send</button></form>`,
});
const feed = { scriptUrl: 'https://widgets.vendor.test/feed.js', origins: ['https://api.vendor.test'] };

/** The sources of one directive of a page's policy. */
function sources(page: { path: string; html: string }, directive: string, needs: Parameters<typeof securityHeaders>[1]) {
  const policy = securityHeaders([page], needs)[page.path]?.['Content-Security-Policy'] ?? '';
  return policy
    .split('; ')
    .find((text) => text.startsWith(`${directive} `))
    ?.slice(directive.length + 1);
}

describe('where a page may send', () => {
  it.each([
    ['a page without a form', plain, "'self'", "'none'"],
    ['a form that was not set up', form(), "'self'", "'none'"],
    ['a form of this site', form('/f/contact'), "'self'", "'self'"],
    ['a hosted form', form('https://forms.test/f/a?b=1&amp;c=2'), "'self' https://forms.test", "'self' https://forms.test"],
  ])('%s: nowhere but to its endpoint and this site', (_name, page, connect, action) => {
    expect(sources(page, 'connect-src', { https: true })).toBe(connect);
    expect(sources(page, 'form-action', { https: true })).toBe(action);
  });

  it('the frame of the feed reaches the vendor, and no other page does', () => {
    const frame = { path: '/blog-feed/widget', html: '<p>' };
    expect(sources(frame, 'connect-src', { feed, https: true })).toBe('https://widgets.vendor.test https://api.vendor.test');
    for (const page of [plain, form('/f/contact'), { path: '/blog', html: '<p>' }]) {
      expect(JSON.stringify(securityHeaders([page], { feed, https: true }))).not.toContain('vendor.test');
    }
    expect(sources({ path: '/blog', html: '<p>' }, 'frame-src', { feed, https: true })).toBe("'self'");
  });

  it.each(['https://a;script-src', 'https://a,b.test/x', "https://a'b.test"])(
    'an endpoint whose host would break the policy (%s) stops the build',
    (endpoint) => {
      expect(() => securityHeaders([form(endpoint)], { https: true })).toThrow(/no address that browsers can be told to trust/);
    },
  );
});

it('says HSTS and upgrades to https only where the site is reached over https', () => {
  const over = (https: boolean) => JSON.stringify(securityHeaders([plain], { https }));
  expect(over(true)).toMatch(/upgrade-insecure-requests.*Strict-Transport-Security/);
  expect(over(false)).not.toMatch(/Strict-Transport-Security|upgrade-insecure-requests/);
});

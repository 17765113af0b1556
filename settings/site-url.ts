/**
 * The public address of the site, from the environment variable `SITE_URL`, without a trailing slash.
 * Undefined while the site has none: canonical addresses and link previews are then left out.
 *
 * @throws Error in one sentence when the value is not a web address
 */
export function readSiteUrl(text: string | undefined = process.env.SITE_URL): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`SITE_URL must be the public address of the site such as https://www.example.com, it is "${text}".`);
  }
  if (url.pathname !== '/' || url.search || url.hash) {
    throw new Error(`SITE_URL must have no path: ${url.origin} and nothing behind it, it is "${text}".`);
  }
  return url.origin;
}

/** A sentence where the page would be. */
const notice = (title: string, lines: readonly string[]) => `<!doctype html>
<html lang="en"><head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body { max-width: 36rem; margin: 0 auto; padding: 3rem 1.5rem; color: #072523; font: 1.0625rem/1.6 system-ui, sans-serif }
h1 { font-size: 1.25rem; line-height: 1.3 }
</style></head>
<h1>${title}</h1>
${lines.map((line) => `<p>${line}</p>`).join('\n')}
</html>`;

const plain = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** While the process that makes pages begins; the browser asks again by itself. */
export const preparing = notice('Preparing the page …', [
  'The first page takes about ten seconds, on an older computer half a minute. After that, changes show within a second.',
]);

/** Where there is no page to show. */
export const problem = (says: string) => notice('The page cannot be shown', says.split('\n').map(plain));

/**
 * What runs in a page of the preview, in the place of its own scripts. The desk asks it to load the page anew, which keeps its place
 * on the screen; a link to another site leads nowhere, and an island is no longer one that did not load.
 *
 * @param desk origins of the desk
 */
export const frameScript = (desk: readonly string[]) => `
customElements.define('astro-island', class extends HTMLElement {});
if (parent !== self) {
  addEventListener('message', ({ origin, data }) => {
    if (${JSON.stringify(desk)}.includes(origin) && data === 'renew') location.reload();
  });
  addEventListener('click', (event) => {
    const link = event.target.closest('a[href]');
    if (link && link.origin !== location.origin) event.preventDefault();
  });
}
`;

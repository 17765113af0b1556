import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactForm } from '../../../forms/contact.ts';
import { runningText } from '../../built-site/running-text.ts';
import { type RunningSite, runSite } from '../../servers/site-server.ts';
import { w3m } from '../../servers/text-browser.ts';
import { allPaths } from '../../site-paths.ts';

const curl = '/usr/bin/curl';

let site: RunningSite;

beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site?.stop());

function output(program: string, ...args: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(program, args, { encoding: 'utf8', timeout: 20_000 });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
  return stdout;
}

/** A page as the text browser shows it. By itself w3m names the file of a decorative picture; told not to, it is as quiet as others. */
const dump = (path: string) => output(w3m, '-dump', '-cols', '80', '-o', 'ignore_null_img_alt=0', `${site.url}${path}`);

/** Words alone, in their order: lines break and lists have marks. */
const words = (text: string) => text.replace(/[^\p{L}\p{N}$%]+/gu, ' ').trim();

describe.skipIf(!existsSync(w3m))(
  `each page in a text browser (w3m${existsSync(w3m) ? '' : ' is not here: install it to try'})`,
  () => {
    it.each(allPaths())('%s gives its title, every sentence in its order, and nothing that is no word', (path) => {
      const shown = dump(path);
      const document = parse(readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8'));
      for (const part of document.querySelectorAll('script, style, template, [hidden]')) part.remove();
      const text = words(shown);
      let at = text.indexOf(words(document.querySelector('main h1')?.textContent ?? ' no title '));
      expect(at).toBeGreaterThan(-1);
      // Cells stand beside each other and their lines mix, and what a field suggests is shown within the field.
      const sentences = runningText(document)
        .map(words)
        .filter((sentence) => sentence !== '');
      const cells = new Set(
        document
          .querySelectorAll('td, th')
          .flatMap((cell) => runningText(parse(`<main><p>${cell.textContent}</p></main>`)).map(words)),
      );
      at = Math.min(at, text.indexOf(sentences[0] ?? ''));
      for (const sentence of sentences.filter((one) => !cells.has(one))) {
        const next = text.indexOf(sentence, at);
        expect(next, `“${sentence}” is not there, or before what comes before it`).toBeGreaterThan(-1);
        at = next;
      }
      expect(shown).not.toMatch(
        /undefined|\bNaN\b|\[object|\{(figure|owner):|&[a-z]+;|&#\d+;|<\/?[a-z]+>|\[[\w-]+\.(svg|png|jpe?g|webp|avif)/,
      );
    });

    it.each(['/contact', '/second-look', '/real-estate-agent-recommendation', '/calculator'])(
      '%s names each field before it',
      (path) => {
        const shown = dump(path);
        const document = parse(readFileSync(`dist${path}.html`, 'utf8'));
        const labels = document.querySelectorAll('main label').filter((label) => !label.closest('[hidden], template'));
        expect(labels.length).toBeGreaterThan(3);
        let at = 0;
        for (const label of labels) {
          const next = words(shown).indexOf(words(label.textContent), at);
          expect(next, label.textContent).toBeGreaterThan(-1);
          at = next;
        }
      },
    );

    it('every link of a page has words, and its address leads somewhere or to another site', () => {
      for (const path of ['/', '/contact', '/sources']) {
        const document = parse(output(curl, '-s', `${site.url}${path}`));
        const links = document.querySelectorAll('a[href]');
        expect(links.length).toBeGreaterThan(20);
        expect(
          links.filter((link) => words(`${link.textContent} ${link.querySelector('img')?.getAttribute('alt') ?? ''}`) === ''),
        ).toEqual([]);
        const inside = new Set(
          links
            .map((link) => link.getAttribute('href') ?? '')
            .filter((href) => href.startsWith('/'))
            .map((href) => href.replace(/#.*/, '')),
        );
        for (const href of inside)
          expect(output(curl, '-s', '-o', '/dev/null', '-w', '%{http_code}', `${site.url}${href}`), href).toBe('200');
      }
    });
  },
);

describe.skipIf(!existsSync(curl))('with curl alone', () => {
  it('a page says its type, its language and where its text version is, which is there as plain text', () => {
    const head = output(curl, '-sI', `${site.url}/about`);
    expect(head).toMatch(/^HTTP\/1\.1 200/);
    expect(head).toMatch(/^content-type: text\/html; charset=utf-8\r$/im);
    const page = parse(output(curl, '-s', `${site.url}/about`));
    expect(page.querySelector('html')?.getAttribute('lang')).toBe('en-US');
    const address = page.querySelector('link[rel=alternate][type="text/plain"]')?.getAttribute('href') ?? '';
    expect(page.querySelector(`footer a[href="${address}"]`)?.textContent).toBe('Text version');
    expect(output(curl, '-sI', `${site.url}${address}`)).toMatch(/^content-type: text\/plain; charset=utf-8\r$/im);
    const text = words(output(curl, '-s', `${site.url}${address}`)).toLowerCase();
    expect(text).toContain(words(page.querySelector('h1')?.textContent ?? ' no title ').toLowerCase());
  });

  it('a message that is sent as a form is stored, and the answer says where to go on', () => {
    const fields = {
      name: 'Curl',
      email: 'curl@example.org',
      subject: 'General Inquiry',
      message: 'Sent by hand',
      preferredContact: 'email',
      formName: contactForm.name,
    };
    const args = Object.entries(fields).flatMap(([name, value]) => ['--data-urlencode', `${name}=${value}`]);
    const answer = output(curl, '-si', ...args, `${site.url}/f/contact`);
    expect(answer).toMatch(/^HTTP\/1\.1 303/);
    expect(answer).toMatch(/^location: .*\/thank-you/im);
    expect(site.leads()).toMatchObject([{ name: 'Curl', message: 'Sent by hand' }]);
  });
});

import { expect, it } from 'vitest';
import { has, isFocused, untilAlive } from './page-checks.ts';
import type { Tab } from './tab.ts';
import type { Walk } from './walk.ts';

const forms = [
  { path: '/contact', required: 4 },
  { path: '/real-estate-agent-recommendation', required: 4 },
  { path: '/second-look', required: 8 },
] as const;

async function openForm(tab: Tab, path: string): Promise<void> {
  await tab.open(path);
  await untilAlive(tab);
  await expect.poll(() => tab.run(() => document.querySelector<HTMLFormElement>('main form')?.noValidate)).toBe(true);
}

/** What somebody at a form meets: errors that lead to their fields, notices that hide none of them, dates, the sum. */
export function fillsInForms({ tab }: Walk): void {
  it.each(forms)('$path calls no field wrong before it was used', async ({ path }) => {
    const page = tab();
    await openForm(page, path);
    const called = await page.run(() =>
      [...document.querySelectorAll('main form :required')].map((field) => field.getAttribute('aria-invalid')),
    );
    expect(called.length).toBeGreaterThan(3);
    expect(new Set(called)).toEqual(new Set(['false']));
  });

  it.each(forms)(
    '$path, on a phone: each link of its errors shows the label and focuses the field',
    async ({ path, required }) => {
      const page = tab();
      await page.resize(390, 844);
      await openForm(page, path);
      await page.run(() => document.querySelector<HTMLElement>('main form [type=submit]')?.click());
      await expect.poll(() => page.run(() => document.querySelectorAll('main form section a').length)).toBe(required);
      for (let link = 1; link <= required; link += 1) {
        const id = await page.run(
          (index) => document.querySelectorAll('main form section a')[index - 1]?.getAttribute('href')?.slice(1) ?? '',
          link,
        );
        await page.run((index) => document.querySelectorAll<HTMLElement>('main form section a')[index - 1]?.click(), link);
        await expect.poll(() => isFocused(page, `#${id}`)).toBe(true);
        const seen = await page.run((field) => {
          const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
          const label = box(document.querySelector(`label[for="${field}"]`));
          return {
            belowHeader: label.top >= box(document.querySelector('.site-header')).bottom,
            aboveNotice: box(document.getElementById(field)).top < box(document.querySelector('.notice')).top,
          };
        }, id);
        expect(seen, id).toEqual({ belowHeader: true, aboveNotice: true });
      }
    },
  );

  it.each(forms)(
    '$path, on a phone: its notice covers nothing that has the focus, and takes no more than half of the screen',
    async ({ path }) => {
      const page = tab();
      await page.resize(390, 700);
      await openForm(page, path);
      // Letters twice as large, as the browser's setting makes them.
      await page.run(() => {
        document.documentElement.style.setProperty('font-size', '200%');
        document.querySelector<HTMLElement>('main form [type=submit]')?.click();
      });
      await expect.poll(() => has(page, '.notice')).toBe(true);
      expect(await page.run(() => (document.querySelector('.notice')?.clientHeight ?? 0) / innerHeight)).toBeLessThanOrEqual(0.5);
      const covered: string[] = [];
      for (let stop = 0; stop < 30; stop += 1) {
        await page.press('Tab');
        await page.run(() => new Promise((drawn) => setTimeout(() => drawn(undefined), 200)));
        const at = await page.run(() => {
          const notice = document.querySelector('.notice');
          const element = document.activeElement;
          if (!notice || !element || notice.contains(element)) return undefined;
          const focus = element.getBoundingClientRect();
          return { focus: element.id || element.textContent, hidden: focus.top >= notice.getBoundingClientRect().top - 4 };
        });
        if (!at) break;
        if (at.hidden) covered.push(at.focus ?? '');
      }
      expect(covered).toEqual([]);
    },
  );

  it.each([
    ['/second-look', '#second-look-closingDate'],
    ['/calculator/cash-to-close', '#closing-day'],
  ])('an empty date on %s does not look like an answer', async (path, field) => {
    const page = tab();
    await page.open(path);
    await untilAlive(page);
    const shown = await page.run((selector) => {
      const date = document.querySelector<HTMLInputElement>(selector) as HTMLInputElement;
      return {
        isWebkit: CSS.supports('hanging-punctuation: first'),
        words: getComputedStyle(date, '::before').content,
        value: date.value,
      };
    }, field);
    // The others show mm/dd/yyyy by themselves; WebKit shows the date of today.
    expect(shown).toEqual({ isWebkit: shown.isWebkit, words: shown.isWebkit ? '"mm/dd/yyyy"' : 'none', value: '' });
    await page.run((selector) => document.querySelector<HTMLElement>(selector)?.focus(), field);
    expect(await page.run((selector) => getComputedStyle(document.querySelector(selector) as Element).outlineStyle, field)).toBe(
      'solid',
    );
  });

  it('a year of two digits is the one that is meant', async () => {
    const page = tab();
    await openForm(page, '/second-look');
    const value = await page.run(() => {
      const date = document.querySelector<HTMLInputElement>('#second-look-closingDate') as HTMLInputElement;
      date.focus();
      date.value = '0027-03-31';
      date.blur();
      return date.value;
    });
    expect(value).toBe('2027-03-31');
  });

  it('New sum asks another sum, says so and empties the answer to the last', async () => {
    const page = tab();
    await openForm(page, '/second-look');
    const sum = () => page.run(() => document.querySelector('label[for=second-look-captcha]')?.textContent);
    const spoken = () => page.run(() => document.querySelector('main form [role=status]')?.textContent);
    await page.typeOver('#second-look-captcha', '7');
    expect(await spoken()).toBe('');
    const before = await sum();
    await page.run(() => [...document.querySelectorAll('button')].find((button) => button.textContent === 'New sum')?.click());
    await expect.poll(sum).not.toBe(before);
    expect(await spoken()).toBe(await sum());
    expect(await page.run(() => document.querySelector<HTMLInputElement>('#second-look-captcha')?.value)).toBe('');
  });
}

import { expect, it } from 'vitest';
import { printDollars } from '../../mortgage/amounts/dollars.ts';
import { monthlyPayment } from '../../mortgage/loan/payment.ts';
import { affordability } from '../../mortgage/programs/affordability.ts';
import { affordabilityFields } from '../../src/islands/calculators/affordability/affordability-fields.ts';
import { printPrice } from '../../src/islands/calculators/affordability/limit-words.ts';
import { defaultValues } from '../../src/islands/calculators/parts/fields.ts';
import { figure, untilAlive } from './page-checks.ts';
import type { Tab } from './tab.ts';
import type { Walk } from './walk.ts';

/** What stands in the fields, by the name of the field, as text. */
type Fields = Readonly<Record<string, string>>;

interface Calculator {
  readonly path: string;
  readonly typed: Fields;
  /** Term of the figure, and what it must be for what stands in the fields. */
  readonly term: string;
  readonly figure: (fields: Fields) => string;
}

const amount = (fields: Fields, name: string) => Number((fields[name] ?? '').replaceAll(',', ''));

const payment = (loan: number, rate: number, years: number) =>
  printDollars(monthlyPayment({ loanAmount: loan, annualRatePercent: rate, termYears: years }));

const calculators: readonly Calculator[] = [
  {
    path: '/',
    typed: { 'home-price': '650000', 'interest-rate': '7.25', 'loan-term': '15' },
    term: 'Monthly payment',
    figure: (of) =>
      payment(amount(of, 'home-price') - amount(of, 'down-payment'), amount(of, 'interest-rate'), amount(of, 'loan-term')),
  },
  {
    path: '/calculator',
    typed: { 'home-price': '650000', 'interest-rate': '7.25', 'loan-term': '15', 'extra-monthly': '200' },
    term: 'Monthly payment',
    figure: (of) =>
      payment(amount(of, 'home-price') - amount(of, 'down-payment'), amount(of, 'interest-rate'), amount(of, 'loan-term')),
  },
  {
    path: '/calculator/affordability',
    typed: { income: '200000', debts: '900', 'interest-rate': '7.25', 'loan-term': '15' },
    term: 'Comfort price',
    figure(of) {
      const [conventional] = affordability({
        ...defaultValues(affordabilityFields),
        annualIncome: amount(of, 'income'),
        monthlyDebts: amount(of, 'debts'),
        downPayment: amount(of, 'money-down'),
        annualRatePercent: amount(of, 'interest-rate'),
        termYears: amount(of, 'loan-term') as 15,
        upfrontFeeFinanced: true,
      });
      return conventional ? printPrice(conventional.comfort) : '';
    },
  },
  {
    path: '/calculator/refinance',
    typed: { balance: '280000', 'new-rate': '5.25', 'new-term': '15', 'years-left': '20' },
    term: 'New monthly payment',
    figure: (of) => payment(amount(of, 'balance'), amount(of, 'new-rate'), amount(of, 'new-term')),
  },
];

/** Fills a field in as a person does; a choice is made as the browser's list makes it. */
async function answer(tab: Tab, id: string, text: string): Promise<void> {
  const isList = await tab.run((wanted) => document.getElementById(wanted) instanceof HTMLSelectElement, id);
  if (!isList) return tab.typeOver(`#${id}`, text);
  await tab.run(
    (wanted, choice) => {
      const list = document.getElementById(wanted) as HTMLSelectElement;
      list.value = choice;
      list.dispatchEvent(new Event('input', { bubbles: true }));
      list.dispatchEvent(new Event('change', { bubbles: true }));
    },
    id,
    text,
  );
}

const fieldsOf = (tab: Tab) =>
  tab.run(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)[id]')];
    return Object.fromEntries(fields.map(({ id, type, checked, value }) => [id, type === 'checkbox' ? String(checked) : value]));
  });

const figuresOf = (tab: Tab) =>
  tab.run(() => [...document.querySelectorAll('main dd')].map((figure) => figure.textContent ?? ''));

const path = (tab: Tab) => tab.run(() => location.pathname);

/** The ways to leave a page and come to it again. */
const ways = {
  async 'back out of the page cache'(tab: Tab) {
    const from = await path(tab);
    await tab.run(() => document.querySelector<HTMLElement>('header a[href="/about"]')?.click());
    await expect.poll(() => path(tab), { timeout: 10_000 }).toBe('/about');
    await tab.back();
    await expect.poll(() => path(tab), { timeout: 10_000 }).toBe(from);
  },
  async 'back to a page that was not cached'(tab: Tab) {
    // A page that listens for its end is not kept.
    await tab.run(() => addEventListener('unload', () => undefined));
    await ways['back out of the page cache'](tab);
  },
  async 'a reload'(tab: Tab) {
    await tab.run(() => document.documentElement.setAttribute('data-before', ''));
    await tab.reload();
    await expect.poll(() => tab.run(() => document.documentElement.hasAttribute('data-before')).catch(() => true)).toBe(false);
  },
};

const stateOf = async (tab: Tab) => ({ fields: await fieldsOf(tab), figures: await figuresOf(tab) });

/** The address follows typing, and a history entry may keep it, once it has rested. */
const typingRests = () => new Promise((rested) => setTimeout(rested, 400));

/** Who leaves a calculator and comes back finds figures that belong to what stands in its fields. */
export function comesBack({ tab }: Walk): void {
  it.each(calculators)('$path shows the figures of its own fields to whoever comes back', async (calculator) => {
    const page = tab();
    await page.open(calculator.path);
    await untilAlive(page);
    for (const [id, text] of Object.entries(calculator.typed)) await answer(page, id, text);
    await page.press('Tab');
    await expect.poll(() => figure(page, calculator.term)).toBe(calculator.figure(await fieldsOf(page)));
    await typingRests();
    const before = await stateOf(page);
    expect(before.fields).toMatchObject(typedAsShown(calculator));
    for (const [way, comeBack] of Object.entries(ways)) {
      await comeBack(page);
      await untilAlive(page);
      await expect.poll(() => stateOf(page), { message: way }).toEqual(before);
      expect(await figure(page, calculator.term), way).toBe(calculator.figure(await fieldsOf(page)));
    }
  });

  it.each(['/', '/learn/timeline-process', '/calculator', '/contact'])(
    '%s comes back as it was left, out of the page cache',
    async (path) => {
      const page = tab();
      await page.open(path);
      await untilAlive(page);
      await page.run(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
      await ways['back out of the page cache'](page);
      await expect.poll(() => page.run(() => (window as { persisted?: boolean }).persisted)).toBe(true);
    },
  );

  it.each(['/', '/calculator'])('on %s a down payment in percent is still one for whoever comes back', async (path) => {
    const page = tab();
    await page.open(path);
    await untilAlive(page);
    await page.click('[aria-label="In percent"]');
    await page.typeOver('#down-payment', '35');
    await page.press('Tab');
    await typingRests();
    const before = await stateOf(page);
    expect(before.fields).toMatchObject({ 'down-payment': '35' });
    expect(before.figures).toContain('$140,000 (35.0%)');
    for (const [way, comeBack] of Object.entries(ways)) {
      await comeBack(page);
      await untilAlive(page);
      await expect.poll(() => stateOf(page), { message: way }).toEqual(before);
    }
  });
}

const typedAsShown = ({ typed }: Calculator): Fields =>
  Object.fromEntries(Object.entries(typed).map(([id, text]) => [id, text.replace(/(\d)(\d{3})$/, '$1,$2')]));

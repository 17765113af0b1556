import { attribute, type Fact, sequence, words } from './fact.ts';

/** Headings that a guide has among its own, in this order. */
function sections(page: string, texts: readonly RegExp[]): Fact[] {
  return texts.map((text) =>
    words(`${page}: a section on ${text.source.replaceAll(/[\\^$]/g, '')}`, page, text, 'main .prose > h2'),
  );
}

const firstTime = '/learn/first-time-buyer-guide';
const market = '/learn/market-insights';
const protection = '/learn/loan-protection';
const timeline = '/learn/timeline-process';
const credit = '/learn/credit-improvement';
const rates = '/learn/rate-comparison';

/** The button at the end of a guide. */
const buttons = [
  [firstTime, '/pre-qualify'],
  [market, '/contact'],
  [protection, '/contact'],
  [timeline, '/contact'],
  [credit, '/pre-qualify'],
  [rates, '/loan-options'],
] as const;

/** What each kind of rate is weighed by. */
const weighed = ['Fixed-rate', 'Adjustable-rate', 'Interest-only'] as const;

/** Section 2 of the specification: the guides; section 4: the phases; section 9: the advice. */
export const guideFacts: readonly Fact[] = [
  ...buttons.flatMap(([page, href]) => [
    attribute(`${page}: a button to ${href}`, page, 'main article a.button', 'href', href),
    words(`${page}: no financial or legal advice`, page, 'not financial or legal advice'),
  ]),
  ...sections(firstTime, [/^Finances and affordability/i, /^Home search and offer/i, /^Mortgage and closing/i]),
  ...sections(market, [/^Regional spotlights/i, /^Key indicators/i, /^Challenges and opportunities/i]),
  ...sections(protection, [/PMI|Private mortgage insurance/i, /FHA/, /Other protection/i]),
  sequence(`${timeline}: four phases`, timeline, 'main .prose > h2[id^=phase-]', [
    /preparation and pre-qualification or pre-approval/i,
    /home shopping and offer/i,
    /formal application and underwriting/i,
    /closing and keys/i,
  ]),
  words(`${timeline}: phase 1 takes typically 1-7 days`, timeline, /typically.{0,20}1-7 days/i, 'main .prose'),
  words(`${timeline}: phase 2 takes 1 week to 3 months`, timeline, /1 week to 3 months/i, 'main .prose'),
  words(`${timeline}: phase 3 takes 3-6 weeks`, timeline, /3-6 weeks/i, 'main .prose'),
  words(`${timeline}: phase 4 takes 1-3 days after final approval`, timeline, /1-3 days after final approval/i, 'main .prose'),
  sequence(
    `${credit}: five tips`,
    credit,
    'main .prose > h2[id^=tip-]',
    [1, 2, 3, 4, 5].map((tip) => `Tip ${tip}`),
  ),
  words(`${credit}: credit utilization below 30%`, credit, /utilization below 30%/i, 'main .prose'),
  ...weighed.map((kind) => words(`${rates}: ${kind} mortgages`, rates, new RegExp(`^${kind} mortgages`), 'main .prose > h2')),
  sequence(`${rates}: each with pros and cons`, rates, 'main table.pros-and-cons thead', ['Pros', 'Pros', 'Pros']),
  words(`${rates}: APR versus interest rate`, rates, /APR versus interest rate/i, 'main .prose > h2'),
  words(`${rates}: adjustable rates are fixed for 5, 7 or 10 years`, rates, '5, 7 or 10 years', 'main .prose'),
  words(`${rates}: fixed terms of 15 or 30 years`, rates, '15 or 30 years', 'main .prose'),
  words('From 20% down, mortgage insurance may not be needed', '/loan-options', /20% down, mortgage insurance may not be needed/),
  words(`${protection}: PMI concerns less than 20% down`, protection, /(below|under|less than) 20%/i, 'main .prose'),
  words(
    `${firstTime}: the Closing Disclosure comes at least 3 business days before closing`,
    firstTime,
    /Closing Disclosure.{0,80}3 business days|3 business days.{0,120}Closing Disclosure/i,
  ),
];

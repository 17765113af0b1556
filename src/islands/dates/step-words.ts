import { type Day, daysBetween, printDay, yearOf } from '../../../mortgage/dates/day.ts';
import type { Plan, Span } from '../../../mortgage/dates/plan.ts';

/** One step of the plan as the page, the paper and the calendar tell it. */
export interface Step {
  readonly id: string;
  readonly title: string;
  /** Its days in words. */
  readonly when: string;
  /** The same for a calendar: an entry each. */
  readonly spans: readonly Span[];
  readonly text: string;
  readonly who: readonly (readonly [name: string, does: string])[];
}

/** `Monday, January 11, 2027`; `Tuesday, February 2 to Thursday, February 25, 2027`. */
export function printSpan({ from, to }: Span): string {
  return from === to ? printDay(to) : `${printDay(from, yearOf(from) !== yearOf(to))} to ${printDay(to)}`;
}

/** Days that are looked forward to one by one: `Monday, March 1, 2027 or Thursday, April 1, 2027`. */
function printDays(days: readonly Day[], conjunction: string): string {
  const printed = days.map((day) => printDay(day));
  return [printed.slice(0, -1).join(', '), printed.at(-1)].filter(Boolean).join(` ${conjunction} `);
}

const single = (day: Day): Span => ({ from: day, to: day });

function lockText({ start, lock, closing }: Plan): string {
  const taken = `Taken on ${printDay(lock.from)}, a lock of ${start.lockDays} days ends on ${printDay(lock.to)}.`;
  if (start.from === 'closing')
    return `A lock has to hold through the closing day. ${taken} That leaves no day to spare: lock a few days later, or for longer.`;
  const short = daysBetween(lock.to, closing.to);
  return `A lock has to hold through the closing day: here until ${printDay(closing.to)}, if everything takes its time. ${taken} That is ${
    short > 0 ? `${short} ${short === 1 ? 'day' : 'days'} too short` : 'long enough'
  }.`;
}

function stepsBeforeClosing(plan: Plan): Step[] {
  const { start } = plan;
  const forward = start.from === 'acceptance';
  const step = (id: string, span: Span, title: string, text: string, who: Step['who']): Step => ({
    id,
    title,
    when: printSpan(span),
    spans: [span],
    text,
    who,
  });
  return [
    step(
      'acceptance',
      plan.acceptance,
      'Mutual acceptance and application',
      forward
        ? 'You and the seller have both signed. The plan has you apply for the loan on the same day.'
        : 'Sign the contract and apply for the loan in this time. That leaves three to six weeks for the loan.',
      [
        ['You', 'Send us the signed contract, and apply for the loan on this home.'],
        ['We', 'Check that the closing date leaves enough time.'],
      ],
    ),
    step(
      'loan-estimate',
      plan.loanEstimate,
      'Last day for the Loan Estimate to go out',
      forward
        ? `Three business days after you apply. From then on, the first day on which the law lets you sign is ${printDay(plan.firstSigning)}.`
        : `Three business days after you apply. The law sets a last day, too: to sign in time, it must go out by ${printDay(plan.lastLoanEstimate)}.`,
      [
        ['Lender', 'Sends you the Loan Estimate.'],
        ['You', 'Compare it with others, then say that you want to go on.'],
      ],
    ),
    step('rate-lock', plan.lock, `Rate lock of ${start.lockDays} days`, lockText(plan), [
      ['You', 'Say when to lock. Get the last day in writing.'],
      ['We', 'Tell you what a longer lock or an extension costs.'],
    ]),
    step(
      'inspection',
      plan.inspection,
      'Last day for the inspection',
      `${start.inspectionDays} ${start.inspectionDays === 1 ? 'day' : 'days'} after mutual acceptance. Your contract says how many you have, and your agent how they are counted.`,
      [['You', 'Hire the inspector, and answer the seller in time.']],
    ),
    step(
      'appraisal',
      plan.appraisal,
      'Appraisal comes in',
      'It is ordered once you have the Loan Estimate and want to go on. One to three weeks are common. Ask how long it takes in your county now.',
      [['Lender', 'Orders it, and sends you a copy at least three business days before closing.']],
    ),
    step('final-approval', plan.finalApproval, 'Final approval', '3-6 weeks after you apply, once all conditions are met.', [
      ['You', 'Answer requests within a day. Open no new credit.'],
      ['We', 'Explain each condition, and tell you if a date is at risk.'],
    ]),
    step(
      'closing-disclosure',
      plan.closingDisclosure,
      'Last day to receive the Closing Disclosure',
      `Three business days before you sign. If it comes by mail alone, the last day to mail it is ${printSpan(plan.closingDisclosureMailed)}.`,
      [
        ['Lender', 'Sends it, often before the last conditions are cleared.'],
        ['You', 'Open it, confirm it that day, and compare it with the Loan Estimate.'],
      ],
    ),
    step(
      'signing',
      plan.signing,
      'Signing',
      'In Washington people usually sign a day or two before closing. Ask your escrow company.',
      [
        ['Escrow company', 'Sets the time, and says how to send the money.'],
        ['You', 'Bring your photo ID. Call about the wire, on a number you found yourself.'],
      ],
    ),
    step(
      'closing',
      plan.closing,
      'Closing: recording and keys',
      '1-3 days after final approval, counted as working days. You usually get the keys once the deed is recorded. Your contract says when.',
      [
        ['Lender', 'Sends the money.'],
        ['Escrow company', 'Has the county record the deed, and pays out the money.'],
      ],
    ),
  ];
}

/** The steps of a plan in the order of their days. */
export function stepsOf(plan: Plan): Step[] {
  const before = stepsBeforeClosing(plan).sort((one, other) =>
    (one.spans[0]?.from ?? '').localeCompare(other.spans[0]?.from ?? ''),
  );
  return [
    ...before,
    {
      id: 'first-payment',
      title: 'First payment',
      when: printDays(plan.firstPayments, 'or'),
      spans: plan.firstPayments.map(single),
      text: 'As a rule the first of the second month after closing. If you close in the first days of a month, it may be a month sooner. Ask.',
      who: [['You', 'Pay by the date in your closing papers, even if no bill has come.']],
    },
    {
      id: 'property-tax',
      title: 'Your first property tax bills',
      when: printDays(plan.taxHalves, 'and'),
      spans: plan.taxHalves.map(single),
      text: 'A half that is due before you close is settled at closing.',
      who: [
        ['Loan servicer', 'Pays it, if your loan has an escrow account.'],
        ['You', 'Pay it yourself if not.'],
      ],
    },
  ];
}

import type { ReactNode } from 'react';
import { Disclaimer } from '../../ui/Disclaimer.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

const regulation = 'https://www.consumerfinance.gov/rules-policy/regulations';
const code = 'https://app.leg.wa.gov/rcw/default.aspx?cite=';

/** What counts as a day, and who says so. */
const rules = [
  {
    what: 'Loan Estimate',
    text: 'A business day is one on which the lender’s offices are open: here Monday to Friday without federal holidays. If yours are open on Saturday, it goes out sooner.',
    source: '12 CFR 1026.2(a)(6)',
    href: `${regulation}/1026/2/`,
  },
  {
    what: 'The waits before you sign',
    text: 'Seven business days from the Loan Estimate, and three from the Closing Disclosure. Here all days count but Sundays and federal holidays, each on its own date.',
    source: '12 CFR 1026.19(e) and (f)',
    href: `${regulation}/1026/19/`,
  },
  {
    what: 'Appraisal',
    text: 'One to three weeks, as lenders’ guides have it. Your copy is due three business days before closing.',
    source: '12 CFR 1002.14',
    href: `${regulation}/1002/14/`,
  },
  {
    what: 'Rate lock',
    text: 'Typically 30, 45 or 60 days, and all days count. Ask if the first one does.',
    source: 'Consumer Financial Protection Bureau',
    href: 'https://www.consumerfinance.gov/ask-cfpb/whats-a-lock-in-or-a-rate-lock-en-143/',
  },
  {
    what: 'Working days',
    text: 'Monday to Friday without federal holidays and the Friday after Thanksgiving. A county may close on more days.',
    source: 'RCW 1.16.050',
    href: `${code}1.16.050`,
  },
  {
    what: 'Property tax',
    text: 'Due April 30 and October 31, or on the next business day.',
    source: 'RCW 84.56.020',
    href: `${code}84.56.020`,
  },
] as const;

/** The planner of dates, put in by the page, with the rules that it counts by. */
export function DatesSection({ children }: { readonly children: ReactNode }) {
  return (
    <Section id="dates" labelledBy="your-dates" ground="fog" tight>
      <SectionHeading
        id="your-dates"
        title="Your dates, one after the other"
        lead="Give one day, and the others follow. If it moves, they all move with it."
      />
      <p className="no-print mt-5 hidden noscript:block">
        The list below is an example. To count from your own day, this page needs JavaScript.
      </p>
      <div className="mt-8">{children}</div>
      <div className="mt-12">
        <Fold title="How the days are counted" quiet>
          <dl className="max-w-[46rem] stack-3 text-sm">
            {rules.map(({ what, text, source, href }) => (
              <div key={what}>
                <dt className="font-semibold">{what}</dt>
                <dd>
                  {text} <TextLink href={href}>{source}</TextLink>
                </dd>
              </div>
            ))}
          </dl>
        </Fold>
      </div>
      <div className="mt-8">
        <Disclaimer>
          A plan, not a promise and not legal advice. Your contract, your lender and your escrow company set the dates that count.
        </Disclaimer>
      </div>
    </Section>
  );
}

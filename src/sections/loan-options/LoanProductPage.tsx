import type { ReactNode } from 'react';
import type { Figure } from '../../../mortgage/figures/figure.ts';
import { inWords } from '../../../owner/offered-loans.ts';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Disclaimer } from '../../ui/Disclaimer.tsx';
import { Faq, type Question } from '../../ui/Faq.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';
import { FigureSources } from '../sources/FigureSources.tsx';

export interface LoanProductPageProps {
  readonly heading: string;
  readonly intro: string;
  readonly features: readonly { readonly title: string; readonly text: string }[];
  readonly suits: readonly string[];
  readonly disclaimer: string;
  readonly faq: readonly Question[];
  readonly figures: readonly Figure[];
  readonly picture: { readonly src: string; readonly width: number; readonly height: number };
  /** The other loans. */
  readonly others: readonly { readonly name: string; readonly href: string }[];
  /** The deeper text, put in by the page. */
  readonly children: ReactNode;
}

/** One loan: what it may offer, whom it may suit, how it works, what it is not. */
export function LoanProductPage(props: LoanProductPageProps) {
  const { heading, intro, features, suits, disclaimer, faq, figures, picture, others, children } = props;
  return (
    <>
      <PageIntro
        title={heading}
        lead={intro}
        breadcrumbs={[{ label: routes.loanOptions.label, href: routes.loanOptions.path }]}
        picture={picture}
        action={
          <ButtonLink href={routes.preQualify.path} look="primary">
            Get Pre-Qualified
          </ButtonLink>
        }
      />
      <Section labelledBy="features">
        <SectionHeading id="features" title="Potential features" />
        <dl className="mt-8 flex flex-wrap gap-x-10 gap-y-8">
          {features.map(({ title, text }) => (
            <div
              key={title}
              className={`grow basis-full border-spruce border-t-2 pt-4 sm:basis-2/5 ${features.length === 4 ? '' : 'lg:basis-[28%]'}`}
            >
              <dt className="font-[560] font-display text-xl">{title}</dt>
              <dd className="mt-2">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section labelledBy="suits" ground="fog" tight>
        <div className="grid gap-8 lg:grid-cols-[4fr_7fr]">
          <SectionHeading id="suits" title="Who it may suit" />
          <CheckList items={suits} />
        </div>
      </Section>
      <Section labelledBy="questions">
        <div className="grid gap-14 lg:grid-cols-[minmax(0,42rem)_1fr] lg:gap-20">
          <div>
            <div className="prose">{children}</div>
            <div className="mt-14">
              <SectionHeading id="questions" title="Questions people ask" />
              <div className="mt-5">
                <Faq questions={faq} />
              </div>
            </div>
            <FigureSources figures={figures} />
            <div className="mt-8">
              <Disclaimer>{disclaimer}</Disclaimer>
            </div>
          </div>
          <aside aria-label="Next steps" className="no-print stack-8 lg:sticky lg:top-24 lg:self-start">
            <div className="rounded-card bg-fog p-6">
              <h2 className="text-xl">See where you stand</h2>
              <p className="mt-2">A pre-qualification shows the price range that fits your numbers.</p>
              <div className="mt-4 flex flex-col gap-3">
                <ButtonLink href={routes.preQualify.path} look="primary">
                  Get Pre-Qualified
                </ButtonLink>
                <ButtonLink href={routes.calculator.path} look="quiet">
                  Estimate a payment
                </ButtonLink>
              </div>
            </div>
            <nav aria-label="Other loans" className="border-spruce border-t-2 pt-4">
              <h2 className="text-xl">Compare with</h2>
              <ul className="mt-2">
                {others.map(({ name: otherName, href }) => (
                  <li key={href}>
                    <a href={href} className="inline-block py-1.5 underline underline-offset-3">
                      {otherName} loans
                    </a>
                  </li>
                ))}
                <li>
                  <a href={routes.loanOptions.path} className="inline-block py-1.5 underline underline-offset-3">
                    {others.length > 1 ? `All ${inWords(others.length + 1)} side by side` : 'All loan options'}
                  </a>
                </li>
              </ul>
            </nav>
          </aside>
        </div>
      </Section>
    </>
  );
}

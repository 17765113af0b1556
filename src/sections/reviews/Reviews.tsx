import { Star } from 'lucide-react';
import { printStated } from '../../../mortgage/calendar.ts';
import type { Owner } from '../../owner/define-owner.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { StatisticSource } from '../sources/StatisticSource.tsx';

/** What clients say, at the places where they said it. Never a quotation without its source. */
export function Reviews({ owner }: { readonly owner: Owner }) {
  const { fiveStarReviews } = owner.statistics;
  const quoted = owner.quotations.length > 0;
  const sites = owner.social.filter(({ kind }) => kind === 'reviews');
  return (
    <Section id="reviews" labelledBy="reviews-title" ground="deep">
      <div className="grid items-center gap-10 lg:grid-cols-[1fr_1fr]">
        <div>
          <div className="flex gap-1.5 text-alpenglow" aria-hidden="true">
            {[1, 2, 3, 4, 5].map((star) => (
              <Star key={star} size={28} className="fill-alpenglow" />
            ))}
          </div>
          <h2 id="reviews-title" className="mt-4 text-2xl">
            <span className="block text-4xl">{fiveStarReviews.figure}</span> {fiveStarReviews.label}
          </h2>
          {fiveStarReviews.source && (
            <p className="mt-2 text-sm">
              Counted at <StatisticSource statistic={fiveStarReviews} />
            </p>
          )}
        </div>
        <div>
          <p className="text-lg">
            {quoted ? 'A few are quoted below. ' : ''}
            Read what clients wrote, in full, on the sites where they posted it.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            {sites.map(({ label, href }) => (
              <ButtonLink key={href} href={href} look="quiet" newTab>
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
      </div>
      {quoted && (
        <ul className="mt-12 flex flex-wrap gap-6">
          {owner.quotations.map(({ text, author, sourceUrl, date }) => (
            <li key={sourceUrl} className="grow basis-full rounded-card bg-white p-6 text-ink md:basis-2/5 lg:basis-[28%]">
              <blockquote className="flex h-full flex-col">
                <p>“{text}”</p>
                <footer className="mt-auto pt-4 text-sm">
                  {author}, {printStated(date)}.{' '}
                  <TextLink href={sourceUrl} newTab>
                    The review
                  </TextLink>
                </footer>
              </blockquote>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

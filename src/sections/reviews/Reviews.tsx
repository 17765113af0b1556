import { printStated } from '../../../mortgage/amounts/calendar.ts';
import type { Owner, Statistic } from '../../../owner/owner-schema.ts';
import { hasCount } from '../../../owner/statistic-words.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { StatisticSource } from '../sources/StatisticSource.tsx';

/**
 * What clients say, at the places where they said it. Never a quotation without its source. Left out where there is neither a
 * count, nor a review site, nor a quotation.
 */
export function Reviews({ owner }: { readonly owner: Owner }) {
  const { fiveStarReviews } = owner.statistics;
  const quoted = owner.quotations.length > 0;
  const sites = owner.social.filter(({ kind }) => kind === 'reviews');
  if (!fiveStarReviews && !quoted && sites.length === 0) return null;
  return (
    <Section id="reviews" labelledBy="reviews-title" ground="deep">
      <div className="grid items-center gap-10 lg:grid-cols-[1fr_1fr]">
        <div>
          {fiveStarReviews ? (
            <ReviewCount statistic={fiveStarReviews} />
          ) : (
            <h2 id="reviews-title" className="text-2xl">
              What clients wrote
            </h2>
          )}
        </div>
        {sites.length > 0 && (
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
        )}
      </div>
      {quoted && <Quotations quotations={owner.quotations} />}
    </Section>
  );
}

function ReviewCount({ statistic }: { readonly statistic: Statistic }) {
  return (
    <>
      {hasCount(statistic.figure) && (
        <div className="flex gap-1.5 text-alpenglow" aria-hidden="true">
          {[1, 2, 3, 4, 5].map((star) => (
            <Icon key={star} shape={icons.star} size={28} className="fill-alpenglow" />
          ))}
        </div>
      )}
      <h2 id="reviews-title" className="mt-4 text-2xl">
        <span className="block text-4xl">{statistic.figure}</span> {statistic.label}
      </h2>
      {statistic.source && (
        <p className="mt-2 text-sm">
          Counted at <StatisticSource statistic={statistic} />
        </p>
      )}
    </>
  );
}

/** Each card is as high as its words: a short review beside a long one leaves no empty card. */
function Quotations({ quotations }: Pick<Owner, 'quotations'>) {
  const columns =
    quotations.length === 1
      ? ''
      : quotations.length % 3 === 0 || quotations.length > 4
        ? 'md:columns-2 lg:columns-3'
        : 'md:columns-2';
  return (
    <ul className={`mt-12 gap-6 ${columns}`}>
      {quotations.map(({ text, author, sourceUrl, date }) => (
        <li key={sourceUrl} className="mb-6 break-inside-avoid rounded-card bg-paper p-6 text-ink">
          <blockquote>
            <p>“{text}”</p>
            <footer className="pt-4 text-sm">
              {author}, {printStated(date)}.{' '}
              <TextLink href={sourceUrl} newTab>
                The review
              </TextLink>
            </footer>
          </blockquote>
        </li>
      ))}
    </ul>
  );
}

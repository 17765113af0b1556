import type { LoanCard } from '../../collections.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';

/** Columns for one, two, three and four cards: none stands alone in a row that has room for more. */
const columns = ['max-w-[30rem]', 'sm:grid-cols-2', 'sm:grid-cols-2 xl:grid-cols-3', 'sm:grid-cols-2 xl:grid-cols-4'] as const;

/** The loans side by side, each with its scene. */
export function LoanCards({ cards, level: Title = 'h3' }: { readonly cards: readonly LoanCard[]; readonly level?: 'h2' | 'h3' }) {
  return (
    <ul className={`grid gap-6 ${columns[cards.length - 1]}`}>
      {cards.map(({ name, description, features, popular, colour, href, picture }) => (
        <li key={name} className={`loan-card loan-card--${colour} flex flex-col overflow-hidden card `}>
          <img
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt=""
            loading="lazy"
            className="aspect-8/5 w-full object-cover"
          />
          <div className="flex grow flex-col p-5">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Title className="text-xl">{name}</Title>
              {popular && <Badge>Popular Option</Badge>}
            </div>
            <p className={`mt-2 mb-4 text-sm ${cards.length > 2 ? 'xl:min-h-30' : ''}`}>{description}</p>
            <div className="text-sm">
              <CheckList items={features} />
            </div>
            <p className="mt-auto pt-5">
              <a
                href={href}
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-spruce underline-offset-3 hover:underline"
              >
                Learn More<span className="sr-only"> about {name} loans</span>
                <Icon shape={icons.arrow} size={18} />
              </a>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

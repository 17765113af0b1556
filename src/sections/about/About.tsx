import { businessWords } from '../../../owner/business-words.ts';
import type { Owner } from '../../../owner/owner-schema.ts';
import { nameWithNmls } from '../../../owner/owner-words.ts';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { type Photo, Photograph } from '../../ui/Photograph.tsx';
import { type Ground, Section, SectionHeading } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Credentials } from './Credentials.tsx';
import { StatisticList } from './StatisticList.tsx';

const values = [
  { title: 'Plain words', text: 'We explain each form and fee in words you would use yourself.' },
  { title: 'Figures you can check', text: 'Every estimate comes with the numbers behind it, so you can work it out again.' },
  { title: 'Your choice', text: 'We show you the options and what they cost. You decide.' },
  { title: 'A timely answer', text: 'We answer every message within 24 hours, even when the answer is “not yet.”' },
] as const;

export interface AboutProps {
  readonly owner: Owner;
  readonly picture: { readonly src: string; readonly width: number; readonly height: number };
  /** Taller than wide; in the drawing's place where there is one. */
  readonly portrait: Photo | undefined;
  readonly ground?: Ground;
}

/** Who we are: on a phone the face comes first, then story, values, figures, credentials. */
export function About({ owner, picture, portrait, ground = 'white' }: AboutProps) {
  const { yearsLicensed, fiveStarReviews, familiesHelped, loanVolume } = owner.statistics;
  const statistics = [yearsLicensed, fiveStarReviews, familiesHelped, loanVolume].filter((statistic) => statistic !== undefined);
  return (
    <Section id="about" labelledBy="about-title" ground={ground}>
      <div className="grid gap-12 lg:grid-cols-[5fr_6fr] lg:gap-20">
        {portrait && (
          <figure className="lg:col-start-2">
            <Photograph
              photo={portrait}
              alt={`Portrait of ${nameWithNmls(owner.loanOfficer)}`}
              className="h-auto w-full max-w-[28rem] rounded-card"
            />
            <figcaption className="mt-3 text-sm">
              {`${nameWithNmls(owner.loanOfficer)}, ${owner.loanOfficer.title}`}.{' '}
              <TextLink href={routes.card.path}>Save my card</TextLink>
            </figcaption>
          </figure>
        )}
        <div className={portrait && 'lg:col-start-1 lg:row-span-2 lg:row-start-1'}>
          <SectionHeading id="about-title" title="One loan officer, start to finish" />
          <div className="mt-5 stack-4">
            <p>
              A home loan is a long promise that comes with a thick stack of paper. You should understand that promise before you
              make it.
            </p>
            <p>
              {owner.company.name} {businessWords(owner).provides} across Washington
              {owner.serves.length > 0 && `, in ${owner.serves.join(', ')} and the rest of the state`}. You work with one licensed
              loan officer the whole way: {nameWithNmls(owner.loanOfficer)}, licensed in Washington since {owner.licensedSince}.
              You always know whom to call.
            </p>
            <p>
              We start with your plans and your budget, not with a product. Then we put the loans that may fit side by side, with
              the costs of each. If we do not know something yet, we say so and tell you when we will. If waiting makes more sense
              for you, we tell you that too.
            </p>
            <p>When we are done talking, you should have a clear answer, a next step and a date for it.</p>
          </div>
          <div className="mt-8">
            <ButtonLink href={routes.contact.path}>Contact Us Now</ButtonLink>
          </div>
        </div>
        <div className="stack-10">
          {!portrait && (
            <img
              src={picture.src}
              width={picture.width}
              height={picture.height}
              alt=""
              loading="lazy"
              className="h-auto w-full rounded-card"
            />
          )}
          <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2">
            {values.map(({ title, text }) => (
              <li key={title} className="border-line border-t pt-4">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {statistics.length > 0 && (
        <div className="mt-12 border-line border-y">
          <StatisticList statistics={statistics} described />
        </div>
      )}
      <Credentials owner={owner} />
    </Section>
  );
}

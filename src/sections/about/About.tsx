import type { Owner } from '../../owner/define-owner.ts';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';
import { Credentials } from './Credentials.tsx';
import { StatisticList } from './StatisticList.tsx';

const values = [
  {
    title: 'Plain answers',
    text: 'You hear what a loan costs, what could go wrong, and what we do not know yet, in words you would use yourself.',
  },
  {
    title: 'Your pace',
    text: 'We say so when waiting, saving or fixing a credit report first would serve you better than a loan today.',
  },
  {
    title: 'Careful work',
    text: 'Every figure is checked before you rely on it, and every deadline is written down where you can see it.',
  },
  {
    title: 'Local knowledge',
    text: 'County loan limits, rural areas, condo rules and state programs differ across Washington. We work in all of it.',
  },
] as const;

/** Who we are: story, values, figures, credentials. */
export function About({ owner }: { readonly owner: Owner }) {
  const { yearsLicensed, fiveStarReviews, familiesHelped, loanVolume } = owner.statistics;
  return (
    <Section id="about" labelledBy="about-title">
      <div className="grid gap-12 lg:grid-cols-[5fr_6fr] lg:gap-20">
        <div>
          <SectionHeading id="about-title" title="A small office that answers the phone" />
          <div className="mt-5 space-y-4">
            <p>
              {owner.company.name} is a small mortgage office in {owner.office.city}. {owner.loanOfficer.name}, NMLS{' '}
              {owner.loanOfficer.nmlsId}, has been licensed in Washington since {owner.licensedSince}. The person who takes your
              first call is the person who works on your file and who sits with you, in the office or on a video call, when the
              papers arrive.
            </p>
            <p>
              We work with buyers in Seattle, Kenmore, Bellevue and every other part of the state: with families buying a first
              home, owners who refinance, veterans and service members, and people who want more land and fewer neighbors.
            </p>
            <p>
              A mortgage is long. We would like you to understand it on the day you sign and still be glad of it ten years later.
            </p>
          </div>
          <div className="mt-8">
            <ButtonLink href={routes.contact.path}>Contact Us Now</ButtonLink>
          </div>
        </div>
        <ul className="grid content-start gap-x-8 gap-y-8 sm:grid-cols-2">
          {values.map(({ title, text }) => (
            <li key={title} className="border-line border-t pt-4">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-12 border-line border-y">
        <StatisticList statistics={[yearsLicensed, fiveStarReviews, familiesHelped, loanVolume]} described />
      </div>
      <Credentials owner={owner} />
    </Section>
  );
}

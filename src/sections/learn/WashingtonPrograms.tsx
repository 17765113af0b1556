import { capitalized, inWords, offeredSpecialPrograms } from '../../../owner/offered-loans.ts';
import type { Owner } from '../../../owner/owner-schema.ts';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';

const programs = [
  {
    id: 'down-payment-assistance',
    name: 'Down payment assistance',
    text: 'A second loan for the down payment or closing costs, through participating lenders. It goes with a first mortgage and a homebuyer class.',
  },
  {
    id: 'va',
    name: 'VA',
    text: 'For veterans, service members and some surviving spouses: often no down payment and no monthly mortgage insurance.',
  },
  {
    id: 'usda',
    name: 'USDA',
    text: 'For homes in eligible rural areas and households under an income limit: often no down payment.',
  },
  {
    id: 'fha',
    name: 'FHA',
    text: 'A smaller down payment and more room for past credit trouble, in return for mortgage insurance.',
  },
] as const;

/** What Washington buyers can draw on beside an ordinary loan. */
export function WashingtonPrograms({ owner }: { readonly owner: Owner }) {
  const offered = programs.filter(({ id }) => !owner.notOffered.includes(id));
  if (offered.length === 0) return null;
  return (
    <Section labelledBy="washington-programs" tight>
      <div className="on-deep rounded-card bg-deep p-6 text-white sm:p-10 lg:p-14">
        <div className="grid gap-10 lg:grid-cols-[5fr_7fr]">
          <div>
            <SectionHeading
              id="washington-programs"
              title="Washington homebuyer programs"
              lead={
                offered.length > 1
                  ? `${capitalized(inWords(offered.length))} ways people in this state buy with less cash up front.`
                  : undefined
              }
            />
            {offeredSpecialPrograms(owner).names.length > 0 && (
              <div className="mt-7">
                <ButtonLink href={routes.specialPrograms.path} look="primary">
                  See special programs
                </ButtonLink>
              </div>
            )}
          </div>
          <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
            {offered.map(({ name, text }) => (
              <div key={name} className="border-line-on-deep border-t pt-4">
                <dt className="font-[560] font-display text-xl">{name}</dt>
                <dd className="mt-1.5">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <p className="mt-10 max-w-[46rem]">
          To see what your income could support, try{' '}
          <a href={routes.affordability.path} className="underline decoration-1 underline-offset-3 hover:decoration-2">
            how much home you can afford
          </a>
          .
        </p>
        <p className="mt-4 max-w-[46rem] text-sm">
          Each program has its own rules on income, area, credit and property. We are not affiliated with or endorsed by FHA, HUD,
          the U.S. Department of Veterans Affairs, USDA or any state agency.
        </p>
      </div>
    </Section>
  );
}

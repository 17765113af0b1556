import type { Owner } from '../../../owner/owner-schema.ts';
import { telephoneLink } from '../../../owner/owner-words.ts';
import { aboutFigure, hasCount } from '../../../owner/statistic-words.ts';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import type { Photo } from '../../ui/Photograph.tsx';
import { Measure } from '../../ui/Section.tsx';
import { StatisticList } from '../about/StatisticList.tsx';
import { Person } from './Person.tsx';

export interface HeroProps {
  readonly owner: Owner;
  readonly picture: { readonly src: string };
  /** Square; left out where there is none. */
  readonly portrait: Photo | undefined;
}

/** How the site opens: who we are, over the water at first light, and the two ways to begin. */
export function Hero({ owner, picture, portrait }: HeroProps) {
  const { yearsLicensed, fiveStarReviews, loanVolume } = owner.statistics;
  const volume = loanVolume && { ...loanVolume, figure: aboutFigure(loanVolume.figure) };
  const statistics = [yearsLicensed, fiveStarReviews, volume].filter((statistic) => statistic !== undefined);
  return (
    <>
      <div className="hero relative isolate overflow-hidden">
        <img src={picture.src} alt="" width="1600" height="1160" fetchPriority="high" className="hero__picture" />
        <Measure>
          <div className="hero__words pt-[calc(var(--spacing-header)+2rem)] lg:pt-[calc(var(--spacing-header)+1.5rem)]">
            <Person loanOfficer={owner.loanOfficer} portrait={portrait} />
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1 font-semibold text-sm">
              <span className="rounded-full border border-line bg-paper px-3.5 py-0.5">
                Licensed in Washington Since {owner.licensedSince}
              </span>
              {fiveStarReviews && hasCount(fiveStarReviews.figure) && (
                <span className="flex items-center gap-1.5">
                  <Icon shape={icons.star} size={18} className="fill-alpenglow text-alpenglow" />
                  {fiveStarReviews.figure} reviews
                </span>
              )}
            </p>
            <h1 className="mt-5 max-w-[13em] text-4xl">A clear way home, from Seattle to Spokane</h1>
            <p className="mt-5 max-w-[38rem] text-balance text-lg">
              One licensed loan officer who explains each step, answers within 24 hours, and says so when waiting is the better
              plan.
            </p>
            <div className="mt-6 flex flex-wrap gap-3">
              <ButtonLink href={routes.preQualify.path} look="primary">
                Get Pre-Qualified
              </ButtonLink>
              {/* Beside the menu it stands in the header. */}
              <a href={telephoneLink(owner.phone.cell)} className="button button--quiet lg:hidden">
                Call
              </a>
              {owner.links.applicationPortal && (
                <ButtonLink href={owner.links.applicationPortal} look="quiet" newTab>
                  Apply for a Loan
                </ButtonLink>
              )}
            </div>
            <p className="mt-3 max-w-[38rem] text-sm">
              Pre-qualification is not an approval of credit.
              {owner.links.applicationPortal && ' The online application is a formal application for credit.'}
            </p>
          </div>
        </Measure>
      </div>
      {statistics.length > 0 && (
        <div className="on-deep bg-night text-white">
          <Measure>
            <StatisticList statistics={statistics} />
          </Measure>
        </div>
      )}
    </>
  );
}

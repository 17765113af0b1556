import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import { hudLimitsUrl } from '../../../../mortgage/figures/look-ups.ts';
import { conformingLimit, fhaLimit } from '../../../../mortgage/programs/loan-limits.ts';
import type { HomePlace } from '../../../../mortgage/programs/programs.ts';

/** The largest loans in a county, and where to look up what is not known here. */
export function CountyLimits({ county, closingYear }: Required<HomePlace>) {
  const fha = fhaLimit(county, closingYear);
  const conventional = `Largest loan for one home here: ${printDollars(conformingLimit(county, closingYear))} conventional, `;
  if (!fha.atLeast) return `${conventional}${printDollars(fha.dollars)} FHA.`;
  return (
    <>
      {`${conventional}at least ${printDollars(fha.dollars)} FHA. It may be more: `}
      <a href={hudLimitsUrl} className="underline underline-offset-3">
        look up your county at HUD
      </a>
      .
    </>
  );
}

import { printDollars } from '../../../../mortgage/amounts/dollars.ts';
import { hudLimitsUrl } from '../../../../mortgage/figures/look-ups.ts';
import { conformingLimit, fhaLimit, type LoanLimit, latestClosingYear } from '../../../../mortgage/programs/loan-limits.ts';
import type { HomePlace } from '../../../../mortgage/programs/programs.ts';

/** The largest loans in a county, and where to look up what is not known here. */
export function CountyLimits({ county, closingYear }: Required<HomePlace>) {
  const fha = fhaLimit(county, closingYear);
  const where = county === 'other' ? 'in any county' : 'here';
  const year = Math.min(closingYear, latestClosingYear);
  const limits = `Largest loan for one unit ${where} in ${year}: ${inWords(conformingLimit(county, closingYear))} conventional, ${inWords(fha)} FHA.`;
  if (!fha.atLeast) return limits;
  return (
    <>
      {`${limits} It may be more: `}
      <a href={hudLimitsUrl} className="underline underline-offset-3">
        look up your county at HUD
      </a>
      .
    </>
  );
}

function inWords({ dollars, atLeast }: LoanLimit): string {
  return `${atLeast ? 'at least ' : ''}${printDollars(dollars)}`;
}

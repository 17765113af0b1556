import type { ReactNode } from 'react';
import { usdaEligibilityUrl } from '../../../../mortgage/figures/look-ups.ts';
import { figureValues, incomeShares } from '../../../../mortgage/figures/values.ts';
import type { Program } from '../../../../mortgage/programs/programs.ts';

const notes: Record<Program, ReactNode> = {
  conventional: `By hand, lenders go to ${incomeShares['conventional-debt-ratio-reserves']}% with strong credit and reserves. Automated underwriting stops at ${incomeShares['conventional-debt-ratio-automated']}%.`,
  fha: `Automated approvals commonly reach ${incomeShares['fha-housing-ratio-automated']}% for housing and ${incomeShares['fha-debt-ratio-automated']}% with debts. That is what lenders see, not a limit of HUD’s.`,
  va: `Lenders may go above ${incomeShares['va-debt-ratio']}% where enough is left each month to live on, which VA calls residual income.`,
  usda: (
    <>
      {`Only for households with up to ${figureValues['usda-income-limit']}% of the area’s median income, whatever the price: `}
      <a href={usdaEligibilityUrl} className="underline underline-offset-3">
        check your income and the address at USDA
      </a>
      . Automated underwriting may accept higher shares.
    </>
  ),
};

/** What a program's ratios leave out, beside its prices. */
export function RatioNote({ program }: { readonly program: Program }) {
  return <p className="mt-2 text-sm">{notes[program]}</p>;
}

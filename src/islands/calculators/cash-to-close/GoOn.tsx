import { comparedFields } from '../parts/compared-fields.ts';
import { defaultValues } from '../parts/fields.ts';
import { writeFragment } from '../parts/fragment.ts';
import { moneyDownField, purchaseFields, rateAndTermFields } from '../parts/loan-terms.ts';
import type { CashValues } from './cash-fields.ts';
import type { CashResults } from './cash-results.ts';

/** Addresses of the other calculators. */
export interface GoOnPaths {
  readonly payment: string;
  readonly compare: string;
  readonly affordability: string;
}

export interface GoOnProps {
  readonly paths: GoOnPaths;
  readonly values: CashValues;
  readonly results: CashResults;
}

/** Ways on to the other calculators, with the figures in hand. */
export function GoOn({ paths, values, results: { sum, reserve, downPayment } }: GoOnProps) {
  const { cashInHand } = values;
  const loan = { ...values, downPayment, termYears: rateAndTermFields.termYears.default };
  const { homePrice, county, vaUse, upfrontFee, program, annualRatePercent, lenderCharges, lenderCredit } = values;
  const compared = {
    ...defaultValues(comparedFields),
    ...{ homePrice, county, vaUse, upfrontFee },
    ...{ aProgram: program, aDown: downPayment, aRate: annualRatePercent, aCharges: lenderCharges, aCredit: lenderCredit },
    ...{ bDown: downPayment, bRate: annualRatePercent },
  };
  const moneyDown = cashInHand === undefined ? 0 : cashInHand - reserve - (sum.usual - downPayment);
  const ways = [
    {
      label: 'What it costs by the month',
      href: `${paths.payment}${writeFragment('calculator', { ...purchaseFields, ...rateAndTermFields }, loan)}`,
    },
    { label: 'Compare it with another loan', href: `${paths.compare}${writeFragment('compare', comparedFields, compared)}` },
    ...(moneyDown > 0
      ? [
          {
            label: 'What you can afford with your cash',
            href: `${paths.affordability}${writeFragment('affordability', { moneyDown: moneyDownField }, { moneyDown })}`,
          },
        ]
      : []),
  ];
  return (
    <ul className="no-print mt-6 flex flex-wrap gap-x-6 border-line-on-deep border-t pt-4">
      {ways.map(({ label, href }) => (
        <li key={label}>
          <a href={href} className="flex min-h-11 items-center underline underline-offset-3">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

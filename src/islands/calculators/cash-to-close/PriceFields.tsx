import { AmountField } from '../parts/AmountField.tsx';
import { amountsOf } from '../parts/amounts-of.ts';
import type { ValuesInHand } from '../parts/use-values.ts';
import { cashFields } from './cash-fields.ts';

const prices = [
  {
    name: 'lenderCharges',
    id: 'lender-charges',
    label: 'Lender’s charges',
    hint: 'Section A of your Loan Estimate, points included.',
    example: 2500,
  },
  { name: 'appraisal', id: 'appraisal', label: 'Appraisal', hint: 'Often paid before closing.', example: 900 },
  {
    name: 'otherServices',
    id: 'other-services',
    label: 'Other services the lender chose',
    hint: 'Section B without the appraisal.',
    example: 300,
  },
  {
    name: 'lendersPolicy',
    id: 'lenders-policy',
    label: 'Lender’s title policy',
    hint: 'Ask a title company for its price, with sales tax.',
    example: 1200,
  },
  { name: 'ownersPolicy', id: 'owners-policy', label: 'Owner’s title policy', hint: undefined, example: 1800 },
  {
    name: 'escrowFee',
    id: 'escrow-fee',
    label: 'Escrow fee, all of it',
    hint: 'Of both sides together, with sales tax.',
    example: 2800,
  },
  { name: 'recording', id: 'recording', label: 'Recording fees', hint: undefined, example: 640 },
  {
    name: 'homeInsurance',
    id: 'home-insurance',
    label: 'Home insurance a year',
    hint: 'From your insurer’s quote.',
    example: 1600,
  },
  {
    name: 'agentFee',
    id: 'agent-fee',
    label: 'Your own agent, if you pay',
    hint: 'What your agreement with the agent says and the seller does not pay.',
    example: 10_000,
  },
  {
    name: 'otherCosts',
    id: 'other-costs',
    label: 'Anything else',
    hint: 'Inspections, an association’s fees, a wire.',
    example: 800,
  },
] as const;

/** Prices that a visitor has: each takes the place of a published one. */
export function PriceFields(group: ValuesInHand<typeof cashFields>) {
  const amount = amountsOf(cashFields, group);
  return (
    <div className="stack-5">
      <p className="text-sm">Leave a field empty, and the published figure counts.</p>
      {prices.map(({ name, id, label, hint, example }) => (
        <AmountField
          key={id}
          {...amount(name)}
          id={id}
          label={label}
          unit="dollars"
          step={50}
          example={example}
          mayBeEmpty
          {...(hint && { hint })}
        />
      ))}
      <AmountField
        {...amount('propertyTaxPercent')}
        id="property-tax"
        label="Property tax a year, of the price"
        unit="percent"
        step={0.01}
        example={0.9}
        mayBeEmpty
        hint="The county’s median counts otherwise. A new buyer often pays more than the median owner."
      />
    </div>
  );
}

import { AmountField } from '../parts/AmountField.tsx';
import { amountsOf } from '../parts/amounts-of.ts';
import { idOf } from '../parts/fields.ts';
import type { ValuesInHand } from '../parts/use-values.ts';
import { cashFields } from './cash-fields.ts';

const prices = [
  {
    name: 'lenderCharges',
    label: 'Lender’s charges',
    hint: 'Section A of your Loan Estimate, points included.',
    example: 2500,
  },
  { name: 'appraisal', label: 'Appraisal', hint: 'Often paid before closing.', example: 900 },
  {
    name: 'otherServices',
    label: 'Other services the lender chose',
    hint: 'Section B without the appraisal.',
    example: 300,
  },
  {
    name: 'lendersPolicy',
    label: 'Lender’s title policy',
    hint: 'Ask a title company for its price, with sales tax.',
    example: 1200,
  },
  { name: 'ownersPolicy', label: 'Owner’s title policy', example: 1800 },
  {
    name: 'escrowFee',
    label: 'Escrow fee, all of it',
    hint: 'Of both sides together, with sales tax.',
    example: 2800,
  },
  { name: 'recording', label: 'Recording fees', example: 640 },
  {
    name: 'homeInsurance',
    label: 'Home insurance a year',
    hint: 'From your insurer’s quote.',
    example: 1600,
  },
  {
    name: 'agentFee',
    label: 'Your own agent, if you pay',
    hint: 'What your agreement with the agent says and the seller does not pay.',
    example: 10_000,
  },
  {
    name: 'otherCosts',
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
      {prices.map(({ name, ...price }) => (
        <AmountField key={name} {...amount(name)} {...price} id={idOf(name)} unit="dollars" step={50} mayBeEmpty />
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

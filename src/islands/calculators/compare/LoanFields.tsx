import type { Buydown } from '../../../../mortgage/loan/buydown.ts';
import { type Program, programs } from '../../../../mortgage/programs/programs.ts';
import { AmountField } from '../parts/AmountField.tsx';
import { amountsOf, choicesOf } from '../parts/amounts-of.ts';
import { comparedFields, type LoanLetter } from '../parts/compared-fields.ts';
import { programNames } from '../parts/program-names.ts';
import { SelectField } from '../parts/SelectField.tsx';
import { TermField } from '../parts/TermField.tsx';
import type { ValuesInHand } from '../parts/use-values.ts';

const buydownOptions: readonly { readonly value: Buydown; readonly label: string }[] = [
  { value: 'none', label: 'None' },
  { value: '1-0', label: '1-0: one point less in year 1' },
  { value: '2-1', label: '2-1: two less in year 1, one in year 2' },
];

export interface LoanFieldsProps extends ValuesInHand<typeof comparedFields> {
  readonly letter: LoanLetter;
  readonly name: string;
  readonly offered: (program: Program) => boolean;
}

/** One of the two loans, as a lender offers it. */
export function LoanFields({ letter, name, offered, ...group }: LoanFieldsProps) {
  const amount = amountsOf(comparedFields, group);
  const choice = choicesOf(group);
  const program = group.values[`${letter}Program`];
  const dollars = { unit: 'dollars', step: 100 } as const;
  return (
    <fieldset className="min-w-0 stack-5">
      <legend className="font-display text-xl">{name}</legend>
      <SelectField
        {...choice(`${letter}Program`)}
        id={`${letter}-loan`}
        label="Loan"
        options={programs.filter(offered).map((offer) => ({ value: offer, label: programNames[offer] }))}
      />
      <AmountField {...amount(`${letter}Down`)} id={`${letter}-down`} label="Down payment" unit="dollars" step={1000} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] items-end gap-5">
        <AmountField
          {...amount(`${letter}Rate`)}
          id={`${letter}-rate`}
          label="Interest rate"
          unit="percent"
          step={0.125}
          largeStep={1}
        />
        <TermField {...choice(`${letter}Term`)} id={`${letter}-term`} label="Loan term" />
      </div>
      {program === 'usda' && group.values[`${letter}Term`] !== 30 && (
        <p className="text-ink-soft text-sm">USDA loans are commonly made for 30 years only. Ask about another term.</p>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] items-end gap-5">
        <AmountField {...dollars} {...amount(`${letter}Charges`)} id={`${letter}-charges`} label="Lender’s charges" />
        <AmountField {...dollars} {...amount(`${letter}Credit`)} id={`${letter}-credit`} label="Lender’s credit" />
      </div>
      <SelectField {...choice(`${letter}Buydown`)} id={`${letter}-buydown`} label="Temporary buydown" options={buydownOptions} />
      {/* Last, so that the fields of both loans stay side by side where only one has it. */}
      {program === 'conventional' && (
        <AmountField
          {...amount(`${letter}Insurance`)}
          id={`${letter}-insurance`}
          label="Mortgage insurance a year, of the loan"
          unit="percent"
          step={0.01}
          hint="With less than 20% down. It goes by your credit score."
        />
      )}
    </fieldset>
  );
}

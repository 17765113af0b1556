import type { Buydown } from '../../../../mortgage/loan/buydown.ts';
import { type Program, programs } from '../../../../mortgage/programs/programs.ts';
import { AmountField } from '../parts/AmountField.tsx';
import { amountsOf, choicesOf } from '../parts/amounts-of.ts';
import { programNames } from '../parts/program-names.ts';
import { SelectField } from '../parts/SelectField.tsx';
import { TermField } from '../parts/TermField.tsx';
import type { ValuesInHand } from '../parts/use-values.ts';
import { compareFields, type LoanLetter } from './compare-fields.ts';

const buydownOptions: readonly { readonly value: Buydown; readonly label: string }[] = [
  { value: 'none', label: 'None' },
  { value: '1-0', label: '1-0: one point less in year 1' },
  { value: '2-1', label: '2-1: two less in year 1, one in year 2' },
];

export interface LoanFieldsProps extends ValuesInHand<typeof compareFields> {
  readonly letter: LoanLetter;
  readonly name: string;
  readonly offered: (program: Program) => boolean;
}

/** One of the two loans, as a lender offers it. */
export function LoanFields({ letter, name, offered, ...group }: LoanFieldsProps) {
  const amount = amountsOf(compareFields, group);
  const choice = choicesOf(group);
  return (
    <fieldset className="min-w-0 space-y-5">
      <legend className="font-display text-xl">{name}</legend>
      <SelectField
        {...choice(`${letter}Program`)}
        id={`${letter}-loan`}
        label="Loan"
        options={programs.filter(offered).map((program) => ({ value: program, label: programNames[program] }))}
      />
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
        <AmountField
          {...amount(`${letter}Charges`)}
          id={`${letter}-charges`}
          label="Lender’s charges"
          unit="dollars"
          step={100}
        />
        <AmountField {...amount(`${letter}Credit`)} id={`${letter}-credit`} label="Lender’s credit" unit="dollars" step={100} />
      </div>
      <SelectField {...choice(`${letter}Buydown`)} id={`${letter}-buydown`} label="Temporary buydown" options={buydownOptions} />
    </fieldset>
  );
}

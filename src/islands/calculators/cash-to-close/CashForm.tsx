import { printStated } from '../../../../mortgage/amounts/calendar.ts';
import { isWorkingDay } from '../../../../mortgage/dates/business-days.ts';
import { printDownPaymentPercent } from '../../../../mortgage/loan/down-payment.ts';
import { type Program, programs } from '../../../../mortgage/programs/programs.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { AmountField } from '../parts/AmountField.tsx';
import { amountsOf } from '../parts/amounts-of.ts';
import { CountyField } from '../parts/CountyField.tsx';
import { DateField } from '../parts/DateField.tsx';
import { dayFrom, numberOf } from '../parts/day-number.ts';
import { programNames } from '../parts/program-names.ts';
import { SelectField } from '../parts/SelectField.tsx';
import type { ValuesInHand } from '../parts/use-values.ts';
import { CreditFields } from './CreditFields.tsx';
import { cashFields } from './cash-fields.ts';
import type { CashResults } from './cash-results.ts';
import { LoanLimitNote } from './LoanLimitNote.tsx';
import { PayerFields } from './PayerFields.tsx';
import { PriceFields } from './PriceFields.tsx';

export interface CashFormProps extends ValuesInHand<typeof cashFields> {
  readonly offered: (program: Program) => boolean;
  readonly results: CashResults | undefined;
  /** Stays in the page: it is no part of the address. */
  readonly vaExempt: boolean;
  readonly onVaExempt: (exempt: boolean) => void;
  readonly exampleDay: string;
}

const closed = { text: 'County offices are closed that day, and record nothing.', wrong: true };

/** The home, the loan and the day; folded below them what a visitor may know better than the published figures. */
export function CashForm(props: CashFormProps) {
  const { values, change, offered, results, exampleDay } = props;
  const amount = amountsOf(cashFields, props);
  const closing = dayFrom(values.closing);
  return (
    <form className="stack-6 p-5 sm:p-8" onSubmit={(event) => event.preventDefault()}>
      <AmountField {...amount('homePrice')} id="home-price" label="Home price" unit="dollars" step={1000} largeStep={25_000} />
      <AmountField
        {...amount('downPayment')}
        id="down-payment"
        label="Down payment"
        unit="dollars"
        step={1000}
        aside={
          <span className="font-semibold text-spruce tabular">
            {results && printDownPaymentPercent(values.homePrice ?? 0, results.downPayment)}
          </span>
        }
      />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <SelectField
          id="program"
          label="Loan"
          options={programs.filter(offered).map((program) => ({ value: program, label: programNames[program] }))}
          value={values.program}
          onChange={(program) => change({ program })}
        />
        <AmountField
          {...amount('annualRatePercent')}
          id="interest-rate"
          label="Interest rate"
          unit="percent"
          step={0.01}
          largeStep={0.125}
        />
      </div>
      <CountyField
        value={values.county}
        onChange={(county) => change({ county })}
        note={results && <LoanLimitNote values={values} results={results} />}
      />
      <DateField
        id="closing-day"
        label="Day of closing"
        hint={`Interest and taxes go by the day.${closing === undefined ? ` Until you choose one, this counts with ${printStated(exampleDay)}.` : ''}`}
        value={closing}
        onChange={(day) => change({ closing: day === undefined ? undefined : numberOf(day) })}
        remark={closing !== undefined && !isWorkingDay(closing) ? closed : undefined}
      />
      <div>
        <Fold title="Prices you already have">
          <PriceFields values={values} change={change} />
        </Fold>
        <Fold title="Who pays what">
          <PayerFields {...props} />
        </Fold>
        <Fold title="Credits and money already paid">
          <CreditFields values={values} change={change} />
        </Fold>
      </div>
      <p className="text-ink-soft text-sm">
        These figures are an example to start from, not a rate or a price that we offer. What you type stays in your browser.
      </p>
    </form>
  );
}

import type { ReactNode } from 'react';
import { scheduleByYear } from '../../../../mortgage/loan/schedule-years.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { BalanceChart } from './BalanceChart.tsx';
import { ExtraPaymentSentence } from './ExtraPaymentSentence.tsx';
import type { LoanResults } from './loan-results.ts';
import { SaveSchedule } from './SaveSchedule.tsx';
import { ScheduleTable } from './ScheduleTable.tsx';

export interface MoneyOverTimeProps {
  /** `undefined` while a field it needs is empty. */
  readonly results: LoanResults | undefined;
  readonly termYears: number;
  /** The fields for extra payments. */
  readonly children: ReactNode;
}

/** Where the money goes: the debt and its interest over the years, drawn and as a table, and what extra payments change. */
export function MoneyOverTime({ results, termYears, children }: MoneyOverTimeProps) {
  const { estimate, schedule = [], extra } = results ?? {};
  const rows = extra?.rows ?? schedule;
  const years = scheduleByYear(rows);
  return (
    <section aria-labelledby="money-over-time">
      <h2 id="money-over-time" className="text-2xl">
        Where the money goes
      </h2>
      <div className="my-8 grid gap-12 lg:grid-cols-[2fr_1fr] lg:gap-20">
        <BalanceChart
          years={years}
          agreed={extra && scheduleByYear(schedule)}
          loanAmount={estimate?.loanAmount}
          termYears={termYears}
        />
        <div>
          <h3 className="text-xl">Pay a little more</h3>
          {children}
          <ExtraPaymentSentence extra={extra} />
        </div>
      </div>
      <Fold title="Payment schedule by year">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard, and Safari's reaches it so alone */}
        <section className="table-scroll" aria-label="Payment schedule by year" tabIndex={0}>
          <ScheduleTable years={years} />
        </section>
        <div className="mt-6">
          <SaveSchedule rows={rows} />
        </div>
      </Fold>
    </section>
  );
}

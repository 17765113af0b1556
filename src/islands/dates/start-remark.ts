import { isWorkingDay, onOrAfter } from '../../../mortgage/dates/business-days.ts';
import { type Day, printDay } from '../../../mortgage/dates/day.ts';
import { firstSigning } from '../../../mortgage/dates/disclosures.ts';
import { firstClosing, type PlanStart, planDates } from '../../../mortgage/dates/plan.ts';
import type { DateRemark } from '../calculators/parts/DateField.tsx';

/**
 * What the visitor should know of the chosen day: that it has passed, that nothing is recorded on it, that the law or the usual time
 * leaves too little before it. `start` is `undefined` while there is no day; `today` in the built page, which does not know it.
 */
export function remarkOn(start: PlanStart | undefined, today: Day | undefined): DateRemark | undefined {
  if (!start) return { text: 'Choose a full date, like 01/11/2027. Until then the last plan stays below.', wrong: true };
  const { from, day } = start;
  if (today !== undefined && day < today) return { text: 'This day has passed. The plan still counts from it.', wrong: false };
  return from === 'closing' ? onClosing(start, today) : undefined;
}

function onClosing(start: PlanStart, today: Day | undefined): DateRemark | undefined {
  const { day, signingDaysBefore } = start;
  if (today !== undefined && day < firstClosing(today, signingDaysBefore))
    return {
      text: `Too soon, unless your Loan Estimate is already out. If it goes out today, the law lets you sign from ${printDay(firstSigning(today))}. The first day to close is then ${printDay(firstClosing(today, signingDaysBefore))}.`,
      wrong: true,
    };
  if (!isWorkingDay(day))
    return {
      text: `Banks or county offices are usually closed that day. The plan takes ${printDay(onOrAfter(day, isWorkingDay))}.`,
      wrong: true,
    };
  if (today !== undefined && planDates(start).acceptance.to < today)
    return { text: 'Sooner than usual: a loan takes three to six weeks. Ask us before you promise that day.', wrong: false };
  return undefined;
}

import { useMemo, useRef } from 'react';
import type { Day } from '../../../mortgage/dates/day.ts';
import { type PlanStart, planDates } from '../../../mortgage/dates/plan.ts';
import { today } from '../../ui/today.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { defaultValues } from '../calculators/parts/fields.ts';
import { writeFragment } from '../calculators/parts/fragment.ts';
import { useExampleDay } from '../calculators/parts/use-example-day.ts';
import { useSpokenStatus } from '../calculators/parts/use-spoken-status.ts';
import { useValues } from '../calculators/parts/use-values.ts';
import { KeepDates } from './KeepDates.tsx';
import { PlannerForm } from './PlannerForm.tsx';
import { plannerFields, startOf } from './planner-fields.ts';
import { StepList } from './StepList.tsx';
import { remarkOn } from './start-remark.ts';
import { printSpan, stepsOf } from './step-words.ts';

/** From one day of a purchase to all others. The built page shows an example, whose day it is given. */
export function DatePlanner({ example: built }: { readonly example: Day }) {
  const example = useExampleDay(built, 2);
  const fields = useMemo(() => plannerFields(example), [example]);
  const { values, change } = useValues('dates', fields);
  const hydrated = useHydrated();
  const start = startOf(values);
  // While a date is typed there is none: a list that went and came back would move the page.
  const shown = useRef<PlanStart>({ ...defaultValues(fields), day: example });
  if (start) shown.current = start;
  const plan = planDates(shown.current);
  const steps = stepsOf(plan);
  const fragment = writeFragment('dates', fields, values);
  const isExample = fragment === '#dates';
  const counted = plan.start.from === 'closing' ? plan.closing : plan.acceptance;
  const spoken = useSpokenStatus(
    start &&
      `Closing: ${printSpan(plan.closing)}. Last day to receive the Closing Disclosure: ${printSpan(plan.closingDisclosure)}.`,
  );

  return (
    <div className="grid gap-10 lg:grid-cols-[22rem_1fr] lg:gap-20">
      <div className="no-print rounded-card border border-line bg-paper p-6 lg:sticky lg:top-24 lg:self-start">
        <PlannerForm
          fields={fields}
          values={values}
          change={change}
          remark={remarkOn(start, hydrated && !isExample ? today() : undefined)}
        />
      </div>
      <div>
        <p className="mb-5 text-lg">
          {isExample && <strong>An example. </strong>}
          {`${plan.start.from === 'closing' ? 'Counted back from closing' : 'Counted from mutual acceptance'} on ${printSpan(counted)}.`}
        </p>
        <StepList steps={steps} />
        <KeepDates steps={steps} fragment={fragment} />
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  );
}

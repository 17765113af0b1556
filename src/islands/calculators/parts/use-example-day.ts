import type { Day } from '../../../../mortgage/dates/day.ts';
import { exampleAhead } from '../../../../mortgage/dates/example-day.ts';
import { today } from '../../../ui/today.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';

/** The example’s day that the page was built with; once that has passed, one that lies so many weeks ahead of whoever reads it. */
export function useExampleDay(built: Day, weeks: number): Day {
  const hydrated = useHydrated();
  return hydrated ? exampleAhead(built, today(), weeks) : built;
}

import { useHydrated } from '../../../ui/use-hydrated.ts';
import { HomeCostFields } from '../parts/HomeCostFields.tsx';
import type { ValuesInHand } from '../parts/use-values.ts';
import type { loanFields } from './loan-fields.ts';

/**
 * What comes on top of the loan each month. The built page, where fields would be of no use, leaves them out; that of the
 * affordability calculator has them, with the sources of what they start from.
 */
export function CostFields(group: ValuesInHand<typeof loanFields>) {
  return useHydrated() && <HomeCostFields {...group} />;
}

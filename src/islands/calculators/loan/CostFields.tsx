import { useHydrated } from '../../../ui/use-hydrated.ts';
import { HomeCostFields } from '../parts/HomeCostFields.tsx';
import type { FieldGroupProps } from './field-group.ts';

/**
 * What comes on top of the loan each month. The built page, where fields would be of no use, leaves them out; that of the
 * affordability calculator has them, with the sources of what they start from.
 */
export function CostFields(group: FieldGroupProps) {
  return useHydrated() && <HomeCostFields {...group} />;
}

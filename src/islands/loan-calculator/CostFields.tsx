import { HomeCostFields } from '../../instrument/HomeCostFields.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { FieldGroupProps } from './field-group.ts';

/** What comes on top of the loan each month. The built page, where fields would be of no use, names the sources at its end alone. */
export function CostFields(group: FieldGroupProps) {
  return useHydrated() && <HomeCostFields {...group} />;
}

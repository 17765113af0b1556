import { printFigure } from '../../../mortgage/figure.ts';
import { homeCostFigures } from '../../../mortgage/home-cost-figures.ts';
import { HomeCostFields } from '../../instrument/HomeCostFields.tsx';
import { SourceNote } from '../../instrument/SourceNote.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { FieldGroupProps } from './field-group.ts';

/** What comes on top of the loan each month. The built page, where fields would be of no use, names the figures alone. */
export function CostFields(group: FieldGroupProps) {
  return useHydrated() ? <HomeCostFields {...group} /> : <CostSources />;
}

function CostSources() {
  return Object.values(homeCostFigures).map((figure) => (
    <p key={figure.label} className="text-ink-soft text-sm">
      {`${printFigure(figure)}: `}
      <SourceNote figure={figure} />
    </p>
  ));
}

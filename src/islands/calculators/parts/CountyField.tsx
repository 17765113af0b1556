import type { ReactNode } from 'react';
import { type CountyOrOther, counties } from '../../../../mortgage/programs/loan-limits.ts';
import { SelectField } from './SelectField.tsx';

export interface CountyFieldProps {
  readonly value: CountyOrOther;
  readonly onChange: (county: CountyOrOther) => void;
  /** Below the county: its limits, say. */
  readonly note?: ReactNode;
}

const options = [
  ...counties.map((county) => ({ value: county, label: county })),
  { value: 'other' as const, label: 'Another county or not sure' },
];

/** Where the home is, as far as the visitor knows. */
export function CountyField(props: CountyFieldProps) {
  return <SelectField {...props} id="county" label="County of the home" options={options} />;
}

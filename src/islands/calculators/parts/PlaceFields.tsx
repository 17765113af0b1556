import type { ReactNode } from 'react';
import { closingYears, counties } from '../../../../mortgage/programs/loan-limits.ts';
import type { homeFields } from './home-fields.ts';
import { SelectField } from './SelectField.tsx';
import type { ValuesInHand } from './use-values.ts';

export interface PlaceFieldsProps extends ValuesInHand<typeof homeFields> {
  /** Below the county: its limits, say. */
  readonly note?: ReactNode;
}

/** What loan limits depend on: the county, and in the weeks in which two years' limits are known, the year of closing. */
export function PlaceFields({ values, change, note }: PlaceFieldsProps) {
  return (
    <>
      <SelectField
        id="county"
        label="County of the home"
        options={counties.map((county) => ({ value: county, label: county }))}
        value={values.county}
        onChange={(county) => change({ county })}
        note={note}
      />
      {closingYears.length > 1 && (
        <SelectField
          id="closing-year"
          label="Year of closing"
          options={closingYears.map((year) => ({ value: year, label: String(year) }))}
          value={values.closingYear}
          onChange={(closingYear) => change({ closingYear })}
        />
      )}
    </>
  );
}

import { closingYears } from '../../../../mortgage/programs/loan-limits.ts';
import { CountyField, type CountyFieldProps } from './CountyField.tsx';
import type { programFields } from './program-fields.ts';
import { SelectField } from './SelectField.tsx';
import type { ValuesInHand } from './use-values.ts';

export interface PlaceFieldsProps extends ValuesInHand<typeof programFields>, Pick<CountyFieldProps, 'note'> {}

/** What loan limits depend on: the county, and in the weeks in which two years' limits are known, the year of closing. */
export function PlaceFields({ values, change, note }: PlaceFieldsProps) {
  return (
    <>
      <CountyField value={values.county} onChange={(county) => change({ county })} note={note} />
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

import type { ReactNode } from 'react';
import { closingYears, counties } from '../../../../mortgage/programs/loan-limits.ts';
import { homeFields } from './calculator-state.ts';
import { SelectField } from './SelectField.tsx';
import type { Answers } from './tool-address.ts';

type PlaceAnswers = Pick<Answers<typeof homeFields>, 'county' | 'closingYear'>;

export interface PlaceFieldsProps {
  readonly answers: PlaceAnswers;
  readonly change: (changed: Partial<PlaceAnswers>) => void;
  /** Below the county: its limits, say. */
  readonly note?: ReactNode;
}

/** What loan limits depend on: the county, and in the weeks in which two years' limits are known, the year of closing. */
export function PlaceFields({ answers, change, note }: PlaceFieldsProps) {
  return (
    <>
      <SelectField
        id="county"
        label="County of the home"
        options={counties.map((county) => ({ value: county, label: county }))}
        value={answers.county ?? homeFields.county.default}
        onChange={(county) => change({ county })}
        note={note}
      />
      {closingYears.length > 1 && (
        <SelectField
          id="closing-year"
          label="Year of closing"
          options={closingYears.map((year) => ({ value: year, label: String(year) }))}
          value={answers.closingYear ?? homeFields.closingYear.default}
          onChange={(closingYear) => change({ closingYear })}
        />
      )}
    </>
  );
}

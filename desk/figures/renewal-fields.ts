import { printStated } from '../../mortgage/amounts/calendar.ts';
import { printNumber } from '../../mortgage/amounts/dollars.ts';
import { yearOf } from '../../mortgage/dates/day.ts';
import { type ByYear, type Figure, printFigure } from '../../mortgage/figures/figure.ts';
import type { Field, ValueField } from '../business/field.ts';
import { type FormValue, nameOf } from '../business/form-values.ts';
import { dueOf, lastDayOf, type Publication } from './publications.ts';

/** A number of a publication, with the field that it is typed into. */
export interface NumberField {
  readonly field: ValueField;
  readonly figure: Figure;
  /** What it is now; of a limit that is not known yet, the one of the year before. */
  readonly before: number;
  /** What the field begins with. */
  readonly shown: string;
  /** Of a limit: the year in which a loan closes. */
  readonly year?: number;
}

/** Names of the fields that are no figure. */
export const monthField = 'asOf';
export const endField = 'end';
/** Before the name of a figure: the box that says an unusual number is right. */
export const surePrefix = 'sure.';

function field(name: readonly string[], label: string, help: string, shape: Partial<ValueField> = {}): ValueField {
  return {
    kind: 'value',
    path: name,
    label,
    help,
    example: '',
    optional: false,
    input: 'number',
    options: {},
    ...shape,
  };
}

const units = { dollars: 'In dollars.', percent: 'In percent.', count: 'A whole number.' } as const;

/** Above the two years of a limit. */
const limitHelp = 'By the year in which a loan closes. Leave the next one empty until it is announced.';

/** A limit is entered for this year and, as soon as it is announced, for the next. */
function limitFields(id: string, figure: Figure, byYear: ByYear, thisYear: number): NumberField[] {
  return [thisYear, thisYear + 1].map((year) => {
    const known = byYear[year];
    const before = known ?? byYear[year - 1] ?? figure.value;
    const optional = known === undefined && year !== thisYear;
    return {
      field: field([id, String(year)], `Closing in ${year}`, '', { optional }),
      figure,
      before,
      shown: known === undefined ? '' : printNumber(known, 6),
      year,
    };
  });
}

/** The fields for the numbers of a publication. @param today `YYYY-MM-DD` */
export function numberFields({ figures }: Publication, today: string): NumberField[] {
  return figures.flatMap(({ id, figure }) => {
    if (figure.byYear) return limitFields(id, figure, figure.byYear, yearOf(today));
    const help = `${units[figure.unit]} Until now ${printFigure(figure)}.`;
    return [{ field: field([id], figure.label, help), figure, before: figure.value, shown: printNumber(figure.value, 6) }];
  });
}

/** The field for the day up to which a publication holds; none for a law, and for limits, which hold to the end of a year. */
export function endFieldOf(publication: Publication): ValueField | undefined {
  const { expires, recheck, byYear } = publication.first;
  const day = expires ?? recheck;
  if (day === undefined || byYear) return undefined;
  return expires
    ? field([endField], 'They hold until', `The last day. It was ${printStated(day)} until now.`, { input: 'date' })
    : field([endField], 'Read again by', `Nobody says until when they hold. Until now: by ${printStated(day)}.`, {
        input: 'date',
      });
}

/** All fields of the form: limits in a group with their two years, and a box beneath each number that has to be confirmed. */
export function fieldsOf(publication: Publication, today: string, unusual: ReadonlyMap<string, string> = new Map()): Field[] {
  const withBox = (one: NumberField): ValueField[] => {
    const name = nameOf(one.field.path);
    const typed = unusual.get(name);
    if (typed === undefined) return [one.field];
    const shape = { input: 'choices', optional: true, options: { [typed]: `Yes, ${typed} is right` } } as const;
    return [one.field, field([`${surePrefix}${name}`], 'Is that the number?', 'It is far from the one before.', shape)];
  };
  const numbers = numberFields(publication, today);
  const ofFigures = publication.figures.flatMap(({ id, figure }): Field[] => {
    const own = numbers.filter((one) => one.field.path[0] === id).flatMap(withBox);
    if (!figure.byYear) return own;
    return [{ kind: 'group', path: [id], label: figure.label, help: limitHelp, optional: false, listed: true, fields: own }];
  });
  const end = endFieldOf(publication);
  const month = field([monthField], 'Read in', 'The month in which you have compared them.', { input: 'month' });
  return [...ofFigures, month, ...(end ? [end] : [])];
}

/** What the form begins with. An end that is past or near is left to be said. */
export function firstValues(publication: Publication, today: string): Map<string, FormValue> {
  const end = endFieldOf(publication) && dueOf(publication, today) === 'later' ? lastDayOf(publication) : undefined;
  return new Map<string, FormValue>([
    ...numberFields(publication, today).map((one) => [nameOf(one.field.path), one.shown] as const),
    [monthField, today.slice(0, 7)],
    [endField, end],
  ]);
}

import { printStated } from '../../mortgage/amounts/calendar.ts';
import { dayOf, isDay, monthOf, yearOf } from '../../mortgage/dates/day.ts';
import { printFigure } from '../../mortgage/figures/figure.ts';
import type { Renewal, Renewals } from '../../mortgage/figures/renewals.ts';
import type { Field } from '../business/field.ts';
import { type FormValue, nameOf } from '../business/form-values.ts';
import { markOf } from '../business/owner-text.ts';
import { lastDayOf, type Publication } from './publications.ts';
import {
  endField,
  endFieldOf,
  fieldsOf,
  firstValues,
  monthField,
  type NumberField,
  numberFields,
  surePrefix,
} from './renewal-fields.ts';

/** The form of a publication, as it is shown for the first time or again. */
export interface RenewalForm {
  readonly fields: readonly Field[];
  readonly values: ReadonlyMap<string, FormValue>;
  /** Of the figures as they stood when the form was read. */
  readonly mark: string;
  /** What is wrong, by the names of fields. */
  readonly errors: ReadonlyMap<string, string>;
}

/** Months from today beyond which nobody knows a figure. */
const furthestMonths = 25;

/** The form with the figures as they are. @param today `YYYY-MM-DD` */
export function renewalForm(publication: Publication, today: string): RenewalForm {
  const values = firstValues(publication, today);
  const stands = publication.figures.map(({ id, figure }) => [id, JSON.stringify(figure)] as const);
  return { fields: fieldsOf(publication, today), values, mark: markOf(new Map(stands)), errors: new Map() };
}

/** A number as people type it, with its dollar sign, its commas or its percent sign; undefined where it is none. */
function numberIn(text: string): number | undefined {
  const bare = text.replaceAll(/[\s$%]/g, '');
  return /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(bare) ? Number(bare.replaceAll(',', '')) : undefined;
}

/** What is wrong with a number, as it goes on after the name of its field. */
function numberFault(value: number | undefined, { figure: { unit }, before }: NumberField, typed: string): string | undefined {
  if (value === undefined) return `must be a number, such as ${before}. It is now "${typed}".`;
  if (unit === 'count' && !Number.isInteger(value)) return `must be a whole number, such as ${before}. It is now "${typed}".`;
  if (unit === 'percent' && value > 100 && before <= 100) return `must be 100 percent at most. It is now "${typed}".`;
  return undefined;
}

/** Whether a number is so far from the one before that it may be a slip. */
function isUnusual(value: number, before: number): boolean {
  return value > before * 2 || value < before / 2;
}

function monthFault(month: string, { first }: Publication, today: string): string | undefined {
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) return `must be a month, such as ${today.slice(0, 7)}. It is now "${month}".`;
  if (month > today.slice(0, 7)) return 'must not be a month that is still to come.';
  return month < first.asOf ? `must not be before ${printStated(first.asOf)}: these figures are newer than that.` : undefined;
}

function endFault(day: string, publication: Publication, today: string): string | undefined {
  const present = lastDayOf(publication) ?? today;
  const furthest = dayOf(yearOf(today), monthOf(today) + furthestMonths, Number(today.slice(8)));
  if (day === '') return `is missing. Type a day, such as ${yearOf(today) + 1}-09-30.`;
  if (!isDay(day)) return `must be a day, such as ${yearOf(today) + 1}-09-30. It is now "${day}".`;
  if (day < today) return 'must be a day to come: this one is past.';
  if (day < present) return `must not be before ${printStated(present)}, the day until now.`;
  if (day > furthest && day > present) return `must be ${printStated(furthest)} at the latest: read them again by then.`;
  return undefined;
}

/** What was typed into the numbers, and what is wrong there. */
interface Numbers {
  readonly values: ReadonlyMap<string, number>;
  readonly errors: ReadonlyMap<string, string>;
  /** Numbers that ask for a confirmation, as they were typed. */
  readonly unusual: ReadonlyMap<string, string>;
}

function numbersIn(publication: Publication, sent: FormData, today: string): Numbers {
  const fields = numberFields(publication, today);
  const typedIn = ({ field }: NumberField) => String(sent.get(nameOf(field.path)) ?? '').trim();
  const announced = fields.some((one) => one.field.optional && typedIn(one) !== '');
  const values = new Map<string, number>();
  const errors = new Map<string, string>();
  const unusual = new Map<string, string>();
  for (const one of fields) {
    const name = nameOf(one.field.path);
    const typed = typedIn(one);
    const says = `${one.year ? `${one.figure.label}: ${one.year}` : one.field.label}`;
    if (typed === '' && one.field.optional && !announced) continue;
    const value = numberIn(typed);
    const missing = announced && one.field.optional ? 'is missing: another limit of that year is there.' : 'is missing.';
    const fault = typed === '' ? missing : numberFault(value, one, typed);
    if (fault !== undefined || value === undefined) {
      errors.set(name, `${says} ${fault}`);
      continue;
    }
    values.set(name, value);
    if (!isUnusual(value, one.before)) continue;
    unusual.set(name, typed);
    if (sent.getAll(`${surePrefix}${name}`).includes(typed)) continue;
    const [now, before] = [value, one.before].map((number) => printFigure({ ...one.figure, value: number }));
    errors.set(name, `${says} is ${now} now, and was ${before}. If that is right, say so beneath it.`);
  }
  return { values, errors, unusual };
}

/** What is to be written for each figure of the publication. */
function renewalsIn({ figures, first }: Publication, values: ReadonlyMap<string, number>, asOf: string, end: string): Renewals {
  const until = first.expires === undefined ? { recheck: end } : { expires: end };
  return Object.fromEntries(
    figures.map(({ id, figure }): [string, Renewal] => {
      const own = [...values].filter(([name]) => name.split('.')[0] === id);
      if (figure.byYear)
        return [id, { value: Object.fromEntries(own.map(([name, value]) => [name.split('.')[1], value])), asOf }];
      const holds = figure.standing === undefined ? until : {};
      return [id, { value: own[0]?.[1] ?? figure.value, asOf, ...holds }];
    }),
  );
}

/**
 * Reads a form that was sent: what is to be written, or the form with what is wrong in it. Nothing on disk changes here.
 *
 * @param today `YYYY-MM-DD`
 */
export function sentRenewal(
  publication: Publication,
  sent: FormData,
  today: string,
): { readonly form: RenewalForm; readonly renewals?: Renewals } {
  const text = (name: string) => String(sent.get(name) ?? '').trim();
  const { values: numbers, errors: ofNumbers, unusual } = numbersIn(publication, sent, today);
  const errors = new Map(ofNumbers);
  const end = endFieldOf(publication);
  const [ofMonth, ofEnd] = [
    monthFault(text(monthField), publication, today),
    end && endFault(text(endField), publication, today),
  ];
  if (ofMonth) errors.set(monthField, `Read in ${ofMonth}`);
  if (end && ofEnd) errors.set(endField, `${end.label} ${ofEnd}`);
  const names = [...numberFields(publication, today).map(({ field }) => nameOf(field.path)), monthField, endField];
  const sure = [...unusual.keys()].map((name) => `${surePrefix}${name}`);
  const values = new Map<string, FormValue>([
    ...names.map((name) => [name, text(name)] as const),
    ...sure.map((name) => [name, sent.getAll(name).map(String)] as const),
  ]);
  const form = { ...renewalForm(publication, today), fields: fieldsOf(publication, today, unusual), values, errors };
  if (errors.size > 0) return { form };
  return { form, renewals: renewalsIn(publication, numbers, text(monthField), text(endField)) };
}

import { isDay, todayInWashington } from '../dates/day.ts';
import { type ByYear, type Figure, type FigureEnd, inForceOn, ofYears, yearsFrom } from './figure.ts';
import { projectFigures } from './project/figures.ts';
import type { FigureId } from './project/values.ts';

/** The owner's file of renewed figures, in the project's folder. The desk writes it; until it does, there is none. */
export const renewalsFile = 'figures.json';

/** A figure as the owner has read it again. */
export interface Renewal {
  /** In the unit of the figure; of a loan limit by the year of closing. */
  readonly value: number | ByYear;
  /** Month in which it was read, `YYYY-MM`. */
  readonly asOf: string;
  /** Last day on which it holds, `YYYY-MM-DD`. A loan limit has none: it holds to the end of its last year. */
  readonly expires?: string;
  /** Or the day by which to read it again. */
  readonly recheck?: string;
}

/** What the owner has renewed, by the names of figures. */
export type Renewals = Readonly<Partial<Record<FigureId, Renewal>>>;

/** All published figures by their names. */
export type Figures = Readonly<Record<FigureId, Figure>>;

const lastDayOf = ({ expires, recheck }: Pick<Renewal, 'expires' | 'recheck'>) => expires ?? recheck ?? '';

function endOf({ expires, recheck }: Renewal, { standing = '' }: Figure): FigureEnd {
  if (expires !== undefined) return { expires };
  return recheck === undefined ? { standing } : { recheck };
}

/** The figure with what the owner has read. They have read it at its address: who reported it before has no part in that. */
function renewed(figure: Figure, renewal: Renewal, today: string): Figure {
  const { unit, label, source, sourceUrl, reportedBy, later = [] } = figure;
  const words = { unit, label, source, sourceUrl, ...(reportedBy && sourceUrl.includes(reportedBy) && { reportedBy }) };
  const { value, asOf } = renewal;
  if (typeof value === 'object') return { ...words, asOf, ...ofYears(yearsFrom(today, value)) };
  const stillLater = later.filter(({ validFrom }) => validFrom.slice(0, 7) > asOf);
  return { ...words, value, asOf, ...endOf(renewal, figure), ...(stillLater.length > 0 && { later: stillLater }) };
}

/**
 * The figures in force: the project's, with the owner's renewals in their places. The newer of the two stands: a figure of the
 * project that speaks for a later month or holds longer than the owner's wins, so that no upgrade goes back to an older one.
 *
 * @param today `YYYY-MM-DD`
 */
export function figuresWith(renewals: Renewals, today = todayInWashington()): Figures {
  return Object.fromEntries(
    Object.entries<Figure>(projectFigures).map(([id, figure]) => {
      const renewal = renewals[id as FigureId];
      const own = renewal && renewed(figure, renewal, today);
      const isOlder = !own || own.asOf < figure.asOf || lastDayOf(own) < lastDayOf(figure);
      return [id, inForceOn(isOlder ? figure : own, today)];
    }),
  ) as Record<FigureId, Figure>;
}

/** What is wrong in the owner's file of figures, for the owner. */
export class FiguresFileError extends Error {
  override readonly name = 'FiguresFileError';
}

const isMonth = (value: unknown) => typeof value === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(value);
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isByYear(value: unknown): boolean {
  return (
    isGroup(value) &&
    Object.keys(value).length > 0 &&
    Object.entries(value).every(([year, limit]) => /^20\d\d$/.test(year) && isNumber(limit))
  );
}

/** What is wrong with one renewal, a sentence each. */
function faultsOf(id: string, renewal: unknown): string[] {
  const known: Readonly<Record<string, Figure>> = projectFigures;
  const figure = Object.hasOwn(known, id) ? known[id] : undefined;
  if (!figure) return [`"${id}" is the name of no figure. Take it out.`];
  if (!isGroup(renewal)) return [`"${id}" must have a value and a month, such as { "value": 1, "asOf": "2026-10" }.`];
  const { value, asOf, expires, recheck, ...others } = renewal;
  const ends = [expires, recheck].filter((end) => end !== undefined);
  const wanted = figure.byYear || figure.standing !== undefined ? 0 : 1;
  const says = (is: boolean, sentence: string) => (is ? [] : [`"${id}": ${sentence}`]);
  return [
    ...(figure.byYear
      ? says(isByYear(value), 'value must be a limit for each year of closing, such as { "2026": 832750 }.')
      : says(isNumber(value), 'value must be a number, such as 0.35.')),
    ...says(isMonth(asOf), 'asOf must be a month, such as "2026-10".'),
    ...says(
      ends.length === wanted,
      wanted ? 'expires or recheck is missing: one of the two.' : 'it has no expires and no recheck.',
    ),
    ...says(
      ends.every((end) => typeof end === 'string' && isDay(end)),
      'expires and recheck must be a day, such as "2027-09-30".',
    ),
    ...Object.keys(others).map((key) => `"${id}": there is no "${key}".`),
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FiguresFileError(`${renewalsFile} cannot be read as it stands: ${(error as Error).message}`);
  }
}

/**
 * Reads what the owner has renewed.
 *
 * @param text of the owner's file; undefined where there is none
 * @throws FiguresFileError naming the file and every wrong key
 */
export function parseRenewals(text: string | undefined): Renewals {
  if (text === undefined) return {};
  const renewals = parsed(text);
  if (!isGroup(renewals)) throw new FiguresFileError(`${renewalsFile} must hold figures by their names, as the desk writes it.`);
  const faults = Object.entries(renewals).flatMap(([id, renewal]) => faultsOf(id, renewal));
  if (faults.length > 0) {
    throw new FiguresFileError(
      `${renewalsFile} has ${faults.length === 1 ? 'a wrong value' : 'wrong values'}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
  }
  return renewals as Renewals;
}

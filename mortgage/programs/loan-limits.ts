import { type LoanLimitId, loanLimitValues } from '../figures/values.ts';

const floor = 'fha-limit-floor';
const high = 'fha-limit-king';
const chelanAndDouglas = 'fha-limit-chelan-douglas';
/** HUD's limit for the county has not been read: it is at least the floor. */
const unread = undefined;

/** Washington's counties, each with its FHA limit. */
const fhaLimitIds = {
  Adams: floor,
  Asotin: floor,
  Benton: floor,
  Chelan: chelanAndDouglas,
  Clallam: floor,
  Clark: 'fha-limit-clark',
  Columbia: floor,
  Cowlitz: floor,
  Douglas: chelanAndDouglas,
  Ferry: floor,
  Franklin: floor,
  Garfield: floor,
  Grant: floor,
  'Grays Harbor': floor,
  Island: 'fha-limit-island',
  Jefferson: floor,
  King: high,
  Kitsap: 'fha-limit-kitsap',
  Kittitas: unread,
  Klickitat: unread,
  Lewis: unread,
  Lincoln: unread,
  Mason: unread,
  Okanogan: unread,
  Pacific: unread,
  'Pend Oreille': unread,
  Pierce: high,
  'San Juan': unread,
  Skagit: unread,
  Skamania: unread,
  Snohomish: high,
  Spokane: unread,
  Stevens: unread,
  Thurston: unread,
  Wahkiakum: unread,
  'Walla Walla': unread,
  Whatcom: unread,
  Whitman: unread,
  Yakima: unread,
} as const satisfies Readonly<Record<string, LoanLimitId | undefined>>;

export type County = keyof typeof fhaLimitIds;

/** A county, or `other`: one outside the list, or not known yet. */
export type CountyOrOther = County | 'other';

/** The 39 counties in the order of the alphabet. */
export const counties = Object.keys(fhaLimitIds) as readonly County[];

/** Years of closing for which limits are known, in their order; a year counts once one limit of it is announced. */
export const closingYears: readonly number[] = [...new Set(Object.values(loanLimitValues).flatMap(yearsOf))].sort();

/** The year whose limits count where nobody says when the loan closes: the newest, since most who ask have yet to find a home. */
export const latestClosingYear = Math.max(...closingYears);

/** The largest base loan for one unit, in dollars. */
export interface LoanLimit {
  readonly dollars: number;
  /** True where only the least that it can be is known. */
  readonly atLeast: boolean;
}

/** A limit in dollars for a loan that closes in a year: that year's, or while it is not announced, the one before. */
export function limitIn(id: LoanLimitId, closingYear: number): number {
  const byYear: Readonly<Record<number, number>> = loanLimitValues[id];
  const years = yearsOf(byYear);
  return byYear[years.findLast((year) => year <= closingYear) ?? years[0] ?? 0] ?? 0;
}

/** The limit of Fannie Mae and Freddie Mac. There are two areas: King, Pierce and Snohomish, and all others. */
export function conformingLimit(county: CountyOrOther, closingYear: number): LoanLimit {
  const isHigh = county !== 'other' && fhaLimitIds[county] === high;
  return { dollars: limitIn(isHigh ? 'conforming-limit-king' : 'conforming-limit', closingYear), atLeast: county === 'other' };
}

/** The limit of FHA, which HUD sets for each county by itself. */
export function fhaLimit(county: CountyOrOther, closingYear: number): LoanLimit {
  const id: LoanLimitId | undefined = county === 'other' ? unread : fhaLimitIds[county];
  return { dollars: limitIn(id ?? floor, closingYear), atLeast: id === unread };
}

function yearsOf(byYear: Readonly<Record<number, number>>): number[] {
  return Object.keys(byYear).map(Number);
}

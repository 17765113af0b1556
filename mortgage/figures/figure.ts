import { printStated } from '../amounts/calendar.ts';
import { printCents, printNumber } from '../amounts/dollars.ts';

/** Until when a figure is known to hold. Every figure has one of the three. */
export type FigureEnd =
  /** Last day on which it holds, `YYYY-MM-DD`: of the year of a notice, of a fiscal year, of the law itself. */
  | { readonly expires: string; readonly recheck?: never; readonly standing?: never }
  /** It ends on no known day, and changes all the same: the day by which to read its source again, `YYYY-MM-DD`. */
  | { readonly recheck: string; readonly expires?: never; readonly standing?: never }
  /** Why it needs neither, as it goes on after a comma. */
  | { readonly standing: string; readonly expires?: never; readonly recheck?: never };

/**
 * A published figure in words, with who publishes it and for when. Pages print one through `{figure:ID}` and list its source and
 * date; calculations take the bare number from `values.ts`.
 *
 * The owner renews one on the desk, under 'Figures and sources': `renewals.ts` says how that comes to stand in its place. The
 * project's own stand in `mortgage/figures/project/`.
 */
export type Figure = FigureEnd & {
  /** In `unit`: dollars, percent (3.5 means 3.5%), or a plain count. */
  readonly value: number;
  readonly unit: 'dollars' | 'percent' | 'count';
  /** What the figure is, as a reader sees it in the list of sources. */
  readonly label: string;
  readonly source: string;
  readonly sourceUrl: string;
  /** Where the source was not read in the original: who reports what it says, as it goes on after 'as reported by'. */
  readonly reportedBy?: string;
  /** Month the source speaks for, `YYYY-MM`: of its data or edition; for a rule without one, the month it was last checked. */
  readonly asOf: string;
  /** Values that are announced and not yet in force, in their order. */
  readonly later?: readonly { readonly validFrom: string; readonly value: number }[];
  /** Of a loan limit: its values by the year in which a loan closes. `value`, `later` and `expires` follow from it. */
  readonly byYear?: ByYear;
};

/** Dollars by year of closing. */
export type ByYear = Readonly<Record<number, number>>;

/** What a limit is by the years it is known for: the first is today's, what follows is announced, and the last one's end is its end. */
export function ofYears(byYear: ByYear): Pick<Figure, 'value' | 'later' | 'byYear'> & { readonly expires: string } {
  const years = Object.entries(byYear).map(([year, value]) => ({ year, value }));
  const [first = { value: 0 }, ...later] = years;
  return {
    value: first.value,
    expires: `${years.at(-1)?.year}-12-31`,
    ...(later.length > 0 && { later: later.map(({ year, value }) => ({ validFrom: `${year}-01-01`, value })) }),
    byYear,
  };
}

/** Years that are over fall away as soon as a later one is known: nobody closes in them any more. @param today `YYYY-MM-DD` */
export function yearsFrom(today: string, byYear: ByYear): ByYear {
  const years = Object.entries(byYear);
  const open = years.filter(([year]) => year >= today.slice(0, 4));
  return Object.fromEntries(open.length > 0 ? open : years.slice(-1));
}

/** The figure on a day: what was announced counts from the day on which it came into force. @param today `YYYY-MM-DD` */
export function inForceOn(figure: Figure, today: string): Figure {
  const { later = [], ...now } = figure;
  const arrived = later.findLast(({ validFrom }) => validFrom <= today);
  if (!arrived) return figure;
  if (figure.byYear) {
    const { later: _, ...limit } = figure;
    const byYear = yearsFrom(today, figure.byYear);
    // The project's limits speak for the first of their years; the owner's, for the month in which they read them.
    const january = (years: ByYear) => `${Object.keys(years)[0]}-01`;
    const asOf = figure.asOf === january(figure.byYear) ? january(byYear) : figure.asOf;
    return { ...limit, asOf, ...ofYears(byYear) } as Figure;
  }
  const stillLater = later.filter(({ validFrom }) => validFrom > today);
  return { ...now, value: arrived.value, ...(stillLater.length > 0 && { later: stillLater }) };
}

/** The figure as a reader sees it: `$832,750`, `$304.50`, `3.5%` or `580`. */
export function printFigure({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  const amount = printNumber(value, 3);
  if (unit === 'dollars') return Number.isInteger(value) ? `$${amount}` : printCents(value);
  return unit === 'percent' ? `${amount}%` : amount;
}

/** The same with what is announced: `$832,750 ($850,000 from January 1, 2027)`. */
export function printWithLater({ later = [], ...figure }: Figure): string {
  const announced = later.map(({ value, validFrom }) => `${printFigure({ ...figure, value })} from ${printStated(validFrom)}`);
  return announced.length > 0 ? `${printFigure(figure)} (${announced.join(', ')})` : printFigure(figure);
}

/** How the source is known and for when it speaks, as it goes on after its name: `, as reported by …, as of January 2026`. */
export function printOrigin({ reportedBy, asOf }: Pick<Figure, 'reportedBy' | 'asOf'>): string {
  return `${reportedBy ? `, as reported by ${reportedBy}` : ''}, as of ${printStated(asOf)}`;
}

/** Whether the figure's last day is past. `today` is `YYYY-MM-DD`. */
export function isExpired({ expires }: FigureEnd, today: string): boolean {
  return expires !== undefined && expires < today;
}

/**
 * Until when the figure holds, as it goes on after its origin: `, valid through …`, or where nobody has set a last day, the day by
 * which its source is read again. `today` is `YYYY-MM-DD`.
 */
export function printEnd(figure: FigureEnd, today: string): string {
  if (figure.standing !== undefined) return `, ${figure.standing}`;
  if (figure.recheck !== undefined) {
    return `, no end date; ${figure.recheck < today ? 'was due to be checked' : 'we check it'} again by ${printStated(figure.recheck)}`;
  }
  return `, valid through ${printStated(figure.expires)}${isExpired(figure, today) ? ', not yet renewed' : ''}`;
}

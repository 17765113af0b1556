import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '../../mortgage/dates/day.ts';
import type { Figure } from '../../mortgage/figures/figure.ts';
import type { FigureId } from '../../mortgage/figures/project/values.ts';
import { type Figures, figuresWith, parseRenewals, type Renewals, renewalsFile } from '../../mortgage/figures/renewals.ts';
import { remindDays } from '../../publishing/launch/findings.ts';
import type { Workplace } from '../workplace.ts';

/** Figures that are read at one address at one time, and hold until the same day. */
export interface Publication {
  /** The name of its first figure, which is its part of an address. */
  readonly id: FigureId;
  readonly first: Figure;
  readonly figures: readonly { readonly id: FigureId; readonly figure: Figure }[];
}

/** What the owner has renewed so far. @throws FiguresFileError */
export function renewalsOf({ folder }: Workplace): Renewals {
  const path = join(folder, renewalsFile);
  return parseRenewals(existsSync(path) ? readFileSync(path, 'utf8') : undefined);
}

/** The figures in force, as the owner's file has them at this moment. @throws FiguresFileError */
export const currentFigures = (place: Workplace): Figures => figuresWith(renewalsOf(place));

/** Figures in groups of one publication each, in the order of its first figure. */
export function publicationsOf(figures: Figures): Publication[] {
  const all = Object.entries(figures).map(([id, figure]) => ({ id: id as FigureId, figure }));
  const groups = Map.groupBy(all, ({ figure: { source, sourceUrl, asOf, expires, recheck, standing } }) =>
    [source, sourceUrl, asOf, expires, recheck, standing].join('\n'),
  );
  return [...groups.values()].flatMap((group) => {
    const [head] = group;
    return head ? [{ id: head.id, first: head.figure, figures: group }] : [];
  });
}

/** The last day on which a publication holds, or the one by which to read it again; none for a law. */
export const lastDayOf = ({ first: { expires, recheck } }: Publication): string | undefined => expires ?? recheck;

/** Whether a publication's day is past, is within the days in which the owner is reminded, or is later than that. */
export function dueOf(publication: Publication, today: string): 'past' | 'soon' | 'later' {
  const day = lastDayOf(publication);
  if (day === undefined || day > addDays(today, remindDays)) return 'later';
  return day < today ? 'past' : 'soon';
}

import { fhaPremiumFigures } from '../../../mortgage/fha-premium-figures.ts';
import { type Figure, type FigureId, figures, printFigure } from '../../../mortgage/figures.ts';

/** The published figures that the comparison is worked out with. */
const used: readonly FigureId[] = [
  'conforming-limit',
  'conforming-limit-king',
  'fha-limit-floor',
  'fha-limit-king',
  'conventional-min-down-payment',
  'fha-min-down-payment',
  'fha-upfront-premium',
  'fha-annual-premium',
  'fha-annual-premium-high-ltv',
  ...(Object.keys(fhaPremiumFigures) as (keyof typeof fhaPremiumFigures)[]),
  'va-funding-fee-first',
  'va-funding-fee-first-5-down',
  'va-funding-fee-first-10-down',
  'va-funding-fee-later',
  'usda-guarantee-fee',
  'usda-annual-fee',
];

/** One publication with the figures taken from it. */
export interface Publication extends Pick<Figure, 'source' | 'sourceUrl' | 'asOf' | 'expires'> {
  readonly figures: readonly string[];
}

/** The figures of the comparison by publication, each with its words. */
export function programSources(): Publication[] {
  const bySource = new Map<string, Figure[]>();
  for (const id of used) {
    const figure: Figure = figures[id];
    bySource.set(figure.source, [...(bySource.get(figure.source) ?? []), figure]);
  }
  return [...bySource.values()].map((group) => {
    const { source, sourceUrl, asOf, expires } = group[0] as Figure;
    return {
      source,
      sourceUrl,
      asOf,
      ...(expires !== undefined && { expires }),
      figures: group.map((figure) => `${printFigure(figure)}: ${figure.label}`),
    };
  });
}

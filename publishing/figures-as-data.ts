import { basename } from 'node:path';
import * as closingCostValues from '../mortgage/figures/closing-cost-values.ts';
import * as disclosureDays from '../mortgage/figures/disclosure-days.ts';
import * as homeCosts from '../mortgage/figures/home-costs.ts';
import * as values from '../mortgage/figures/values.ts';

/** Modules of `mortgage/figures/` that browsers get, by their files. */
const shipped: Readonly<Record<string, object>> = {
  'values.ts': values,
  'closing-cost-values.ts': closingCostValues,
  'disclosure-days.ts': disclosureDays,
  'home-costs.ts': homeCosts,
};

/**
 * Ships the figures in force as the numbers that they are: which of the project's and the owner's is the newer one has been decided
 * here, and neither the sources that it takes nor what the owner has renewed goes along.
 */
export function figuresAsData() {
  return {
    name: 'figures-as-data',
    load: {
      filter: { id: /[\\/]mortgage[\\/]figures[\\/][a-z-]+\.ts$/ },
      handler(id: string) {
        const exported = shipped[basename(id)];
        if (!exported) return undefined;
        return Object.entries(exported)
          .map(([name, data]) => `export const ${name} = ${JSON.stringify(data)};`)
          .join('\n');
      },
    },
  };
}

import { homeAdvantageAssistance } from './figure-sources.ts';
import { figureValues } from './figure-values.ts';

/** How much down payment assistance the state's housing finance commission offers beside its Home Advantage mortgage. */
export const assistanceFigures = {
  'home-advantage-assistance-low': {
    value: figureValues['home-advantage-assistance-low'],
    unit: 'percent',
    label: 'Home Advantage down payment assistance, of the first mortgage, smallest share',
    ...homeAdvantageAssistance,
  },
  'home-advantage-assistance-middle': {
    value: figureValues['home-advantage-assistance-middle'],
    unit: 'percent',
    label: 'Home Advantage down payment assistance, of the first mortgage, middle share',
    ...homeAdvantageAssistance,
  },
  'home-advantage-assistance-high': {
    value: figureValues['home-advantage-assistance-high'],
    unit: 'percent',
    label: 'Home Advantage down payment assistance, of the first mortgage, largest share',
    ...homeAdvantageAssistance,
  },
} as const;

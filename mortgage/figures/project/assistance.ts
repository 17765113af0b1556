import { homeAdvantageAssistance } from './sources.ts';
import { printedValues } from './values.ts';

/** How much down payment assistance the state's housing finance commission offers beside its Home Advantage mortgage. */
export const assistanceFigures = {
  'home-advantage-assistance-low': {
    value: printedValues['home-advantage-assistance-low'],
    unit: 'percent',
    label: 'Home Advantage down payment assistance, of the first mortgage, smallest share',
    ...homeAdvantageAssistance,
  },
  'home-advantage-assistance-middle': {
    value: printedValues['home-advantage-assistance-middle'],
    unit: 'percent',
    label: 'Home Advantage down payment assistance, of the first mortgage, middle share',
    ...homeAdvantageAssistance,
  },
  'home-advantage-assistance-high': {
    value: printedValues['home-advantage-assistance-high'],
    unit: 'percent',
    label: 'Home Advantage down payment assistance, of the first mortgage, largest share',
    ...homeAdvantageAssistance,
  },
} as const;

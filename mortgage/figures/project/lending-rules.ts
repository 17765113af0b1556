import type { Figure } from '../figure.ts';
import {
  covenantProgram,
  fannieMaeAdu,
  fannieMaeProjects,
  homeAdvantageAssistance,
  hudAdu,
  hudLimitedRenovation,
  hudRentTest,
  taxExemption,
  usdaProperty,
} from './sources.ts';
import { printedValues } from './values.ts';

/** What lenders and programs ask of a home, a building or a household beside price and income. Texts print it. */
export const lendingRuleFigures = {
  'fha-limited-renovation': {
    value: printedValues['fha-limited-renovation'],
    unit: 'dollars',
    label: 'FHA Limited 203(k): the most that repairs may cost',
    ...hudLimitedRenovation,
  },
  'fha-rent-test': {
    value: printedValues['fha-rent-test'],
    unit: 'percent',
    label: 'FHA, three or four units: share of the market rent of all units that must cover the payment',
    ...hudRentTest,
  },
  'fha-reserve-months': {
    value: printedValues['fha-reserve-months'],
    unit: 'count',
    label: 'FHA, three or four units: months of payments in savings after closing',
    ...hudRentTest,
  },
  'fha-adu-rent': {
    value: printedValues['fha-adu-rent'],
    unit: 'percent',
    label: 'FHA: share of the rent of an existing accessory dwelling that may count as income',
    ...hudAdu,
  },
  'fha-adu-share': {
    value: printedValues['fha-adu-share'],
    unit: 'percent',
    label: 'FHA: the most of all qualifying income that the rent of an accessory dwelling may be',
    ...hudAdu,
  },
  'conventional-adu-share': {
    value: printedValues['conventional-adu-share'],
    unit: 'percent',
    label: 'Conventional: the most of all qualifying income that the rent of an accessory dwelling may be',
    ...fannieMaeAdu,
  },
  'condo-reserve-share': {
    value: printedValues['condo-reserve-share'],
    later: [{ validFrom: '2027-01-04', value: 15 }],
    unit: 'percent',
    label: 'Conventional: share of a condominium’s yearly budget that goes into reserves, in a full review',
    ...fannieMaeProjects,
  },
  'usda-water-report-days': {
    value: printedValues['usda-water-report-days'],
    unit: 'count',
    label: 'USDA: days that a report on a well’s water may be old at closing',
    ...usdaProperty,
  },
  'veteran-exemption-rating': {
    value: printedValues['veteran-exemption-rating'],
    unit: 'percent',
    label: 'Property tax exemption: a veteran’s disability rating from which it can be had, taxes from 2027 on',
    ...taxExemption,
  },
  'home-advantage-score': {
    value: printedValues['home-advantage-score'],
    unit: 'count',
    label: 'Home Advantage: credit score that the commission’s page asks for',
    ...homeAdvantageAssistance,
  },
  'covenant-income-share': {
    value: printedValues['covenant-income-share'],
    unit: 'percent',
    label: 'Covenant Homeownership Program: most income, of the area’s median',
    ...covenantProgram,
  },
} as const satisfies Readonly<Record<string, Figure>>;

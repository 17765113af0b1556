import { inForce } from './figures.ts';
import * as project from './project/home-costs.ts';

/**
 * What a home costs beside the loan, as it is in force. The calculators show each with its source and date beside its field, which
 * is why the browser gets these words and no others.
 */
export const homeCostFigures = inForce(project.homeCostFigures);

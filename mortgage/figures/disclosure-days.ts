import { numbersOf } from './figures.ts';
import * as project from './project/disclosure-days.ts';

/**
 * Business days between an application, its two disclosures and the signing, as they are in force. Apart from `values.ts` because
 * the planner of dates ships them and none of the others.
 */
export const disclosureDays = numbersOf(project.disclosureDays);

/**
 * Business days of Regulation Z between an application, its two disclosures and the signing. They stand apart from the other values
 * because the planner of dates ships them and none of those.
 */
export const disclosureDays = {
  'loan-estimate-days': 3,
  'loan-estimate-wait-days': 7,
  'closing-disclosure-days': 3,
} as const;

export type DisclosureDaysId = keyof typeof disclosureDays;

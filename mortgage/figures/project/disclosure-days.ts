/** Business days of Regulation Z between an application, its two disclosures and the signing. */
export const disclosureDays = {
  'loan-estimate-days': 3,
  'loan-estimate-wait-days': 7,
  'closing-disclosure-days': 3,
} as const;

export type DisclosureDaysId = keyof typeof disclosureDays;

/** Where HUD tells the FHA limit of any county. */
export const hudLimitsUrl = 'https://entp.hud.gov/idapp/html/hicostlook.cfm';

/** The state's Department of Revenue: its site leads to the assessor of every county. */
export const assessorsUrl = 'https://dor.wa.gov/';

/** Where USDA tells whether an income and an address are eligible. */
export const usdaEligibilityUrl = 'https://eligibility.sc.egov.usda.gov/';

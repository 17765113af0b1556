/** Where HUD tells the FHA limit of any county. */
export const hudLimitsUrl = 'https://entp.hud.gov/idapp/html/hicostlook.cfm';

/** Where USDA tells whether an income and an address are eligible. */
export const usdaEligibilityUrl = 'https://eligibility.sc.egov.usda.gov/';

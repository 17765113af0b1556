import { hudLimitsUrl, usdaEligibilityUrl } from '../look-ups.ts';

/**
 * Who publishes the figures of `figures.ts`, where, for when and until when. One entry a publication. What was not read in the
 * original says who reports it.
 */

const law = 'law, in force until changed';

/** The years of loan limits stand with their values. Read row by row in the agency's own file. */
export const fhfaLimits = {
  source: 'Federal Housing Finance Agency, conforming loan limits for one unit',
  sourceUrl: 'https://www.fhfa.gov/data/conforming-loan-limit',
} as const;
export const hudLimits = {
  source: 'HUD, FHA mortgage limits for one unit',
  sourceUrl: hudLimitsUrl,
  reportedBy: 'LendingTree',
} as const;
/** A second report that agrees was not found. */
export const hudLimitsOfOneReport = { ...hudLimits, reportedBy: 'LendingTree alone' } as const;
export const hudHandbook = {
  source: 'HUD Handbook 4000.1',
  sourceUrl: 'https://www.hud.gov/hud-partners/single-family-handbook-4000-1',
  asOf: '2026-11',
  // An update of the handbook took effect on November 10, 2026.
  recheck: '2027-01-31',
} as const;
export const hudManualRatios = {
  ...hudHandbook,
  source: 'HUD Handbook 4000.1, II.A.5, manual underwriting',
  reportedBy: 'lenders’ guides',
} as const;
export const hudRentTest = { ...hudHandbook, reportedBy: 'lenders’ guides' } as const;
export const fhaAutomatedRatios = {
  ...hudHandbook,
  source: 'Automated FHA approvals as lenders see them; HUD publishes no limit for them',
  reportedBy: 'lenders’ guides',
} as const;
export const hudPremiums = {
  source: 'HUD Mortgagee Letter 2023-05',
  sourceUrl: 'https://www.hud.gov/sites/dfiles/OCHCO/documents/2023-05hsgml.pdf',
  asOf: '2023-03',
  recheck: '2027-11-30',
} as const;
export const hudPremiumThreshold = { ...hudPremiums, reportedBy: 'lenders’ guides' } as const;
const vaFees = {
  sourceUrl: 'https://www.va.gov/housing-assistance/home-loans/funding-fee-and-closing-costs/',
  reportedBy: 'lenders’ guides',
  asOf: '2023-04',
} as const;
export const vaFundingFee = {
  ...vaFees,
  source: 'VA funding fee, 38 U.S.C. 3729(b)(2)',
  expires: '2034-06-08',
} as const;
export const vaRefinanceFee = { ...vaFees, source: 'VA funding fee, 38 U.S.C. 3729(b)(2)', standing: law } as const;
/** Set for each fiscal year of the government, which begins on October 1. */
export const usdaFees = {
  source: 'USDA Rural Development, guarantee fees of the fiscal year',
  sourceUrl:
    'https://www.rd.usda.gov/programs-services/single-family-housing-programs/single-family-housing-guaranteed-loan-program',
  reportedBy: 'collections of lending rules',
  asOf: '2025-10',
  expires: '2026-09-30',
} as const;
export const usdaIncomeLimit = {
  source: 'USDA Rural Development, Single Family Housing Guaranteed Loan Program, 7 CFR 3555',
  sourceUrl: usdaEligibilityUrl,
  reportedBy: 'lenders’ guides',
  asOf: '2026-11',
  recheck: '2027-11-30',
} as const;
export const homeAdvantageAssistance = {
  source: 'Washington State Housing Finance Commission, Home Advantage down payment assistance',
  sourceUrl: 'https://heretohome.org/',
  asOf: '2026-11',
  recheck: '2027-11-30',
} as const;
export const covenantProgram = {
  source: 'Washington State Housing Finance Commission, Covenant Homeownership Program, RCW 43.181',
  sourceUrl: 'https://heretohome.org/',
  asOf: '2025-07',
  recheck: '2027-07-31',
} as const;
export const hudLimitedRenovation = {
  source: 'HUD Mortgagee Letter 2024-13',
  sourceUrl: 'https://www.hud.gov/hud-partners/single-family-mortgagee-letters',
  reportedBy: 'lawyers’ and lenders’ notes',
  asOf: '2024-11',
  // HUD reviews the cap once a year.
  recheck: '2027-01-31',
} as const;
export const hudAdu = {
  ...hudLimitedRenovation,
  source: 'HUD Mortgagee Letter 2023-17',
  asOf: '2023-10',
  recheck: '2027-11-30',
} as const;
export const fannieMaeAdu = {
  source: 'Fannie Mae Selling Guide, rental income from an accessory dwelling unit',
  sourceUrl: 'https://selling-guide.fanniemae.com/',
  reportedBy: 'lenders’ guides',
  asOf: '2025-10',
  recheck: '2027-11-30',
} as const;
export const fannieMaeProjects = {
  source: 'Fannie Mae Lender Letter LL-2026-03',
  sourceUrl: 'https://singlefamily.fanniemae.com/',
  reportedBy: 'two law firms',
  asOf: '2026-04',
  recheck: '2027-01-31',
} as const;
export const taxExemption = {
  source: 'RCW 84.36.381, as amended by EHB 1106 of 2025',
  sourceUrl: 'https://app.leg.wa.gov/RCW/default.aspx?cite=84.36.381',
  reportedBy: 'a summary of the session law',
  asOf: '2025-07',
  standing: law,
} as const;
export const usdaProperty = {
  source: 'USDA Handbook HB-1-3555, chapter 12',
  sourceUrl: 'https://www.rd.usda.gov/files/3555-1chapter12.pdf',
  reportedBy: 'lenders’ guides',
  asOf: '2026-11',
  recheck: '2027-11-30',
} as const;
export const homeownersProtectionAct = {
  source: 'Homeowners Protection Act, 12 U.S.C. 4902',
  sourceUrl: 'https://www.law.cornell.edu/uscode/text/12/4902',
  asOf: '2026-11',
  standing: law,
} as const;
export const fannieMae97 = {
  source: 'Fannie Mae Eligibility Matrix of May 26, 2021',
  sourceUrl: 'https://singlefamily.fanniemae.com/originating-underwriting/mortgage-products/97-loan-value-options',
  asOf: '2021-05',
  recheck: '2027-01-31',
} as const;
export const fannieMaeHighBalance = {
  source: 'Fannie Mae Selling Guide B5-1-01, High-Balance Mortgage Loans',
  sourceUrl: 'https://selling-guide.fanniemae.com/',
  reportedBy: 'one lender’s guide',
  asOf: '2024-08',
  recheck: '2027-01-31',
} as const;
export const fannieMaeDebtRatio = {
  source: 'Fannie Mae Selling Guide B3-6-02, Debt-to-Income Ratios',
  sourceUrl: 'https://selling-guide.fanniemae.com/sel/b3-6-02/debt-income-ratios',
  reportedBy: 'lenders’ guides',
  asOf: '2026-11',
  recheck: '2027-11-30',
} as const;
export const vaUnderwriting = {
  source: '38 CFR 36.4340, VA underwriting standards',
  sourceUrl: 'https://www.ecfr.gov/current/title-38/chapter-I/part-36/section-36.4340',
  reportedBy: 'lenders’ guides',
  asOf: '2026-11',
  recheck: '2027-11-30',
} as const;
export const usdaRatios = {
  source: 'USDA Handbook HB-1-3555, chapter 11, as revised August 5, 2024',
  sourceUrl: 'https://www.rd.usda.gov/files/3555-1chapter11.pdf',
  asOf: '2024-08',
  recheck: '2027-11-30',
} as const;
export const disclosureTiming = {
  source: 'Regulation Z, 12 CFR 1026.19',
  sourceUrl: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/19/',
  asOf: '2026-11',
  standing: law,
} as const;

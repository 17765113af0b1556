/** Who publishes the figures of `figures.ts`, where, and when it was read there. One entry a publication. */

export const fhfaLimits = {
  source: 'Federal Housing Finance Agency, conforming loan limits 2026',
  sourceUrl: 'https://www.fhfa.gov/data/conforming-loan-limit',
  asOf: '2026-11',
  expires: '2026-12-31',
} as const;
export const hudLimits = {
  source: 'U.S. Department of Housing and Urban Development, FHA mortgage limits 2026',
  sourceUrl: 'https://entp.hud.gov/idapp/html/hicostlook.cfm',
  asOf: '2026-11',
  expires: '2026-12-31',
} as const;
export const hudHandbook = {
  source: 'HUD Handbook 4000.1, FHA Single Family Housing Policy Handbook',
  sourceUrl: 'https://www.hud.gov/hud-partners/single-family-handbook-4000-1',
  asOf: '2026-11',
} as const;
export const hudPremiums = {
  source: 'HUD Mortgagee Letter 2023-05, FHA annual mortgage insurance premium rates',
  sourceUrl: 'https://www.hud.gov/sites/dfiles/OCHCO/documents/2023-05hsgml.pdf',
  asOf: '2026-11',
} as const;
export const vaFundingFee = {
  source: 'U.S. Department of Veterans Affairs, VA funding fee',
  sourceUrl: 'https://www.va.gov/housing-assistance/home-loans/funding-fee-and-closing-costs/',
  asOf: '2026-11',
} as const;
export const usdaGuarantee = {
  source: 'USDA Rural Development, Single Family Housing Guaranteed Loan Program',
  sourceUrl:
    'https://www.rd.usda.gov/programs-services/single-family-housing-programs/single-family-housing-guaranteed-loan-program',
  asOf: '2026-07',
} as const;
export const homeAdvantageAssistance = {
  source: 'Washington State Housing Finance Commission, Home Advantage down payment assistance',
  sourceUrl: 'https://heretohome.org/',
  asOf: '2026-11',
} as const;
export const homeownersProtectionAct = {
  source: 'Consumer Financial Protection Bureau, removing private mortgage insurance (Homeowners Protection Act)',
  sourceUrl: 'https://www.consumerfinance.gov/ask-cfpb/when-can-i-remove-private-mortgage-insurance-pmi-from-my-loan-en-202/',
  asOf: '2026-11',
} as const;
export const fannieMae97 = {
  source: 'Fannie Mae, 97% loan-to-value options',
  sourceUrl: 'https://singlefamily.fanniemae.com/originating-underwriting/mortgage-products/97-loan-value-options',
  asOf: '2026-11',
} as const;
export const fannieMaeDebtRatio = {
  source: 'Fannie Mae Selling Guide B3-6-02, Debt-to-Income Ratios (manual underwriting, with reserves)',
  sourceUrl: 'https://selling-guide.fanniemae.com/1032992131',
  asOf: '2026-11',
} as const;
export const vaUnderwriting = {
  source: '38 CFR 36.4340, VA underwriting standards',
  sourceUrl: 'https://www.ecfr.gov/current/title-38/chapter-I/part-36/section-36.4340',
  asOf: '2026-11',
} as const;
export const usdaRatios = {
  source: 'USDA Handbook HB-1-3555, chapter 11, as revised August 5, 2024',
  sourceUrl: 'https://www.rd.usda.gov/files/3555-1chapter11.pdf',
  asOf: '2026-11',
} as const;
/** Gives $30 to $70 a month for every $100,000 borrowed. */
export const freddieMacPmi = {
  source: 'Freddie Mac, Pricing Out PMI (2019)',
  sourceUrl: 'https://www.freddiemac.com/blog/homeownership/20190913_private_mortgage_insurance.page',
  asOf: '2026-11',
} as const;
export const censusPropertyTax = {
  source: 'U.S. Census Bureau, American Community Survey 2019–2023, as compiled by taxbycounty.com',
  sourceUrl: 'https://taxbycounty.com/washington/king-county',
  asOf: '2026-11',
} as const;
export const homeInsurancePremiums = {
  source: 'Quadrant Information Services, average quoted premium 2024, as reported by Covered',
  sourceUrl: 'https://blog.itscovered.com/state-guides/washington-home-insurance-market',
  asOf: '2026-11',
} as const;
export const disclosureTiming = {
  source: 'Regulation Z, 12 CFR 1026.19',
  sourceUrl: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/19/',
  asOf: '2026-11',
} as const;

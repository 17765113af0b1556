/** Who publishes the figures of `closing-costs.ts`, where, for when and until when. One entry a publication. */

export const bureausSample = {
  source: 'Consumer Financial Protection Bureau, sample Loan Estimate H-24(B)',
  sourceUrl: 'https://www.consumerfinance.gov/rules-policy/regulations/1026/h/',
  asOf: '2013-02',
  standing: 'an example that the Bureau filled in, and no price of today',
} as const;
/** Two pages from here say the same. */
export const appraisers = {
  source: 'Sammamish Mortgage and House Hack Seattle, cost of an appraisal',
  sourceUrl: 'https://www.sammamishmortgage.com/average-cost-of-a-home-appraisal-in-washington/',
  asOf: '2023-10',
  recheck: '2027-06-30',
} as const;
const oldRepublic = {
  sourceUrl: 'https://app.leg.wa.gov/RCW/default.aspx?cite=48.29.147',
  reportedBy: 'a collection of filed prices',
  recheck: '2027-06-30',
} as const;
export const oldRepublicTitle = {
  ...oldRepublic,
  source: 'Old Republic Title, prices filed under RCW 48.29.147 for King, Pierce and Snohomish counties',
  asOf: '2017-05',
} as const;
export const oldRepublicEscrow = {
  ...oldRepublic,
  source: 'Old Republic Title, escrow fees for King, Pierce and Snohomish counties',
  asOf: '2023-09',
} as const;
export const kingCountyRecording = {
  source: 'King County Recorder’s Office, recording fees',
  sourceUrl: 'https://kingcounty.gov/',
  reportedBy: 'a record of the page',
  asOf: '2026-09',
  recheck: '2027-07-31',
} as const;
export const homeInsuranceRange = {
  source: 'Quadrant, Insurify and insurance.com, averages of 2024 and 2025',
  sourceUrl: 'https://insurify.com/homeowners-insurance/report/',
  reportedBy: 'summaries of their reports',
  asOf: '2025-12',
  recheck: '2027-06-30',
} as const;
export const fannieMaeContributions = {
  source: 'Fannie Mae Selling Guide B3-4.1-02, interested party contributions',
  sourceUrl: 'https://selling-guide.fanniemae.com/sel/b3-4.1-02/interested-party-contributions-ipcs',
  reportedBy: 'lenders’ charts',
  asOf: '2025-05',
  recheck: '2027-06-30',
} as const;
export const hudContributions = {
  source: 'HUD Handbook 4000.1, interested party contributions',
  sourceUrl: 'https://www.hud.gov/hud-partners/single-family-handbook-4000-1',
  reportedBy: 'lenders’ charts',
  asOf: '2026-11',
  recheck: '2027-06-30',
} as const;
export const usdaContributions = {
  source: 'USDA Handbook HB-1-3555, seller’s contributions',
  sourceUrl: 'https://www.rd.usda.gov/resources/directives/handbooks',
  reportedBy: 'lenders’ charts',
  asOf: '2026-11',
  recheck: '2027-06-30',
} as const;
export const vaConcessions = {
  source: 'VA Lender’s Handbook, chapter 8, seller concessions',
  sourceUrl: 'https://www.benefits.va.gov/warms/pam26_7.asp',
  reportedBy: 'lenders’ guides',
  asOf: '2026-11',
  recheck: '2027-06-30',
} as const;
const exciseTaxPage = {
  sourceUrl: 'https://dor.wa.gov/taxes-rates/other-taxes/real-estate-excise-tax',
  reportedBy: 'a record of the page',
} as const;
/** The state's tiers (`excise-tax.ts`) move every four years. */
export const stateExciseTax = {
  ...exciseTaxPage,
  source: 'Washington Department of Revenue, real estate excise tax, RCW 82.45.060',
  asOf: '2026-09',
  expires: '2030-12-31',
} as const;
/** A city or a county may change its rate in any year. */
export const localExciseTax = {
  ...exciseTaxPage,
  source: 'Washington Department of Revenue, local rates of the real estate excise tax',
  asOf: '2026-05',
  recheck: '2027-06-30',
} as const;

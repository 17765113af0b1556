/** An address of the site and what links to it are called. */
export interface Route {
  readonly path: string;
  readonly label: string;
  /** The page that it belongs under, where its address does not say so; the menu marks that one while this page is shown. */
  readonly parent?: string;
}

/** Every address of the site but those of the posts. */
export const routes = {
  home: { path: '/', label: 'Home' },
  learn: { path: '/learn', label: 'Learn' },
  preQualify: { path: '/pre-qualify', label: 'Pre-Qualify' },
  calculator: { path: '/calculator', label: 'Calculator' },
  loanOptions: { path: '/loan-options', label: 'Loan Options' },
  about: { path: '/about', label: 'About' },
  blog: { path: '/blog', label: 'Blog' },
  contact: { path: '/contact', label: 'Contact' },
  conventional: { path: '/loan-options/conventional', label: 'Conventional loans' },
  fha: { path: '/loan-options/fha', label: 'FHA loans' },
  va: { path: '/loan-options/va', label: 'VA loans' },
  usda: { path: '/loan-options/usda', label: 'USDA loans' },
  affordability: { path: '/calculator/affordability', label: 'How much home you can afford' },
  cashToClose: { path: '/calculator/cash-to-close', label: 'Cash to close' },
  compare: { path: '/calculator/compare', label: 'Compare loans' },
  refinance: { path: '/calculator/refinance', label: 'When a refinance pays' },
  specialPrograms: { path: '/special-programs', label: 'Special programs', parent: '/loan-options' },
  firstTimeBuyerGuide: { path: '/learn/first-time-buyer-guide', label: 'First-Time Buyer Guide' },
  marketInsights: { path: '/learn/market-insights', label: 'Market Insights' },
  loanProtection: { path: '/learn/loan-protection', label: 'Loan Protection Considerations' },
  timelineProcess: { path: '/learn/timeline-process', label: 'Mortgage Timeline & Process' },
  creditImprovement: { path: '/learn/credit-improvement', label: 'Credit Improvement Tips' },
  rateComparison: { path: '/learn/rate-comparison', label: 'Rate Comparison & Options' },
  adaStatement: { path: '/ada-accessibility-statement', label: 'ADA Accessibility Statement' },
  agentRecommendation: { path: '/real-estate-agent-recommendation', label: 'Real Estate Agent Recommendation' },
  secondLook: { path: '/second-look', label: 'Second Look' },
  loanEstimates: { path: '/second-look/loan-estimates', label: 'Read your Loan Estimate', parent: '/second-look' },
  card: { path: '/card', label: 'Our card' },
  sources: { path: '/sources', label: 'Figures and their sources' },
  privacyPolicy: { path: '/privacy-policy', label: 'Privacy Policy' },
  communicationsPolicy: { path: '/communications-policy', label: 'Communications Policy' },
} as const satisfies Record<string, Route>;

/** What the card leads to: the contact to save, and the code that opens the card. */
export const cardFiles = { contact: '/card.vcf', code: '/card.svg' } as const;

/** Where the planner of dates stands. */
export const datesPath = `${routes.timelineProcess.path}#dates`;

/** Where the tiers of the seller's tax stand. */
export const exciseTaxPath = `${routes.sources.path}#excise-tax`;

/** The seven links of the header, in their order. */
export const mainMenu: readonly Route[] = [
  routes.learn,
  routes.preQualify,
  routes.calculator,
  routes.loanOptions,
  routes.about,
  routes.blog,
  routes.contact,
];

/** The columns of the footer. The links of 'Important Info' follow the licence registry. */
export const footerColumns: readonly { readonly title: string; readonly links: readonly Route[] }[] = [
  {
    title: 'Get Started',
    links: [
      routes.loanOptions,
      routes.preQualify,
      { path: routes.preQualify.path, label: 'Apply for a Loan' },
      { path: routes.calculator.path, label: 'Mortgage Calculator' },
    ],
  },
  {
    title: 'Our Company',
    links: [
      { path: routes.about.path, label: 'About Us' },
      { path: routes.learn.path, label: 'Learn Center' },
      { path: routes.blog.path, label: 'Mortgage Blog' },
      { path: routes.contact.path, label: 'Contact Us' },
    ],
  },
  {
    title: 'Important Info',
    links: [
      routes.adaStatement,
      routes.privacyPolicy,
      routes.communicationsPolicy,
      routes.agentRecommendation,
      routes.secondLook,
    ],
  },
];

/** Address of a post's page. */
export function postPath(slug: string): string {
  return `${routes.blog.path}/${slug}`;
}

/** Address of a page of the list of posts, from 1 on. */
export function blogPagePath(page: number): string {
  return page === 1 ? routes.blog.path : `${routes.blog.path}/page/${page}`;
}

/** Address of the text version of a page: `/about.txt` for `/about`, `/index.txt` for `/`. */
export function textVersionPath(path: string): string {
  return path === '/' ? '/index.txt' : `${path}.txt`;
}

/** The menu link that stands for a page: its own, or the one it belongs under. */
export function menuPathOf(path: string): string {
  const route = Object.values<Route>(routes).find((candidate) => candidate.path === path);
  return route?.parent ?? mainMenu.find((menu) => path.startsWith(`${menu.path}/`))?.path ?? path;
}

/** The way down to a page, itself included: its parent's label and path, then its own title and path. */
export function trailTo(path: string, title: string): { readonly label: string; readonly path: string }[] {
  const parentPath = menuPathOf(path);
  const parent = Object.values<Route>(routes).find((route) => route.path === parentPath && parentPath !== path);
  return [...(parent ? [{ label: parent.label, path: parent.path }] : []), { label: title, path }];
}

import { attribute, count, type Fact, link, words } from './fact.ts';

/** The six built-in posts: slug and category. */
export const posts = [
  ['washington-state-first-time-buyer-programs-2025', 'First-Time Buyers'],
  ['interest-rates-forecast-2025', 'Market Analysis'],
  ['5-steps-improve-credit-score', 'Credit Tips'],
  ['refinancing-vs-home-equity-loan', 'Refinancing'],
  ['puget-sound-housing-market-update-2025', 'Market Update'],
  ['va-loan-benefits-guide', 'VA Loans'],
] as const;

/** Where the page stands that is shown for every slug without a post. */
const lost = '/blog/post-not-found';
const featured = posts[0][0];

/** Sections 2, 3 and 9 of the specification: the blog. */
export const blogFacts: readonly Fact[] = [
  words('A slug without a post: Post Not Found', lost, 'Post Not Found', 'main h1'),
  words("A slug without a post: it couldn't be found", lost, "couldn't be found"),
  link('A slug without a post: Back to Blog', lost, 'Back to Blog', '/blog'),
  count('/blog: six posts', '/blog', 'main article', 6),
  ...posts.map(([slug]) => attribute(`/blog: links ${slug}`, '/blog', 'main article a', 'href', `/blog/${slug}`)),
  {
    says: '/blog: the first post is featured, and no other',
    page: '/blog',
    holds: (document) => {
      const listed = new Set(document.querySelectorAll('main li article a').map((anchor) => anchor.getAttribute('href')));
      return listed.size === 5 && !listed.has(`/blog/${featured}`);
    },
    breaks: [(document) => document.querySelector('main li article a')?.setAttribute('href', `/blog/${featured}`)],
  },
  count('/blog: a title', '/blog', 'head > title', 1),
  attribute('/blog: a description', '/blog', 'meta[name=description]', 'content', /.{70}/),
  ...posts.flatMap(([slug, category]) => {
    const page = `/blog/${slug}`;
    return [
      words(`${page}: its category`, page, category, 'main article > div:first-of-type p span, main article div p span'),
      words(`${page}: a title`, page, /\w.{10}/, 'main article h1'),
      words(`${page}: a date`, page, /^[A-Z][a-z]+ \d{1,2}, 20\d\d$/, 'main article time'),
      words(`${page}: a read time`, page, /\d+ min read/, 'main article'),
      words(`${page}: an author line, the company team`, page, /^By .{5,}team$/, 'main article'),
      attribute(`${page}: an image with its description`, page, 'main article img', 'alt', /.{20}/),
      words(`${page}: an excerpt`, page, /\w.{60}/, 'main article > p'),
      words(`${page}: an article, no filler text`, page, /\w.{60}/, 'main article .prose p'),
      words(`${page}: About the Author`, page, 'About the Author', 'main aside h2'),
      words(`${page}: Questions?`, page, 'Questions?', 'main aside h2'),
      link(`${page}: the Questions? card leads to /contact`, page, 'Contact us', '/contact', { within: 'main aside' }),
    ];
  }),
];

import { expect, it } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

const rules = speculationRules([
  { path: '/about', html: '<main>Words</main>' },
  { path: '/contact', html: '<form method="post" action="/f/contact"></form>' },
  { path: '/calculator', html: '<astro-island></astro-island>' },
  { path: '/search', html: '<form method="get"></form>' },
]);

it('a page with a form to send or an island is only fetched before it is seen', () => {
  expect(rules.prefetch).toEqual([{ where: { href_matches: ['/contact', '/calculator'] }, eagerness: 'moderate' }]);
  expect(JSON.stringify(rules.prerender)).toContain('{"not":{"href_matches":["/contact","/calculator"]}}');
});

it('the form service and files that are no pages are never fetched early', () => {
  const where = JSON.stringify(rules.prerender[0]?.where);
  expect(where).toContain('{"not":{"href_matches":["/f/*","/*.*"]}}');
});

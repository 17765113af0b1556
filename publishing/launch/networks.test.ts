import { describe, expect, it } from 'vitest';
import type { Owner } from '../../owner/owner-schema.ts';
import { ready } from '../../tests/ready-owner.ts';
import { type LaunchFacts, launchFindings } from './findings.ts';

const whats = (facts: Partial<LaunchFacts>) => launchFindings({ ...ready, ...facts }).map(({ what }) => what);

describe('a social link', () => {
  const linked = (kind: string, label: string, href: string) =>
    whats({ owner: { ...ready.owner, social: [{ kind, label, href }] as Owner['social'] } });

  it.each([
    [
      'bluesky',
      'Bluesky',
      'https://www.facebook.com/harborlight',
      'is called "Bluesky", of the kind bluesky, and leads to www.facebook.com',
    ],
    [
      'facebook',
      'Bluesky',
      'https://www.facebook.com/harborlight',
      'is called "Bluesky", of the kind facebook, and leads to www.facebook.com',
    ],
    [
      'reviews',
      'Zillow reviews',
      'https://www.yelp.com/biz/h',
      'is called "Zillow reviews", of the kind reviews, and leads to www.yelp.com',
    ],
    ['mastodon', 'Mastodon', 'https://x.com/h', 'is called "Mastodon", of the kind mastodon, and leads to x.com'],
    [
      'facebook',
      'Facebook',
      'https://facebook.com.evil.com/h',
      'is called "Facebook", of the kind facebook, and leads to facebook.com.evil.com',
    ],
    [
      'instagram',
      'Instagram',
      'https://www.instagram.com/',
      'is called "Instagram" and leads to the front page of www.instagram.com, not to yours',
    ],
  ])('%s "%s" to %s is told', (kind, label, href, what) => expect(linked(kind, label, href)).toEqual([`social.0 ${what}`]));

  it.each([
    ['reviews', 'Reviews', 'https://www.facebook.com/harborlight/reviews'],
    ['reviews', 'Google reviews', 'https://g.page/r/abc/review'],
    ['mastodon', 'Mastodon', 'https://hachyderm.io/@harborlight'],
    ['lender-profile', 'Lender profile', 'https://www.zillow.com/lender-profile/harbor'],
    ['x', 'X (Twitter)', 'https://twitter.com/harborlight'],
    ['other', 'YouTube', 'https://www.youtube.com/@harborlight'],
  ])('%s "%s" to %s is right', (kind, label, href) => expect(linked(kind, label, href)).toEqual([]));
});

import type { Owner } from '../../owner/owner-schema.ts';
import type { Finding } from './finding.ts';

type SocialLink = Owner['social'][number];

interface Network {
  readonly name: string;
  /** The kind of link that is meant for it, where there is one. */
  readonly kind?: SocialLink['kind'];
  /** What a label calls it. */
  readonly called: RegExp;
  /** The sites that it is reached at, without `www.`. */
  readonly hosts: readonly string[];
}

const networks: readonly Network[] = [
  { name: 'Facebook', kind: 'facebook', called: /facebook/i, hosts: ['facebook.com', 'fb.com', 'fb.me'] },
  { name: 'X', kind: 'x', called: /^x$|twitter/i, hosts: ['x.com', 'twitter.com'] },
  { name: 'LinkedIn', kind: 'linkedin', called: /linked ?in/i, hosts: ['linkedin.com', 'lnkd.in'] },
  { name: 'Instagram', kind: 'instagram', called: /instagram/i, hosts: ['instagram.com', 'instagr.am'] },
  { name: 'Bluesky', kind: 'bluesky', called: /blue ?sky/i, hosts: ['bsky.app', 'bsky.social'] },
  { name: 'Threads', kind: 'threads', called: /^threads$/i, hosts: ['threads.com', 'threads.net'] },
  { name: 'YouTube', called: /you ?tube/i, hosts: ['youtube.com', 'youtu.be'] },
  { name: 'TikTok', called: /tik ?tok/i, hosts: ['tiktok.com'] },
  { name: 'Google', called: /google/i, hosts: ['google.com', 'g.page', 'goo.gl', 'g.co'] },
  { name: 'Yelp', called: /yelp/i, hosts: ['yelp.com'] },
  { name: 'Zillow', called: /zillow/i, hosts: ['zillow.com'] },
];

const leadsTo = ({ hosts }: Network, host: string) => hosts.some((known) => host === known || host.endsWith(`.${known}`));

function fault({ kind, label, href }: SocialLink): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const { host, pathname } = new URL(href);
  // Made-up addresses are reported as sample data.
  if (/(^|\.)example\.(com|org|net)$/.test(host)) return undefined;
  const meant = networks.filter((network) => network.kind === kind || network.called.test(label.trim()));
  const wrong = meant.find((network) => !leadsTo(network, host));
  if (wrong) return `is called "${label}", of the kind ${kind}, and leads to ${host}`;
  const taken = kind === 'mastodon' ? networks.find((network) => leadsTo(network, host)) : undefined;
  if (taken) return `is called "${label}", of the kind ${kind}, and leads to ${host}`;
  const known = networks.some((network) => leadsTo(network, host));
  return known && pathname === '/' ? `is called "${label}" and leads to the front page of ${host}, not to yours` : undefined;
}

/** Social links that lead elsewhere than their kind or their label says. */
export function networkFindings({ social }: Owner): Finding[] {
  return social.flatMap((link, place) => {
    const what = fault(link);
    return what === undefined
      ? []
      : [
          {
            about: 'Links',
            field: `social.${place}.href`,
            what: `social.${place} ${what}`,
            remedy: 'Open your page there and copy its address, or correct kind and label.',
          },
        ];
  });
}

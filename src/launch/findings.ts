import type { Figure } from '../../mortgage/figures.ts';
import { isConfiguredEndpoint } from '../delivery/endpoint.ts';
import type { Owner } from '../owner/define-owner.ts';
import { sampleValues } from '../owner/sample-data.ts';

/** One thing that stands between the site and going live. */
export interface Finding {
  readonly about: string;
  readonly what: string;
  /** What the owner does about it. */
  readonly mend: string;
}

export interface LaunchFacts {
  readonly owner: Owner;
  readonly endpoints: Owner['formEndpoints'];
  readonly figures: readonly Figure[];
  readonly siteUrl: string | undefined;
  readonly mailIsSetUp: boolean;
  /** Today, `YYYY-MM-DD`. */
  readonly today: string;
}

function identity({ owner }: LaunchFacts): Finding[] {
  return sampleValues(owner).map(({ field, value }) => ({
    about: 'Identity',
    what: `${field} is still sample data: "${value}"`,
    mend: `Put the real value into owner.config.ts.`,
  }));
}

function statistics({ owner }: LaunchFacts): Finding[] {
  return Object.entries(owner.statistics)
    .filter(([, { source, asOf }]) => !source || !asOf)
    .map(([name, { figure, label }]) => ({
      about: 'Claims',
      what: `statistics.${name} ("${figure} ${label}") has no source or no month`,
      mend: 'Add source, sourceUrl and asOf beside it in owner.config.ts. A claim without proof may not be advertised.',
    }));
}

function expiredFigures({ figures, today }: LaunchFacts): Finding[] {
  return figures
    .filter(({ expires }) => expires !== undefined && expires < today)
    .map(({ label, expires, sourceUrl }) => ({
      about: 'Figures',
      what: `"${label}" was valid through ${expires}`,
      mend: `Read the new figure at ${sourceUrl} and change it with its dates in mortgage/.`,
    }));
}

function delivery({ endpoints, siteUrl, mailIsSetUp }: LaunchFacts): Finding[] {
  const unset = Object.entries(endpoints).filter(([, endpoint]) => !isConfiguredEndpoint(endpoint));
  const embedded = Object.values(endpoints).some((endpoint) => endpoint.startsWith('/'));
  return [
    ...unset.map(([form]) => ({
      about: 'Forms',
      what: `The ${form} form has no endpoint`,
      mend: 'Set formEndpoints in owner.config.ts, or its environment variable.',
    })),
    ...(embedded && !mailIsSetUp
      ? [
          {
            about: 'Mail',
            what: 'Nobody is told of a new message',
            mend: 'Set SMTP_URL, LEADS_TO and LEADS_FROM where the site runs.',
          },
        ]
      : []),
    ...(siteUrl
      ? []
      : [
          {
            about: 'Address',
            what: 'SITE_URL is not set',
            mend: 'Set SITE_URL to the public address, such as https://www.your-name.com, when building and serving.',
          },
        ]),
  ];
}

/** Everything that still stands between this checkout and going live; empty when nothing does. */
export function launchFindings(facts: LaunchFacts): Finding[] {
  return [identity, statistics, expiredFigures, delivery].flatMap((check) => check(facts));
}

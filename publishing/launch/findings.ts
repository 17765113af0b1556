import { isConfiguredEndpoint } from '../../forms/endpoint.ts';
import type { Figure } from '../../mortgage/figures/figure.ts';
import type { Owner } from '../../owner/owner-schema.ts';
import { sampleValues } from '../../owner/sample-data.ts';
import { claimFindings } from './claims.ts';
import type { Finding } from './finding.ts';
import { licenseFindings } from './licenses.ts';
import { linkFault, linkFindings } from './links.ts';
import { networkFindings } from './networks.ts';

export interface LaunchFacts {
  readonly owner: Owner;
  readonly endpoints: Owner['formEndpoints'];
  readonly figures: readonly Figure[];
  readonly siteUrl: string | undefined;
  /** Mailboxes, with commas between them, that new messages are sent to; undefined while mail is not set up. */
  readonly mailTo: string | undefined;
  /** Host that each new message is sent to besides (`LEADS_WEBHOOK_URL`). */
  readonly webhookHost?: string | undefined;
  /** Today, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Days before a figure's end from which the owner is reminded of it. */
export const remindDays = 60;

function identity({ owner }: LaunchFacts): Finding[] {
  return sampleValues(owner).map(({ field, value }) => ({
    about: 'Identity',
    field,
    what: `${field} is still sample data: "${value}"`,
    remedy: `Put the real value into owner.yaml.`,
  }));
}

function renewal({ label, sourceUrl }: Figure, what: string): Finding {
  return {
    about: 'Figures',
    what: `"${label}" ${what}`,
    remedy: `On the desk (npm run desk), under “Figures and sources”: read the new figure at ${sourceUrl}, and say until when it holds.`,
  };
}

/** Figures whose last day is past, or the day by which they were to be read again. */
export function expiredFigures({ figures, today }: Pick<LaunchFacts, 'figures' | 'today'>): Finding[] {
  const isPast = (day: string | undefined) => day !== undefined && day < today;
  return [
    ...figures.filter(({ expires }) => isPast(expires)).map((figure) => renewal(figure, `was valid through ${figure.expires}`)),
    ...figures
      .filter(({ recheck }) => isPast(recheck))
      .map((figure) => renewal(figure, `was to be checked by ${figure.recheck}`)),
  ];
}

function forms({ endpoints }: LaunchFacts): Finding[] {
  return Object.entries(endpoints)
    .filter(([, endpoint]) => !isConfiguredEndpoint(endpoint))
    .map(([form]) => ({
      about: 'Forms',
      field: `formEndpoints.${form}`,
      what: `formEndpoints.${form} is empty: nobody can send that form`,
      remedy:
        "Fill it in owner.yaml. This site's own form service takes contact: /f/contact, agentRecommendation: " +
        '/f/agent-recommendation and secondLook: /f/second-look.',
    }));
}

/** A name that RFC 2606 keeps for examples. */
const madeUp = /(^|[@.])example\.(com|org|net)(?=$|[,:])/i;

function mail({ endpoints, mailTo, webhookHost }: LaunchFacts): Finding[] {
  const embedded = Object.values(endpoints).some((endpoint) => endpoint.startsWith('/'));
  if (!embedded) return [];
  const remedy = 'Set SMTP_URL, LEADS_TO and LEADS_FROM where the site runs, then try them: npm run launch-check -- --send-test';
  if (!mailTo && !webhookHost)
    return [{ about: 'Mail', what: 'Nobody is told of a new message: SMTP_URL and LEADS_TO are not set', remedy }];
  const wrong = [
    ...(mailTo && madeUp.test(mailTo) ? [`LEADS_TO is a made-up mailbox: "${mailTo}"`] : []),
    ...(webhookHost && madeUp.test(webhookHost) ? [`LEADS_WEBHOOK_URL leads to a made-up host: "${webhookHost}"`] : []),
  ];
  return wrong.map((what) => ({ about: 'Mail', what, remedy }));
}

function address({ siteUrl }: LaunchFacts): Finding[] {
  const remedy = 'Set SITE_URL to the public address, such as https://www.your-name.com, when building and serving.';
  if (!siteUrl) {
    return [
      { about: 'Address', what: 'SITE_URL is not set: search engines get no sitemap and shared links show no picture', remedy },
    ];
  }
  const fault = linkFault(siteUrl);
  return fault ? [{ about: 'Address', what: `SITE_URL ${fault}: "${siteUrl}"`, remedy }] : [];
}

/** Everything that still stands between this checkout and going live; empty when nothing does. */
export function launchFindings(facts: LaunchFacts): Finding[] {
  return [
    ...identity(facts),
    ...licenseFindings(facts.owner),
    ...claimFindings(facts.owner, facts.today),
    ...linkFindings(facts.owner),
    ...networkFindings(facts.owner),
    ...expiredFigures(facts),
    ...forms(facts),
    ...mail(facts),
    ...address(facts),
  ];
}

/** Figures that hold today and end, or are to be read again, within the next 60 days: no obstacle, but work that is coming. */
export function comingRenewals({ figures, today }: Pick<LaunchFacts, 'figures' | 'today'>): Finding[] {
  const horizon = new Date(Date.parse(today) + remindDays * 86_400_000).toISOString().slice(0, 10);
  const isComing = (day: string | undefined) => day !== undefined && day >= today && day <= horizon;
  return [
    ...figures.filter(({ expires }) => isComing(expires)).map((figure) => renewal(figure, `is valid through ${figure.expires}`)),
    ...figures
      .filter(({ recheck }) => isComing(recheck))
      .map((figure) => renewal(figure, `is to be checked by ${figure.recheck}`)),
  ];
}

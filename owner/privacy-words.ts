import { type BuildSettings, readBuildSettings } from '../settings/read-settings.ts';
import { formEndpoints } from './form-endpoints.ts';
import type { Owner } from './owner-schema.ts';
import { listed } from './owner-words.ts';

const formNames = { contact: 'contact', agentRecommendation: 'agent recommendation', secondLook: 'Second Look' } as const;

interface Takers {
  /** Forms whose messages the site's own server stores. */
  readonly own: readonly string[];
  /** Forms whose messages a company takes, by its host name. */
  readonly hosted: ReadonlyMap<string, readonly string[]>;
}

/** Who takes the messages of which form. A form without an endpoint sends nothing, so nothing is said of it. */
function takersOf(endpoints: Owner['formEndpoints']): Takers {
  const own: string[] = [];
  const hosted = new Map<string, string[]>();
  for (const [form, endpoint] of Object.entries(endpoints) as [keyof typeof formNames, string][]) {
    if (endpoint.startsWith('/')) own.push(formNames[form]);
    else if (URL.canParse(endpoint)) {
      const { host } = new URL(endpoint);
      hosted.set(host, [...(hosted.get(host) ?? []), formNames[form]]);
    }
  }
  return { own, hosted };
}

function storage({ own, hosted }: Takers): string {
  const ofForms = (forms: readonly string[]) =>
    forms.length === 3 ? 'Messages from the forms' : `Messages from the ${listed(forms)} form${forms.length > 1 ? 's' : ''}`;
  return [
    ...(own.length > 0 ? [`${ofForms(own)} are stored in a database on the site's own server.`] : []),
    ...[...hosted].map(
      ([host, forms]) => `${ofForms(forms)} are received and stored for us by a form service at ${host}, under its own policy.`,
    ),
  ].join(' ');
}

function keeping({ own, hosted }: Takers, keepDays: number | undefined): string {
  const asNeeded = 'for as long as your request and the law need them';
  if (keepDays === undefined || own.length === 0) return `We keep messages ${asNeeded}.`;
  const elsewhere = hosted.size > 0 ? 'Copies in our mailbox and at the form service' : 'Copies in our mailbox';
  return `Messages in the site's database are deleted ${keepDays === 1 ? 'one day' : `${keepDays} days`} after they arrive. ${elsewhere} are kept ${asNeeded}.`;
}

/** Who gets a copy of each message beside the mail. */
function copy({ own }: Takers, webhook: BuildSettings['webhook']): string {
  if (!webhook || own.length === 0) return '';
  return webhook.fields === 'all'
    ? `A copy goes to the service that keeps our contacts, at ${webhook.host}. It handles the message on our behalf.`
    : `A service at ${webhook.host} tells us that a message has come. It learns which form was sent, and nothing of what you wrote.`;
}

/** Nothing is said for a form service: whether it confirms a message is its owner's setting. */
function confirmation({ own }: Takers, confirmsToSender: boolean): string {
  if (own.length === 0) return '';
  return confirmsToSender
    ? 'After you send a form, we email a short confirmation to the address you gave. It repeats nothing of what you wrote.'
    : 'We send no automatic confirmation to the address you give.';
}

function outsideFeed({ blogFeed }: Owner): string {
  if (!blogFeed) return 'Its pages load no scripts, fonts or images from other companies.';
  const hosts = [...new Set([blogFeed.scriptUrl, ...blogFeed.origins].map((address) => new URL(address).host))];
  return `Its pages load no scripts, fonts or images from other companies, with one exception: the blog page shows a feed from ${listed(hosts)}. It loads in a separate frame on that page only. That company then receives your network address, as any site you visit does, and its own policy applies.`;
}

/**
 * The sentences of the privacy policy that depend on settings, each under the name of its placeholder: `{owner:privacy-keeping}`.
 */
export function privacyWords(owner: Owner, settings: BuildSettings = readBuildSettings()) {
  const takers = takersOf(formEndpoints(owner, settings));
  const { keepDays, confirmsToSender, mailVendor, webhook } = settings;
  return {
    'privacy-storage': storage(takers),
    'privacy-mail': mailVendor
      ? `${mailVendor} carries our email. It and the company that hosts the site's server handle the message on our behalf.`
      : "The companies that host the site's server and carry our email handle the message on our behalf.",
    'privacy-copy': copy(takers, webhook),
    'privacy-keeping': keeping(takers, keepDays),
    'privacy-confirmation': confirmation(takers, confirmsToSender),
    'privacy-feed': outsideFeed(owner),
  } as const;
}

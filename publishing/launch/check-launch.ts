import { todayInWashington } from '../../mortgage/dates/day.ts';
import { FiguresFileError, figuresWith, type Renewals } from '../../mortgage/figures/renewals.ts';
import { readRenewals } from '../../mortgage/figures/renewals-file.ts';
import { formEndpoints } from '../../owner/form-endpoints.ts';
import type { Owner } from '../../owner/owner-schema.ts';
import { readOwner } from '../../owner/read-owner.ts';
import { readAllSettings, SettingsError, type WebhookSettings } from '../../settings/read-settings.ts';
import { advertisingFindings } from '../advertising/check.ts';
import { type BuiltPage, readBuiltPages } from '../built-pages.ts';
import { provideBuild } from '../provide-build.ts';
import { readPage } from '../read-page.ts';
import { claimsToConfirm } from './claims.ts';
import { contrastFindings } from './contrast.ts';
import { deadLinks } from './dead-links.ts';
import type { Finding } from './finding.ts';
import { comingRenewals, launchFindings } from './findings.ts';
import { pictureFindings } from './pictures.ts';
import { publicAddressFindings } from './public-address.ts';
import type { LaunchReport } from './report.ts';
import { unstatedPrivacy } from './stated-privacy.ts';
import { townFindings } from './towns.ts';

/** What stands between this checkout and going live. */
export interface LaunchCheck extends Required<LaunchReport> {
  /** Whether the owner's file and the settings could be read. */
  readonly isReadable: boolean;
  /** Whether `dist/` is a build of what is here now. */
  readonly isBuilt: boolean;
}

type Settings = ReturnType<typeof readAllSettings>;

/** The settings, or what is wrong with them. */
function trySettings(): Settings | SettingsError {
  try {
    return readAllSettings();
  } catch (error) {
    if (error instanceof SettingsError) return error;
    throw error;
  }
}

const nothingElse = { toConfirm: [], coming: [], notes: [], isReadable: false, isBuilt: false };

/** What an advertising examiner could object to on the built pages. */
function advertising(pages: readonly BuiltPage[], owner: Owner): Finding[] {
  return advertisingFindings(pages, owner).map(({ path, sentence, rule, remedy }) => ({
    about: 'Advertising rules',
    what: `${path}${sentence ? `: "…${sentence}…"` : ''}\n    ${rule}`,
    remedy,
  }));
}

/** What the built privacy policy fails to say of the settings that hold here. */
function privacy(pages: readonly BuiltPage[], owner: Owner): Finding[] {
  return unstatedPrivacy(pages, owner).map((sentence) => ({
    about: 'Privacy policy',
    what: `It does not say: "${sentence}"`,
    remedy:
      'Build the site with the settings that it runs with: npm run build. If that does not help, the text has lost a placeholder.',
  }));
}

/** What the pages themselves show; builds them first where they are missing or old. */
async function pageFindings(
  owner: Owner,
  siteUrl: string | undefined,
): Promise<Pick<LaunchCheck, 'blocking' | 'notes' | 'isBuilt'>> {
  const build = await provideBuild();
  if (build.fault !== undefined) {
    const what = `The site cannot be built:\n    ${build.fault.replaceAll('\n', '\n    ')}`;
    return { blocking: [{ about: 'Build', what, remedy: 'Mend that file and run the check again.' }], notes: [], isBuilt: false };
  }
  const pages = readBuiltPages('dist');
  const read = pages.map(readPage);
  const notes = [
    build.anew && 'Built dist/ anew: it was made from other files or settings. Publish it, and start the server again.',
    `Read ${pages.length} built pages for what advertising rules object to. No program replaces your compliance review.`,
    owner.blogFeed &&
      `The blog shows a feed of ${new URL(owner.blogFeed.scriptUrl).host}. You answer for what it shows, and no check sees it: read it.`,
  ];
  const blocking = [
    ...publicAddressFindings(read, 'dist', siteUrl),
    ...deadLinks(read, 'dist'),
    ...pictureFindings(read, 'dist'),
    ...contrastFindings(pages),
    ...advertising(pages, owner),
    ...privacy(pages, owner),
    ...townFindings(read, owner),
  ];
  return { blocking, notes: notes.filter((note) => typeof note === 'string'), isBuilt: true };
}

/** What the pages cannot say by themselves: another company is handed what people write. */
function handedOn(webhook: WebhookSettings | undefined): Finding[] {
  if (!webhook || webhook.fields === 'reference') return [];
  return [
    {
      about: 'Privacy policy',
      what: `Each new message is also handed to ${webhook.url.host} (LEADS_WEBHOOK_URL)`,
      remedy: 'Say so in content/policies/privacy-policy.md if that is another company, and ask your compliance contact.',
    },
  ];
}

/**
 * Checks the owner's file, the settings, the figures and the built pages, which are built first where they are old.
 *
 * @param today the day for which figures and claims are checked, `YYYY-MM-DD`
 */
export async function checkLaunch(today = todayInWashington()): Promise<LaunchCheck> {
  let owner: Owner;
  let renewals: Renewals;
  try {
    owner = readOwner();
    renewals = readRenewals();
  } catch (error) {
    const about = error instanceof FiguresFileError ? 'Figures' : 'Identity';
    const remedy = 'Mend it in a text editor and run the check again. Nothing else could be checked.';
    return { ...nothingElse, blocking: [{ about, what: (error as Error).message, remedy }] };
  }
  const settings = trySettings();
  const wrong = settings instanceof SettingsError ? settings.sentences : [];
  const right = settings instanceof SettingsError ? undefined : settings;
  const facts = {
    owner,
    endpoints: right ? formEndpoints(owner, right) : owner.formEndpoints,
    figures: Object.values(figuresWith(renewals, today)),
    siteUrl: right?.siteUrl,
    mailTo: right?.mail?.to.join(', '),
    webhookHost: right?.webhook?.url.host,
    today,
  };
  const ofPages = right && (await pageFindings(owner, right.siteUrl));
  return {
    blocking: [
      // A wrong setting is named below: that it is missing as well is not true.
      ...launchFindings(facts).filter(({ about }) => right || !['Mail', 'Address', 'Forms'].includes(about)),
      ...wrong.map((what) => ({ about: 'Settings', what, remedy: 'Mend this setting where the site is built and run.' })),
      ...(ofPages?.blocking ?? []),
    ],
    toConfirm: [...claimsToConfirm(owner, today), ...handedOn(right?.webhook)],
    coming: comingRenewals(facts),
    notes: ofPages?.notes ?? [],
    isReadable: right !== undefined,
    isBuilt: ofPages?.isBuilt ?? false,
  };
}

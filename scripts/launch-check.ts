import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { figures } from '../mortgage/figures/figures.ts';
import { formEndpoints } from '../owner/form-endpoints.ts';
import type { Owner } from '../owner/owner-schema.ts';
import { readOwner } from '../owner/read-owner.ts';
import { advertisingFindings } from '../publishing/advertising/check.ts';
import { buildMark, isBuiltFrom } from '../publishing/build-record.ts';
import { type BuiltPage, readBuiltPages } from '../publishing/built-pages.ts';
import { claimsToConfirm } from '../publishing/launch/claims.ts';
import { contrastFindings } from '../publishing/launch/contrast.ts';
import { deadLinks } from '../publishing/launch/dead-links.ts';
import type { Finding } from '../publishing/launch/finding.ts';
import { comingRenewals, launchFindings } from '../publishing/launch/findings.ts';
import { pictureFindings } from '../publishing/launch/pictures.ts';
import { publicAddressFindings } from '../publishing/launch/public-address.ts';
import { launchReport } from '../publishing/launch/report.ts';
import { unstatedPrivacy } from '../publishing/launch/stated-privacy.ts';
import { readPage } from '../publishing/read-page.ts';
import { sendTestLetter } from '../server/mail/test-letter.ts';
import { sendTestWebhook } from '../server/webhook/test-webhook.ts';
import { type MailSettings, readAllSettings, SettingsError, type WebhookSettings } from '../settings/read-settings.ts';

// `npm run launch-check`: what still stands between this checkout and going live. Exit 1 while anything does.
const usage = `  npm run launch-check                     what to do before the site goes live
  npm run launch-check -- --send-test      also sends one letter through SMTP_URL, and one message to LEADS_WEBHOOK_URL
  npm run launch-check -- --on 2027-01-15  what will be to do on that day
  npm run launch-check -- --env FILE       with the settings of a file, one NAME=value a line`;

const notes: string[] = [];

/** The settings, or what is wrong with them. */
function trySettings(): ReturnType<typeof readAllSettings> | SettingsError {
  try {
    return readAllSettings();
  } catch (error) {
    if (error instanceof SettingsError) return error;
    throw error;
  }
}

/** The owner's file, unless something is wrong with it: that is told, and ends the check. */
function ownerOrEnd(): Owner {
  try {
    return readOwner();
  } catch (error) {
    const remedy = 'Mend it in a text editor and run the check again. Nothing else could be checked.';
    console.log(`\n${launchReport({ blocking: [{ about: 'Identity', what: (error as Error).message, remedy }] })}`);
    process.exit(1);
  }
}

/** Builds `dist/` unless it is what a build would make of the present files and settings; returns why it could not be built. */
function provideBuild(): Finding[] {
  if (isBuiltFrom('dist', buildMark())) return [];
  const { status, stdout, stderr } = spawnSync('node', ['scripts/build.ts', '--quiet'], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  if (status === 0) {
    notes.push('Built dist/ anew: it was made from other files or settings. Publish it, and start the server again.');
    return [];
  }
  const words = `${stderr}${stdout}`
    .split('\n')
    // Without the lines of Astro's log, which begin with the time. Written otherwise they would be shown too, and nothing be lost.
    .filter((line) => line.trim() !== '' && !/^\d\d:\d\d:\d\d /.test(line))
    .map((line) => line.trim())
    .join('\n    ');
  return [{ about: 'Build', what: `The site cannot be built:\n    ${words}`, remedy: 'Mend that file and run the check again.' }];
}

/** What an advertising examiner could object to on the built pages. */
function advertising(pages: readonly BuiltPage[], owner: Owner): Finding[] {
  notes.push(
    `Read ${pages.length} built pages for what advertising rules object to. No program replaces your compliance review.`,
  );
  if (owner.blogFeed) {
    const { host } = new URL(owner.blogFeed.scriptUrl);
    notes.push(`The blog shows a feed of ${host}. You answer for what it shows, and no check sees it: read it.`);
  }
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
function pageFindings(owner: Owner, siteUrl: string | undefined): Finding[] {
  const unbuilt = provideBuild();
  if (unbuilt.length > 0) return unbuilt;
  const pages = readBuiltPages('dist');
  const read = pages.map(readPage);
  return [
    ...publicAddressFindings(read, 'dist', siteUrl),
    ...deadLinks(read, 'dist'),
    ...pictureFindings(read, 'dist'),
    ...contrastFindings(pages),
    ...advertising(pages, owner),
    ...privacy(pages, owner),
  ];
}

async function testLetter(owner: Owner, mail: MailSettings): Promise<Finding[]> {
  const outcome = await sendTestLetter(mail, owner.company.name);
  if (!outcome.sent) return [{ about: 'Mail', what: 'The test letter was not sent', remedy: outcome.why }];
  notes.push(`The mail server took a test letter to ${mail.to.join(' and ')}. Look for it there, in the spam folder too.`);
  return [];
}

async function testWebhook(webhook: WebhookSettings): Promise<Finding[]> {
  const outcome = await sendTestWebhook(webhook);
  if (!outcome.sent) return [{ about: 'Mail', what: 'The test message was not taken by your CRM', remedy: outcome.why }];
  notes.push(`${webhook.url.host} took a test message, of "Test Message". Look for it in your CRM, and delete it there.`);
  return [];
}

/** Tries every way by which the owner is told of a message. */
async function sendTests(owner: Owner, mail?: MailSettings, webhook?: WebhookSettings): Promise<Finding[]> {
  if (!mail && !webhook)
    return [{ about: 'Mail', what: 'No test letter was sent', remedy: 'Set SMTP_URL, LEADS_TO and LEADS_FROM first.' }];
  return [...(mail ? await testLetter(owner, mail) : []), ...(webhook ? await testWebhook(webhook) : [])];
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

const { values } = parseArgs({
  options: { 'send-test': { type: 'boolean' }, on: { type: 'string' }, env: { type: 'string' }, help: { type: 'boolean' } },
});
const today = values.on ?? new Date().toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' });
if (values.help || !/^\d{4}-\d\d-\d\d$/.test(today) || Number.isNaN(Date.parse(today))) {
  console.log(usage);
  process.exit(values.help ? 0 : 2);
}

if (values.env !== undefined) {
  if (!existsSync(values.env)) {
    console.log(`There is no file ${values.env}.\n\n${usage}`);
    process.exit(2);
  }
  try {
    process.loadEnvFile(values.env);
  } catch (error) {
    console.log(
      `${values.env} cannot be read (${(error as Error).message}). Begin the command with sudo if only root may read it.`,
    );
    process.exit(2);
  }
}

const owner = ownerOrEnd();
const settings = trySettings();
const wrongSettings = settings instanceof SettingsError ? settings.sentences : [];
const { siteUrl, mail, webhook, endpoints } =
  settings instanceof SettingsError
    ? { endpoints: owner.formEndpoints, webhook: undefined }
    : { ...settings, endpoints: formEndpoints(owner, settings) };
const facts = {
  owner,
  endpoints,
  figures: Object.values(figures),
  siteUrl,
  mailTo: mail?.to.join(', '),
  webhookHost: webhook?.url.host,
  today,
};
const findings = [
  // A wrong setting is named below: that it is missing as well is not true.
  ...launchFindings(facts).filter(({ about }) => wrongSettings.length === 0 || !['Mail', 'Address', 'Forms'].includes(about)),
  ...wrongSettings.map((what) => ({ about: 'Settings', what, remedy: 'Mend this setting where the site is built and run.' })),
  ...(wrongSettings.length === 0 ? pageFindings(owner, siteUrl) : []),
  ...(values['send-test'] && wrongSettings.length === 0 ? await sendTests(owner, mail, webhook) : []),
];
console.log(
  `\n${launchReport({ blocking: findings, toConfirm: [...claimsToConfirm(owner, today), ...handedOn(webhook)], coming: comingRenewals(facts), notes })}`,
);
process.exitCode = findings.length === 0 ? 0 : 1;

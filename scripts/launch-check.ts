import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { todayInWashington } from '../mortgage/dates/day.ts';
import { readOwner } from '../owner/read-owner.ts';
import { checkLaunch } from '../publishing/launch/check-launch.ts';
import type { Finding } from '../publishing/launch/finding.ts';
import { launchReport } from '../publishing/launch/report.ts';
import { sendTestLetter } from '../server/mail/test-letter.ts';
import { sendTestWebhook } from '../server/webhook/test-webhook.ts';
import { type MailSettings, readAllSettings, type WebhookSettings } from '../settings/read-settings.ts';

// `npm run launch-check`: what still stands between this checkout and going live. Exit 1 while anything does.
const usage = `  npm run launch-check                     what to do before the site goes live
  npm run launch-check -- --send-test      also sends one letter through SMTP_URL, and one message to LEADS_WEBHOOK_URL
  npm run launch-check -- --on 2027-01-15  what will be to do on that day
  npm run launch-check -- --env FILE       with the settings of a file, one NAME=value a line`;

const notes: string[] = [];

async function testLetter(mail: MailSettings): Promise<Finding[]> {
  const outcome = await sendTestLetter(mail, readOwner().company.name);
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
async function sendTests(): Promise<Finding[]> {
  const { mail, webhook } = readAllSettings();
  if (!mail && !webhook)
    return [{ about: 'Mail', what: 'No test letter was sent', remedy: 'Set SMTP_URL, LEADS_TO and LEADS_FROM first.' }];
  return [...(mail ? await testLetter(mail) : []), ...(webhook ? await testWebhook(webhook) : [])];
}

const { values } = parseArgs({
  options: { 'send-test': { type: 'boolean' }, on: { type: 'string' }, env: { type: 'string' }, help: { type: 'boolean' } },
});
const today = values.on ?? todayInWashington();
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

const check = await checkLaunch(today);
const blocking = [...check.blocking, ...(values['send-test'] && check.isReadable ? await sendTests() : [])];
console.log(`\n${launchReport({ ...check, blocking, notes: [...check.notes, ...notes] })}`);
process.exitCode = blocking.length === 0 ? 0 : 1;

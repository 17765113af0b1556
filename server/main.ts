import { setTimeout as pause } from 'node:timers/promises';
import { formEndpoints } from '../owner/form-endpoints.ts';
import type { Owner } from '../owner/owner-schema.ts';
import { readOwner } from '../owner/read-owner.ts';
import { sampleValues } from '../owner/sample-data.ts';
import { type MailSettings, readServerSettings, type ServerSettings } from '../settings/read-settings.ts';
import { buildApp } from './app.ts';
import type { Counts, LeadStore } from './leads/lead-store.ts';
import { leadsFile, openLeadStore } from './leads/open-lead-store.ts';
import { orderedLetters } from './leads/ordered-letters.ts';
import { Retention } from './leads/retention.ts';
import { Postman } from './mail/postman.ts';
import { mailFault } from './mail/test-letter.ts';
import { serviceOrigin } from './service-origin.ts';
import { startFault } from './start-fault.ts';
import { webhookCarrier } from './webhook/webhook.ts';
import { readSite } from './website/files.ts';

/** With `--forms-only` the pages are somewhere else, and only the form service and `/healthz` answer. */
const formsOnly = process.argv.includes('--forms-only');

/** How long after a failed attempt to open the database the next one is made, in milliseconds. */
const openAgainMs = 5_000;

/** What waits for the owner. */
function waiting(counts: Counts): (string | false)[] {
  const { lettersDead, lettersWaiting, webhooksDead, webhooksWaiting, overdue } = counts;
  return [
    lettersWaiting > 0 && `  Waiting letters:      ${lettersWaiting} not delivered yet (npm run leads -- list)`,
    lettersDead > 0 && `  Failed letters:       ${lettersDead} could not be delivered (npm run leads -- list)`,
    webhooksWaiting > 0 && `  Waiting for the CRM:  ${webhooksWaiting} not delivered yet (npm run leads -- list)`,
    webhooksDead > 0 && `  Failed at the CRM:    ${webhooksDead} could not be delivered (npm run leads -- list)`,
    overdue > 0 && `  Not answered:         ${overdue} of them for more than 24 hours (npm run leads -- list --overdue)`,
  ];
}

/** @param counts undefined while the database cannot be opened */
function banner(config: ServerSettings, owner: Owner, counts: Counts | undefined): string {
  const sample = sampleValues(owner).map(({ field }) => field);
  return [
    '',
    `  ${formsOnly ? 'Forms are taken at:  ' : 'The site is running: '} http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${config.port}`,
    `  Messages are kept in: ${config.databaseUrl ? 'PostgreSQL' : leadsFile(config)}  (npm run leads -- list)`,
    formsOnly &&
      `  From the pages of:    ${config.allowedOrigins.join(', ') || 'no other site: set ALLOWED_ORIGINS to where the pages are'}`,
    config.keepDays !== undefined && `  Old messages:         are deleted after ${config.keepDays} days`,
    config.mail
      ? `  Mail:                 is for ${config.mail.to.join(' and ')}. The mail server is being tried.`
      : '  Mail:                 not set up (SMTP_URL). Messages are kept, and nobody is told of them by mail.',
    config.webhook && `  CRM:                  every message is sent to ${config.webhook.url.host} (LEADS_WEBHOOK_URL)`,
    ...(counts ? waiting(counts) : []),
    sample.length > 0 &&
      `  Sample data:          ${sample.length} values of owner.yaml, among them ${sample.slice(0, 4).join(', ')}`,
    '',
  ]
    .filter((line) => line !== false)
    .join('\n');
}

/** Says whether the mail server takes letters: a password that was mistyped would be found out by the first message otherwise. */
async function sayWhetherMailWorks(mail: MailSettings): Promise<void> {
  const fault = await mailFault(mail);
  if (fault)
    console.error(
      `Mail does not work: ${fault}\nMessages are kept meanwhile, and their letters are tried again for three days. ` +
        'Correct the setting, and start the site again.',
    );
  else console.log(`  Mail:                 works. Every message is sent to ${mail.to.join(' and ')}`);
}

/** Waits until the database can be read, or until the site is to stop. */
async function untilOpen(store: LeadStore, stopping: () => boolean): Promise<void> {
  do await pause(openAgainMs);
  while (!stopping() && !(await store.counts().catch(() => undefined)));
}

async function start(): Promise<void> {
  const config = readServerSettings();
  const owner = readOwner();
  const site = formsOnly ? undefined : readSite('dist');
  const store = openLeadStore(config, orderedLetters(config));
  const postman =
    config.mail &&
    new Postman({
      store,
      mail: config.mail,
      owner,
      serviceOrigin: serviceOrigin({
        siteUrl: config.siteUrl,
        servesPages: !formsOnly,
        endpoints: Object.values(formEndpoints(owner, config)),
      }),
      onFault: (fault) =>
        console.error(
          `A letter could not be delivered (${fault}). The message is safe, and its letter is tried again for three days. ` +
            'To learn why: npm run launch-check -- --send-test',
        ),
    });
  const webhook =
    config.webhook &&
    webhookCarrier(config.webhook, {
      store,
      onFault: (fault) =>
        console.error(
          `A message could not be handed to ${config.webhook?.url.host} (${fault}). It is safe, and it is tried again for three days. ` +
            'To learn why: npm run launch-check -- --send-test',
        ),
    });
  const retention = new Retention(store, config.keepDays);
  const app = await buildApp({ ...config, store, owner, site });
  /** Finishes what is under way, answers 503 to what is new, closes the database. */
  async function stopAll(): Promise<void> {
    await Promise.all([postman?.stop(), webhook?.stop(), retention.stop()]);
    await app.close();
  }
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stopAll().then(() => process.exit(0));
    });
  }
  await app.listen({ port: config.port, host: config.host });
  const counts = await store.counts().catch((error: Error): undefined => {
    // The pages do not wait for the database, and the forms answer 503 meanwhile.
    console.error(
      `The messages cannot be opened (${error.message}). The forms ask visitors to try again later, call or write, and opening is ` +
        'tried every five seconds.',
    );
  });
  console.log(banner(config, owner, counts));
  if (config.mail) void sayWhetherMailWorks(config.mail);
  if (!counts) {
    await untilOpen(store, () => stopping);
    if (stopping) return;
    console.error('The messages are open: the forms take messages.');
  }
  postman?.start();
  webhook?.start();
  retention.start();
}

start().catch((error: NodeJS.ErrnoException & { port?: number }) => {
  console.error(startFault(error, error.port));
  process.exit(1);
});

import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../../project-copy.ts';
import { secretPath, WebhookReceiver } from '../../servers/webhook.ts';

/** A day on which every published figure holds. */
const day = '2026-09-30';

const siteUrl = 'https://www.harborlight-home.com';

const letters: string[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    void text(stream).then((letter) => {
      letters.push(letter);
      done();
    });
  },
});

/** A CRM on this machine. */
const crm = new WebhookReceiver();

let site: ProjectCopy;
let sampleOwner: string;
beforeAll(async () => {
  await new Promise<void>((listening) => mailServer.listen(0, '127.0.0.1', listening));
  site = copyProject();
  site.write(
    'site.env',
    `SITE_URL=${siteUrl}\nSMTP_URL=smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}\nLEADS_TO=owner@harborlight-home.com\n`,
  );
  site.write(
    'crm.env',
    `${site.read('site.env').replace(/^SMTP_URL=.*\nLEADS_TO=.*\n/m, '')}LEADS_WEBHOOK_URL=http://127.0.0.1:${await crm.listen()}${secretPath}\nLEADS_WEBHOOK_PRIVATE=yes\n`,
  );
  site.write('mail.env', site.read('site.env').replace(/^SITE_URL=.*\n/, ''));
  sampleOwner = site.read('owner.yaml');
});
afterAll(async () => {
  site.dispose();
  await crm.close();
  await new Promise<void>((closed) => mailServer.close(() => closed()));
});

/** As much as an owner may want to quote. */
const reviews = [
  'We had three offers on the table and no idea what the differences meant. Robin sat with us on a Sunday, went through each Loan Estimate line by line, and told us plainly which one cost less over the years we plan to stay.',
  'My discharge papers were a mess and the first lender gave up. Here somebody called the regional office, found out what was missing, and stayed on the phone until the certificate arrived two weeks later.',
  'As a nurse on night shifts I can never talk before noon. Every question I sent at four in the morning had an answer when I woke up, in words I understood, and the closing date never moved.',
  'Our appraisal came in low on a farmhouse outside Wenatchee. Instead of pushing us to pay the gap, they explained how to ask for a review, which sales to point at, and what to do if it failed.',
  'I asked about refinancing and was told to wait, with the numbers to show why. Nobody earned anything from that talk. When the time did come, a year afterwards, I knew whom to write to.',
  'First house, no family nearby, and a language I still learn. They let my cousin listen in, sent a list of papers instead of a portal full of riddles, and laughed with us when we finally got the keys.',
];

/** Where the social links of a real business lead. */
const profiles: Readonly<Record<string, string>> = {
  facebook: 'facebook.com/harborlight',
  x: 'x.com/harborlight',
  linkedin: 'linkedin.com/company/harborlight',
  instagram: 'instagram.com/harborlight',
  bluesky: 'bsky.app/profile/harborlight',
  threads: 'threads.com/@harborlight',
};

/** The owner's file with every value as a real business would have it. */
function realOwner(): string {
  const quotations = reviews.map((text, index) => ({
    text,
    author: `${'ABCDEF'[index]}. Reviewer`,
    sourceUrl: `https://reviews.harborlight-home.com/r/${index}`,
    date: '2026-05',
  }));
  return sampleOwner
    .replace(/example\.com/g, 'harborlight-home.com')
    .replace(/^company:\n(?: .*\n)+/m, (company) => company.replaceAll('0000000', '1234567'))
    .replaceAll('0000000', '7654321')
    .replaceAll('Sample Harbor', 'Harborlight')
    .replaceAll('Robin Sample', 'Robin Ashford')
    .replace(/555-01/g, '321-01')
    .replace('Example Way', 'Bothell Way')
    .replace('quotations: []', `quotations: ${JSON.stringify(quotations)}`)
    .replace(
      /^( +)figure: /gm,
      '$1source: Closing records\n$1sourceUrl: https://www.harborlight-home.com/about\n$1asOf: 2026-11\n$1figure: ',
    )
    .replace(/(kind: (\w+)\n +label: .*\n +href: https:\/\/)\w+\.harborlight-home\.com\//g, (whole, begin, kind) =>
      profiles[kind] ? `${begin}${profiles[kind]}` : whole,
    );
}

describe('npm run launch-check', { timeout: 180_000 }, () => {
  it('says what an owner file that cannot be read has wrong, without a stack', async () => {
    site.write('owner.yaml', sampleOwner.replace('nmlsId: 0000000', 'nmlsId: 12 34'));
    const { status, output } = await site.run('scripts/launch-check.ts');
    expect(status).toBe(1);
    expect(output).toContain('company.nmlsId must be the NMLS number, digits only, such as 1234567. It is now "12 34".');
    expect(output).toContain('1 thing to do before the site goes live.');
    expect(output).not.toMatch(/\n\s+at /);
  });

  it.each([
    ['nowhere.env', 'There is no file nowhere.env.'],
    ['src', 'src cannot be read'],
  ])('says that it cannot read the settings of %s, without a stack', async (file, sentence) => {
    const { status, output } = await site.run('scripts/launch-check.ts', '--env', file);
    expect(status).toBe(2);
    expect(output).toContain(sentence);
    expect(output).not.toMatch(/\n\s+at /);
  });

  it('names a wrong setting once, and does not call it missing', async () => {
    site.write('owner.yaml', realOwner());
    site.write('wrong.env', `SITE_URL=${siteUrl}\nSMTP_URL=smtp://127.0.0.1:2525\nLEADS_TO=owner\n`);
    const { status, output } = await site.run('scripts/launch-check.ts', '--on', day, '--env', 'wrong.env');
    expect(status).toBe(1);
    expect(output).toContain('LEADS_TO must be an email address such as leads@example.com');
    expect(output).not.toContain('are not set');
    expect(output).toContain('1 thing to do before the site goes live.');
  });

  it('reads the built pages: it names page, sentence, rule and mend, dead links, pictures and colours, and fails', async () => {
    site.write('owner.yaml', realOwner());
    const post = 'content/posts/refinancing-vs-home-equity-loan.md';
    const changes: readonly (readonly [file: string, change: (text: string) => string])[] = [
      [
        post,
        (words) =>
          words.replace(
            /^## /m,
            'We always have the lowest rates. [More](/loan-option/fha). ![Us](https://photos.com/us.jpg)\n\n## ',
          ),
      ],
      ['public/favicon.svg', () => '\u00ff\u00d8\u00ff\u00e0 a photograph'],
      ['src/styles/theme.css', (css) => css.replace(/--color-alpenglow: [^;]+;/, '--color-alpenglow: #2d4a44;')],
    ];
    const before = changes.map(([file]) => [file, site.read(file)] as const);
    for (const [file, change] of changes) writeFileSync(join(site.folder, file), change(site.read(file)), 'latin1');
    const { status, output } = await site.run('scripts/launch-check.ts', '--on', day, '--env', 'mail.env');
    for (const [file, text] of before) {
      site.write(file, text);
      // As a copy of an older file comes: not newer than what was built from the one before it.
      utimesSync(join(site.folder, file), 0, 0);
    }
    expect(status).toBe(1);
    expect(output).toMatch(
      /Advertising rules\n {2}- \/blog\/refinancing-vs-home-equity-loan: "….*We always have the lowest rates.*…"\n {4}WAC 208-620-630.*\n {4}Say what is true/,
    );
    expect(output).toContain(
      '"/loan-option/fha" leads to a page or a file that is not there: on /blog/refinancing-vs-home-equity-loan',
    );
    expect(output).toContain('shows "https://photos.com/us.jpg" from another site');
    expect(output).toContain('/favicon.svg is named SVG and is a JPEG');
    expect(output).toMatch(/\.button--primary, by day: \d\.\d\d to 1, and 4\.5 is the least/);
    expect(output).toContain('SITE_URL is not set');
    expect(site.read('dist/index.html')).not.toContain('rel="canonical"');
    expect(letters).toEqual([]);
  });

  it('builds again after a change of files or settings, whatever the times of files, finds nothing left and sends the test letter that was asked for', async () => {
    const { status, output } = await site.run('scripts/launch-check.ts', '--on', day, '--env', 'site.env', '--send-test');
    expect(output).toContain('Built dist/ anew: it was made from other files or settings.');
    expect(output).toContain('The mail server took a test letter to owner@harborlight-home.com.');
    expect(output).toContain('Nothing stands in the way: the site can go live.');
    expect(status).toBe(0);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toContain('Subject: Test letter from the website of Harborlight Mortgage LLC');
    expect(site.read('dist/index.html')).toContain(`<link rel="canonical" href="${siteUrl}/">`);
    expect(site.read('dist/.headers.json')).toContain('Strict-Transport-Security');
  });

  it('does not build what is built already, and reads what stands there', async () => {
    const home = join(site.folder, 'dist/index.html');
    const built = readFileSync(home, 'utf8');
    writeFileSync(home, built.replace(/<link rel="canonical"[^>]*>/, ''));
    const { status, output } = await site.run('scripts/launch-check.ts', '--on', day, '--env', 'site.env');
    writeFileSync(home, built);
    expect(status).toBe(1);
    expect(output).toContain(`1 built page does not name ${siteUrl} as the address, among them /`);
    expect(output).toContain('1 thing to do before the site goes live.');
    expect(output).not.toContain('Built dist/ anew');
  });

  it('has then built a home page that fits into the first round trip with six reviews', () => {
    expect(site.read('dist/index.html')).toContain(reviews[5]);
    expect(statSync(join(site.folder, 'dist/index.html.br')).size).toBeLessThanOrEqual(14_600);
  });

  it('needs no mail where each message is handed to a CRM, tries that, and asks whether the privacy policy says so', async () => {
    const { status, output } = await site.run('scripts/launch-check.ts', '--on', day, '--env', 'crm.env', '--send-test');
    expect(output).toMatch(/127\.0\.0\.1:\d+ took a test message, of "Test Message"\./);
    expect(output).toMatch(/Each new message is also handed to 127\.0\.0\.1:\d+ \(LEADS_WEBHOOK_URL\)/);
    expect(output).not.toContain('canary');
    expect(output).toContain('Nothing stands in the way: the site can go live.');
    expect(status).toBe(0);
    expect(crm.received).toHaveLength(1);
  });
});

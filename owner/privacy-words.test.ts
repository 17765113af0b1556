import { describe, expect, it } from 'vitest';
import { readBuildSettings } from '../settings/read-settings.ts';
import owner from '../tests/sample-owner.ts';
import { privacyWords } from './privacy-words.ts';

const own = { contact: '/f/contact', agentRecommendation: '/f/agent-recommendation', secondLook: '/f/second-look' };
const words = (environment: NodeJS.ProcessEnv = {}, endpoints: typeof own = own, of = owner) =>
  privacyWords({ ...of, formEndpoints: endpoints }, readBuildSettings(environment));

describe('the privacy policy', () => {
  it('of a plain site says what a plain site does', () => {
    expect(words()).toEqual({
      'privacy-storage': "Messages from the forms are stored in a database on the site's own server.",
      'privacy-mail': "The companies that host the site's server and carry our email handle the message on our behalf.",
      'privacy-copy': '',
      'privacy-keeping': 'We keep messages for as long as your request and the law need them.',
      'privacy-confirmation': 'We send no automatic confirmation to the address you give.',
      'privacy-feed': 'Its pages load no scripts, fonts or images from other companies.',
    });
  });

  it('follows how long messages are kept, who carries the mail and whether a confirmation is sent', () => {
    const said = words({ LEADS_KEEP_DAYS: '400', MAIL_VENDOR: 'Harbor Mail Inc.', CONFIRM_TO_SENDER: 'yes' });
    expect(said['privacy-keeping']).toMatch(
      /^Messages in the site's database are deleted 400 days after they arrive\. Copies in our mailbox/,
    );
    expect(said['privacy-mail']).toMatch(/^Harbor Mail Inc\. carries our email\. /);
    expect(said['privacy-confirmation']).toMatch(/^After you send a form, we email a short confirmation/);
    expect(words({ LEADS_KEEP_DAYS: '1' })['privacy-keeping']).toContain('deleted one day after they arrive');
  });

  it('names who gets a copy of each message, and what of it, and never the address that is a secret', () => {
    const LEADS_WEBHOOK_URL = 'https://hooks.crm.test/catch/123/abc';
    expect(words({ LEADS_WEBHOOK_URL })['privacy-copy']).toBe(
      'A copy goes to the service that keeps our contacts, at hooks.crm.test. It handles the message on our behalf.',
    );
    expect(words({ LEADS_WEBHOOK_URL, LEADS_WEBHOOK_FIELDS: 'reference' })['privacy-copy']).toMatch(
      /nothing of what you wrote\.$/,
    );
    expect(JSON.stringify(words({ LEADS_WEBHOOK_URL }))).not.toContain('abc');
  });

  it('goes by the endpoint of a setting where there is one', () => {
    const set = words({ CONTACT_FORM_ENDPOINT: 'https://forms.service.test/f/abc', SECOND_LOOK_FORM_ENDPOINT: '' });
    expect(set['privacy-storage']).toBe(
      "Messages from the agent recommendation form are stored in a database on the site's own server. Messages from the contact form are received and stored for us by a form service at forms.service.test, under its own policy.",
    );
  });

  it('names each form service, and promises no deletion there', () => {
    const service = 'https://forms.harborlight-home.com/f/abcd';
    const mixed = words({ LEADS_KEEP_DAYS: '30' }, { ...own, agentRecommendation: service });
    expect(mixed['privacy-storage']).toBe(
      "Messages from the contact and Second Look forms are stored in a database on the site's own server. Messages from the agent recommendation form are received and stored for us by a form service at forms.harborlight-home.com, under its own policy.",
    );
    expect(mixed['privacy-keeping']).toContain('Copies in our mailbox and at the form service are kept');
    const hosted = words({ LEADS_KEEP_DAYS: '30' }, { contact: service, agentRecommendation: service, secondLook: service });
    expect(hosted['privacy-storage']).toMatch(
      /^Messages from the forms are received and stored for us by a form service at forms\./,
    );
    expect(hosted['privacy-keeping']).toBe('We keep messages for as long as your request and the law need them.');
    expect(hosted['privacy-confirmation']).toBe('');
  });

  it('names every host of the outside feed', () => {
    const blogFeed = {
      scriptUrl: 'https://widgets.feeds.com/feed.js',
      containerAttributes: {},
      origins: ['https://api.feeds.com', 'https://widgets.feeds.com'],
    };
    expect(words({}, own, { ...owner, blogFeed })['privacy-feed']).toContain(
      'the blog page shows a feed from widgets.feeds.com and api.feeds.com. It loads in a separate frame',
    );
  });
});

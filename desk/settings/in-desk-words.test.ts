import { expect, it } from 'vitest';
import { inDeskWords } from './in-desk-words.ts';

it.each([
  [
    'Set SMTP_URL, LEADS_TO and LEADS_FROM where the site runs, then try them: npm run launch-check -- --send-test',
    'Set “Mail server”, “New messages go to” and “They come from” and press “Save and send a test”',
  ],
  [
    'SITE_URL does not begin with https://: "http://a.test"',
    '“Its public address” does not begin with https://: "http://a.test"',
  ],
  [
    'PUBLISH_TO is not set. Write it into settings.env, for example:\n  PUBLISH_TO=ssh://mortgage-publish@www.example.com',
    '“Where it is published” is not set. Set it under “Mail and addresses”, for example: ssh://mortgage-publish@www.example.com',
  ],
  [
    'It did not accept the password of SMTP_URL. Many providers want an app password here. A # in it is written as %23, a % as %25.',
    'It did not accept the password of “Mail server”. Many providers want an app password here.',
  ],
  ['Put the real value into owner.yaml.', 'Put the real value.'],
])('%s', (said, onDesk) => {
  expect(inDeskWords(said)).toBe(onDesk);
});

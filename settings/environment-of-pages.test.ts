import { expect, it } from 'vitest';
import { environmentOfPages } from './read-settings.ts';

it('a program that makes pages alone is given what pages state, and no password of the mail', () => {
  const environment = { PATH: '/bin', SITE_URL: 'https://a.example', SMTP_URL: 'smtps://a:secret@b.example', PUBLISH_TO: '/srv' };
  expect(environmentOfPages(environment)).toEqual({ PATH: '/bin', SITE_URL: 'https://a.example' });
});

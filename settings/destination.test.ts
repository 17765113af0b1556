import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { isOnThisMachine, readDestination } from './destination.ts';
import { readAllSettings, readPublishSettings, settingsToPublish } from './read-settings.ts';

describe('PUBLISH_TO', () => {
  it.each([
    ['ssh://mortgage-publish@www.example.com', { kind: 'server', user: 'mortgage-publish', host: 'www.example.com' }, false],
    ['ssh://me@127.0.0.1:2222', { kind: 'server', user: 'me', host: '127.0.0.1', port: 2222 }, true],
    ['ssh://me@[2001:db8::1]:2222/', { kind: 'server', user: 'me', host: '2001:db8::1', port: 2222 }, false],
    ['/home/maria/public', { kind: 'folder', path: '/home/maria/public' }, true],
    ['file:///home/maria/my%20site', { kind: 'folder', path: '/home/maria/my site' }, true],
    [
      'git+ssh://git@example.com/me/site.git#pages',
      { kind: 'branch', remote: 'ssh://git@example.com/me/site.git', branch: 'pages' },
      false,
    ],
    [
      'git+https://example.com/me/site.git%23pages',
      { kind: 'branch', remote: 'https://example.com/me/site.git', branch: 'pages' },
      false,
    ],
    ['git+file:///srv/site.git#pages', { kind: 'branch', remote: 'file:///srv/site.git', branch: 'pages' }, true],
  ])('may be %s', (text, destination, here) => {
    const read = readDestination(text);
    expect(read).toEqual(expect.objectContaining(destination));
    expect(read && isOnThisMachine(read)).toBe(here);
    expect(readPublishSettings({ PUBLISH_TO: text }).destination).toEqual(read);
  });

  it.each([
    'www.example.com',
    'public',
    '~/public',
    'ssh://www.example.com',
    'ssh://me@www.example.com/srv/site',
    'ssh://me:secret@www.example.com',
    'ssh://me@-oProxyCommand=sh',
    'ssh://-l@www.example.com',
    'ssh://me@www.example.com:70000',
    'ftp://me@www.example.com',
    'git+ssh://git@example.com/me/site.git',
    'git+https://me:secret@example.com/me/site.git#pages',
    'git+file:///srv/site.git#--upload-pack=sh',
  ])('may not be %s, and the refusal shows right ones and repeats no password', (PUBLISH_TO) => {
    expect(() => readPublishSettings({ PUBLISH_TO })).toThrow(
      'PUBLISH_TO must be a server, a folder or a branch such as ssh://mortgage-publish@www.example.com. A folder is written in ' +
        'full, such as /home/maria/public, and a branch of a git repository as git+ssh://git@example.com/me/site.git%23pages, ' +
        'without a password.',
    );
    expect(() => readAllSettings({ PUBLISH_TO })).toThrow('PUBLISH_TO');
    expect(() => readPublishSettings({ PUBLISH_TO })).not.toThrow('secret');
  });

  it('may be left out', () => {
    expect(readPublishSettings({})).toEqual({ siteUrl: undefined, destination: undefined });
  });
});

it('a published site goes by the settings of this computer, without those that are about this computer alone', () => {
  const environment = {
    SITE_URL: 'https://www.example.com',
    SMTP_URL: `smtps://user:pass"#word@mail.example.com`,
    LEADS_TO: 'leads@example.com',
    CONTACT_FORM_ENDPOINT: '',
    PORT: '4400',
    DATA_DIR: '/home/maria/data',
    PUBLISH_TO: '/home/maria/public',
    HOME: '/home/maria',
  };
  expect(parseEnv(settingsToPublish(environment))).toEqual({
    SITE_URL: 'https://www.example.com',
    SMTP_URL: `smtps://user:pass"#word@mail.example.com`,
    LEADS_TO: 'leads@example.com',
    CONTACT_FORM_ENDPOINT: '',
  });
});

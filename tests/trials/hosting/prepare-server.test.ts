import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const script = 'docs/hosting/prepare-server.sh';
const text = readFileSync(script, 'utf8');
const shellcheck = '/usr/bin/shellcheck';
const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOFT2jK6iEG54 owner@laptop';

it.each([
  [
    [],
    "The first word is the name of the site, without https://, for example: sh prepare-server.sh www.example.com 'ssh-ed25519",
  ],
  [['https://www.example.com', key], 'The first word is the name of the site'],
  [['www.example.com'], 'The second word is the line of your public key, between quotes'],
  [['www.example.com', 'ssh-ed25519'], 'The second word is the line of your public key'],
  [['www.example.com', `${key}\ncommand="sh" ${key}`], 'The second word is the line of your public key'],
])('is refused with an example before anything is changed: %j', (words, sentence) => {
  const { status, stderr } = spawnSync('sh', [script, ...words], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(process.getuid?.() === 0 ? sentence : 'Begin the command as root');
});

it('finds every file that it installs beside it, and gives the key one program and no more', () => {
  for (const [, file] of text.matchAll(/"\$here\/([\w.-]+)"/g)) expect(existsSync(`docs/hosting/${file}`), file).toBe(true);
  expect(text).toContain('restrict,command=\\"/usr/local/sbin/mortgage-publish\\" $key');
  const rules = [...text.matchAll(/NOPASSWD: (.+)$/gm)].map(([, command]) => command);
  expect(rules).toEqual([
    '/usr/bin/systemctl restart mortgage-site.service',
    '/usr/bin/systemctl stop mortgage-site.service',
    '/usr/local/bin/mortgage-leads ask',
  ]);
});

it.skipIf(!existsSync(shellcheck)).each([script, 'docs/hosting/mortgage-publish', 'docs/hosting/mortgage-leads'])(
  'shellcheck finds nothing in %s',
  (file) => {
    expect(spawnSync(shellcheck, [file], { encoding: 'utf8' }).stdout).toBe('');
  },
);

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';

const unit = 'docs/hosting/mortgage-site.service';
const text = readFileSync(unit, 'utf8');
const analyze = '/usr/bin/systemd-analyze';

it('the service sets an environment that the server takes, and keeps messages in the one folder it may write to', () => {
  const environment = Object.fromEntries(
    [...text.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  const config = readConfig(environment);
  expect(text).toMatch(new RegExp(`^ReadWritePaths=${config.dataDir}$`, 'm'));
  expect(config).toMatchObject({ host: '127.0.0.1', port: 4321, trustProxy: ['127.0.0.1'], siteUrl: 'https://www.example.com' });
});

it('the service starts what is in the project', () => {
  const [, folder, program, script] = /^ExecStart=(\/opt\/mortgage-site)\/(\S+) (\S+)$/m.exec(text) ?? [];
  expect(text).toContain(`WorkingDirectory=${folder}\n`);
  for (const file of [program, script]) expect(existsSync(String(file)), file).toBe(true);
});

if (!existsSync(analyze)) it.skip(`systemd is not at ${analyze}: install it to try the service file`);
else {
  it('systemd finds no directive in the service that it does not know', () => {
    const { stderr } = spawnSync(analyze, ['verify', unit], { encoding: 'utf8' });
    // The program is in /opt only where the site has been installed.
    expect(stderr.split('\n').filter((line) => line !== '' && !line.includes('is not executable'))).toEqual([]);
  });

  it('systemd rates the exposure of the service at 2.0 of 10 or less', () => {
    const answer = execFileSync(analyze, ['security', '--offline=true', '--no-pager', unit], { encoding: 'utf8' });
    expect(Number(/Overall exposure level for [^:]+: ([\d.]+)/.exec(answer)?.[1])).toBeLessThanOrEqual(2);
  });
}

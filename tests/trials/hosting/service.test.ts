import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SqlLeadStore } from '../../../server/leads/sql-lead-store.ts';
import { SqliteDatabase } from '../../../server/leads/sqlite-database.ts';
import { readServerSettings } from '../../../settings/read-settings.ts';

const unit = 'docs/hosting/mortgage-site.service';
const text = readFileSync(unit, 'utf8');
const analyze = '/usr/bin/systemd-analyze';

it('the service sets an environment that the server takes, and keeps messages in the one folder it may write to', () => {
  const environment = Object.fromEntries(
    [...text.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  const config = readServerSettings(environment);
  expect(text).toMatch(new RegExp(`^ReadWritePaths=${config.dataDir}$`, 'm'));
  expect(config).toMatchObject({ host: '127.0.0.1', port: 4321, trustProxy: ['127.0.0.1'], siteUrl: 'https://www.example.com' });
});

it('the service starts what is in a release, with the Node of that release and the settings that it was published with', () => {
  const [, folder, options, script] = /^ExecStart=(\S+)\/node (\S+) (\S+)$/m.exec(text) ?? [];
  expect(text).toContain(`WorkingDirectory=${folder}\n`);
  expect(folder).toBe('/opt/mortgage-site/current');
  expect(options).toBe('--env-file-if-exists=settings.env');
  expect(existsSync(String(script)), script).toBe(true);
});

/** A folder with the messages of a site, and one beside it for what is written. */
async function messages(): Promise<{ readonly folder: string; readonly data: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'service-'));
  const store = new SqlLeadStore(new SqliteDatabase(join(folder, 'data', 'leads.db')));
  await store.add({ form: 'contact', values: { name: 'Ana', message: 'Hello' }, status: 'new' });
  await store.close();
  return { folder, data: join(folder, 'data') };
}

it('the nightly service writes a copy of the messages, named by day and time, and removes copies of more than 30 days', async () => {
  const { folder, data } = await messages();
  const unit = readFileSync('docs/hosting/mortgage-site-backup.service', 'utf8');
  const [, copies = ''] = /^ReadWritePaths=\S+ (\S+)$/m.exec(unit) ?? [];
  const old = ['messages-old.db', 'messages-newer.db', 'other.db'].map((name) => join(folder, name));
  for (const file of old) writeFileSync(file, '');
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  for (const file of [old[0], old[2]]) utimesSync(file as string, daysAgo(32), daysAgo(32));
  utimesSync(old[1] as string, daysAgo(29), daysAgo(29));
  for (const [, command = ''] of unit.matchAll(/^Exec\w+=(.+)$/gm)) {
    // As systemd reads it: quotes keep words together, two signs stand for one.
    const words = [
      ...command
        .replaceAll('$$', '$')
        .replaceAll('%%', '%')
        .replaceAll(copies, folder)
        // In a release it stands beside the program.
        .replaceAll('./node ', 'node_modules/.bin/node ')
        .matchAll(/'([^']*)'|\S+/g),
    ];
    const [program = '', ...args] = words.map(([word, quoted]) => quoted ?? word);
    execFileSync(program, args, { env: { ...process.env, DATA_DIR: data } });
  }
  expect(readdirSync(folder).sort()).toEqual([
    'data',
    expect.stringMatching(/^messages-20\d\d-\d\d-\d\d-\d{4}\.db$/),
    'messages-newer.db',
    'other.db',
  ]);
  rmSync(folder, { recursive: true });
});

describe('the command for the messages on a server', () => {
  const script = readFileSync('docs/hosting/mortgage-leads', 'utf8');

  /** Runs it from a folder, on these messages. */
  function run(data: string, cwd: string, ...args: string[]): string {
    const release = join(data, '..', 'release');
    if (!existsSync(release)) {
      mkdirSync(release);
      symlinkSync(resolve('node_modules/.bin/node'), join(release, 'node'));
      symlinkSync(resolve('server'), join(release, 'server'));
    }
    const here = script
      .replaceAll('/opt/mortgage-site/current', release)
      .replaceAll('/var/lib/mortgage-site', data)
      // A user that every machine has, and that may write nowhere.
      .replace('user=mortgage-site', 'user=nobody');
    writeFileSync(join(data, '..', 'mortgage-leads'), here, { mode: 0o755 });
    return execFileSync(join(data, '..', 'mortgage-leads'), args, { cwd, encoding: 'utf8', env: { PATH: process.env.PATH } });
  }

  it('names what the service file names', () => {
    for (const path of ['/opt/mortgage-site', '/var/lib/mortgage-site', '/etc/mortgage-site.env']) {
      expect(script).toContain(path);
      expect(text).toContain(path);
    }
  });

  it('lists them, and writes a table and a copy into the folder where it is called, for the one whom the folder belongs to', async () => {
    const { folder, data } = await messages();
    const home = join(folder, 'home');
    mkdirSync(home);
    const isRoot = process.getuid?.() === 0;
    if (isRoot) {
      chownSync(home, 12_345, 12_345);
      // The messages are the service's, which root's command becomes.
      chmodSync(folder, 0o755);
      for (const file of ['.', ...readdirSync(data)]) chownSync(join(data, file), 65_534, 65_534);
    }
    expect(run(data, home, 'list')).toContain('Ana');
    run(data, home, 'export', 'messages.csv');
    run(data, home, 'backup', 'messages.db');
    for (const file of ['messages.csv', 'messages.db']) {
      expect(statSync(join(home, file)).mode & 0o777).toBe(0o600);
      if (isRoot) expect(statSync(join(home, file)).uid).toBe(12_345);
    }
    rmSync(folder, { recursive: true });
  });
});

if (!existsSync(analyze)) it.skip(`systemd is not at ${analyze}: install it to try the service files`);
else {
  it.each(['mortgage-site.service', 'mortgage-site-backup.service', 'mortgage-site-backup.timer'])(
    'systemd finds no directive in %s that it does not know',
    (file) => {
      const { stderr } = spawnSync(analyze, ['verify', `docs/hosting/${file}`], { encoding: 'utf8' });
      // The program is in /opt only where the site has been installed.
      expect(stderr.split('\n').filter((line) => line !== '' && !line.includes('is not executable'))).toEqual([]);
    },
  );

  it.each(['mortgage-site.service', 'mortgage-site-backup.service'])(
    'systemd rates the exposure of %s at 2.0 of 10 or less',
    (file) => {
      const answer = execFileSync(analyze, ['security', '--offline=true', '--no-pager', `docs/hosting/${file}`], {
        encoding: 'utf8',
      });
      expect(Number(/Overall exposure level for [^:]+: ([\d.]+)/.exec(answer)?.[1])).toBeLessThanOrEqual(2);
    },
  );
}

it('no service leaves a dump of its memory, which would hold what people wrote', () => {
  for (const file of ['mortgage-site.service', 'mortgage-site-backup.service'])
    expect(readFileSync(`docs/hosting/${file}`, 'utf8')).toMatch(/^LimitCORE=0$/m);
});

import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageBook } from '../../../server/leads/message-book.ts';
import { SqlLeadStore } from '../../../server/leads/sql-lead-store.ts';
import { SqliteDatabase } from '../../../server/leads/sqlite-database.ts';
import { readServerSettings } from '../../../settings/read-settings.ts';
import { readServerAddress } from '../../../ssh/server-address.ts';
import { runLeads } from '../../servers/run-leads.ts';
import { runServer, sendMessage, siteFolder } from '../../servers/site-server.ts';
import { type SshServer, startSshServer, whyNoSsh } from '../../servers/ssh-server.ts';

if (whyNoSsh) it.skip(whyNoSsh);

describe.skipIf(whyNoSsh)('the messages of a server over SSH', () => {
  let server: SshServer;
  let folder: string;
  let data: string;
  const path = process.env.PATH;

  /** The command as docs/hosting/prepare-server.sh installs it, for the project, the messages and the user of this test. */
  const installed = () =>
    readFileSync('docs/hosting/mortgage-leads', 'utf8')
      .replace('/opt/mortgage-site/current', process.cwd())
      .replaceAll('"$site/node"', `"${process.execPath}"`)
      .replace('/var/lib/mortgage-site', data)
      .replace('/etc/mortgage-site.env', join(folder, 'none.env'))
      .replaceAll('"$(id -u)"', '1000');

  beforeAll(async () => {
    server = await startSshServer();
    process.env.PATH = `${server.clientPath}${delimiter}${path}`;
  });

  afterAll(async () => {
    process.env.PATH = path;
    await server.stop();
  });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ssh-messages-'));
    data = join(folder, 'data');
    server.install('mortgage-leads', installed());
    server.know('its key');
    server.hold('a key');
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const book = (address = server.address) => messageBook(readServerSettings({}), readServerAddress(address));

  /** Stores messages with these names, and returns their references. */
  async function store(...names: string[]): Promise<string[]> {
    const open = new SqlLeadStore(new SqliteDatabase(join(data, 'leads.db')));
    const ids: string[] = [];
    for (const name of names) ids.push(await open.add({ form: 'contact', values: { name, message: 'Hello' }, status: 'new' }));
    await open.close();
    return ids;
  }

  it('are listed, searched, noted on, answered, exported and deleted as on the server itself', async () => {
    const [ana = '', bo = ''] = await store('Ana', 'Bo');
    expect(book().where).toBe('on the server 127.0.0.1');
    expect(await book().note(ana, 'Call on Friday')).toBe(`Your note on ${ana} is kept.`);
    expect(await book().list({ kind: 'new', search: 'FRIDAY' })).toMatchObject([{ id: ana, values: { name: 'Ana' } }]);
    expect(await book().find(bo)).toMatchObject({ id: bo, form: 'contact', status: 'new', values: { message: 'Hello' } });
    expect(await book().answered([bo.toLowerCase()])).toBe(`${bo} is marked as answered.`);
    expect(await book().exportCsv()).toContain('Call on Friday');
    expect(await book().remove([bo])).toContain(`${bo} is deleted. The text is wiped`);
    await expect(book().find(bo)).rejects.toThrow(`There is no message ${bo}.`);
    expect((await runLeads(folder, 'search', 'FRIDAY', '--server', server.address)).out).toContain('note: Call on Friday');
  });

  it('arrive as they were typed, and nothing of them is run', async () => {
    const [id = ''] = await store('Ana');
    const note = [
      `'; touch pwned; echo "$(touch pwned)" \`touch pwned\` & | > < \\ $HOME`,
      '{"call":"remove"}\r\n\ttabbed',
      '“quotes” and é, 漢字, 🙂 \u2028 ☃',
    ].join('\n');
    await book().note(id, note);
    expect(await book().list({ search: note })).toMatchObject([{ id, note }]);
    await book().note(id, '--json -oProxyCommand=touch');
    expect((await book().find(id)).note).toBe('--json -oProxyCommand=touch');
    await expect(book().answered(['--help; touch pwned'])).rejects.toThrow('There is no message --HELP; TOUCH PWNED.');
    expect([...readdirSync('.'), ...readdirSync(folder), ...readdirSync(data)]).not.toContain('pwned');
  });

  it('come down the line as a backup that is whole and private, and never over another file', async () => {
    await store('Ana', 'Bo');
    const file = join(folder, 'copy.db');
    expect(await book().backup(file)).toBe(`All messages are copied to ${file}. It is as private as the messages are.`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const copy = new SqlLeadStore(new SqliteDatabase(file));
    expect(await copy.list()).toHaveLength(2);
    await copy.close();
    await expect(book().backup(file)).rejects.toThrow('exists already');
    expect(readdirSync(data)).toEqual(['leads.db']);
  });

  it.each([
    ['head -c 3000', 'The connection to 127.0.0.1 was cut.'],
    ["sed '2,$ s/leads/leeds/g'", 'cannot be used: it is damaged'],
  ])('come down as no file at all where %s gets in the way', async (inTheWay, sentence) => {
    await store('Ana');
    server.install('mortgage-leads-itself', installed());
    server.install('mortgage-leads', `#!/bin/sh\nmortgage-leads-itself "$@" | ${inTheWay}\n`);
    await expect(book().backup(join(folder, 'copy.db'))).rejects.toThrow(sentence);
    expect(readdirSync(folder)).toEqual(['data']);
  });

  it('are replaced by a backup that goes up the line, unless the site runs there', async () => {
    await store('Old');
    const file = join(folder, 'copy.db');
    await book().backup(file);
    await store('Newer');
    const said: string[] = [];
    expect(await book().restore(file, (comparison) => said.push(comparison))).toContain('Done. The site can run again.');
    expect(said.join()).toMatch(/In the place of\s+2 messages[\s\S]*comes\s+1 message, of [\s\S]*copy\.db/);
    expect((await book().list()).map(({ values }) => values.name)).toEqual(['Old']);

    const site = siteFolder();
    const running = await runServer(site.path, { DATA_DIR: data });
    await sendMessage(running.url, 'Present');
    await expect(book().restore(file, () => {})).rejects.toThrow('The site is running');
    await running.end();
    site.remove();
    expect(await book().list()).toHaveLength(2);
    expect(readdirSync(data).filter((name) => name.startsWith('copy-'))).toEqual([]);
  });

  it('stay as they are where the backup is none', async () => {
    await store('Old');
    writeFileSync(join(folder, 'none.db'), 'x'.repeat(5_000));
    await expect(book().restore(join(folder, 'none.db'), () => {})).rejects.toThrow(
      'it is damaged, or no backup of the messages',
    );
    await expect(book().restore(join(folder, 'missing.db'), () => {})).rejects.toThrow('There is no file');
    expect(await book().list()).toHaveLength(1);
  });

  it('are said not to be there yet before the site has run', async () => {
    await expect(book().list()).rejects.toThrow(`There are no messages yet: ${data}/leads.db does not exist`);
    mkdirSync(data);
    await expect(book().list()).rejects.toThrow('There are no messages yet');
    expect(existsSync(join(data, 'leads.db'))).toBe(false);
  });

  const older = '#!/bin/sh\nprintf \'There is no "ask".\\n\' >&2\nexit 2\n';
  const another = '#!/bin/sh\necho \'{"answer":[{"id":7}]}\'\n';
  it.each([
    ['a host key that was never seen', () => server.know('nothing'), 'does not know the server 127.0.0.1 yet'],
    ['a host key that has changed', () => server.know('another key'), 'shows another key than the last time'],
    ['a key that is not taken', () => server.hold('a strange key'), 'in with the key of this computer'],
    ['an older version there', () => server.install('mortgage-leads', older), 'runs an older version of the project'],
    [
      'no command there',
      () => server.install('mortgage-leads', '#!/bin/sh\necho "sh: mortgage-leads: command not found" >&2\nexit 127\n'),
      'has no command mortgage-leads yet',
    ],
    ['an answer that is none', () => server.install('mortgage-leads', another), 'have different versions of the project'],
  ])('are not read with %s, in words for the owner', async (_name, prepare, sentence) => {
    prepare();
    await expect(book().list()).rejects.toThrow(sentence);
  });

  it.each([
    ['ssh://ana@127.0.0.1:1', '127.0.0.1 is there and takes no connections at its port 1'],
    ['ssh://ana@no-such-host.invalid', 'There is no server named no-such-host.invalid'],
  ])('are not read at %s', async (address, sentence) => {
    await expect(book(address).list()).rejects.toThrow(sentence);
  });
});

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { end, freePort, untilListening } from '../../servers/programs.ts';

export const sshd = '/usr/sbin/sshd';
const caddy = '/usr/bin/caddy';

/** Why publishing to a server cannot be tried here; undefined when it can. */
export function whyNoServer(): string | undefined {
  const missing = [sshd, caddy, '/usr/bin/ssh', '/usr/bin/curl'].find((program) => !existsSync(program));
  return missing && `There is no ${missing}: install openssh-server, caddy and curl to try publishing to a server`;
}

/** A file of `docs/hosting/` with the places of this machine in it. Each thing to replace must stand there. */
function adapted(file: string, places: readonly (readonly [from: string | RegExp, to: string])[]): string {
  return places.reduce(
    (text, [from, to]) => {
      const next = text.replaceAll(from, to);
      if (next === text) throw new Error(`docs/hosting/${file} does not say ${from}.`);
      return next;
    },
    readFileSync(join('docs/hosting', file), 'utf8'),
  );
}

/** What stands for systemd here: it stops the service. */
const stopScript = (folder: string) => `#!/bin/sh
if [ -f ${folder}/pid ]; then
  pid=$(cat ${folder}/pid)
  kill "$pid" 2>/dev/null && while kill -0 "$pid" 2>/dev/null; do sleep 0.05; done
fi
`;

/** The same, and starts it again as the unit says. */
function restartScript(folder: string, port: number): string {
  const unit = readFileSync('docs/hosting/mortgage-site.service', 'utf8').replaceAll('/opt/mortgage-site', folder);
  const [, command] = /^ExecStart=(.+)$/m.exec(unit) ?? [];
  const [, workingFolder] = /^WorkingDirectory=(.+)$/m.exec(unit) ?? [];
  const environment = [...unit.matchAll(/^Environment=(\w+=\S+)$/gm)]
    .map(([, setting]) => setting as string)
    .filter((setting) => !/^(PORT|DATA_DIR|SITE_URL)=/.test(setting));
  return `${stopScript(folder)}cd -P ${workingFolder} || exit 1
setsid env -i ${environment.join(' ')} PORT=${port} DATA_DIR=${folder}/data ${command} >>${folder}/log 2>&1 9>&- </dev/null &
echo $! >${folder}/pid
`;
}

/** A server as `docs/hosting/prepare-server.sh` leaves one, on this machine, with an SSH server of its own and Caddy in front. */
export interface TrialServer {
  readonly folder: string;
  /** The value of `PUBLISH_TO`. */
  readonly address: string;
  /** The public address of the site, behind Caddy. */
  readonly siteUrl: string;
  /** A folder to be searched for programs first: its `ssh` knows the key and the server. */
  readonly programs: string;
  /** The same, with a line that stalls in the middle of a site. */
  readonly stalledPrograms: string;
  /** The name of the public release. */
  current(): string;
  releases(): string[];
  /** Makes the server forget the key, or know it again. */
  knowsKey(known: boolean): void;
  /** Makes this computer forget the server, or know it again. */
  isKnown(known: boolean): void;
  /** Asks what the key may ask for; returns what is said on either stream. */
  ask(request: string, input?: string): string;
  stop(): Promise<void>;
}

/** A throwaway user where there may be one; otherwise whoever runs this. */
function makeUser(): { readonly name: string; readonly uid: number; readonly gid: number; readonly remove: () => void } {
  const me = userInfo();
  if (me.uid !== 0) return { name: me.username, uid: me.uid, gid: me.gid, remove: () => undefined };
  const name = `publish-trial-${process.pid}`;
  execFileSync('useradd', ['--system', '--no-create-home', '--shell', '/bin/sh', '--password', '*', name]);
  const id = (option: string) => Number(execFileSync('id', [option, name], { encoding: 'utf8' }));
  return { name, uid: id('-u'), gid: id('-g'), remove: () => execFileSync('userdel', [name], { stdio: 'ignore' }) };
}

/** Starts the server; whatever has been started is ended again when that fails. */
export async function startTrialServer(): Promise<TrialServer> {
  const user = makeUser();
  const [folder, ours] = [mkdtempSync(join(tmpdir(), 'publish-server-')), mkdtempSync(join(tmpdir(), 'publish-client-'))];
  const programs: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(programs.map((program) => end(program)));
    await endSite(join(folder, 'pid'));
    user.remove();
    for (const made of [folder, ours]) rmSync(made, { recursive: true, force: true });
  };
  try {
    return await start({ folder, ours, user, programs, stop });
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The site was started by what stands for systemd. It finishes what is under way first, and its user cannot be removed before. */
async function endSite(pidFile: string): Promise<void> {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8'));
  if (!existsSync(`/proc/${pid}`)) return;
  process.kill(pid);
  for (let wait = 0; wait < 100 && existsSync(`/proc/${pid}`); wait += 1) await pause(50);
}

interface Parts {
  readonly folder: string;
  /** The folder of whoever publishes. */
  readonly ours: string;
  readonly user: ReturnType<typeof makeUser>;
  readonly programs: ChildProcess[];
  readonly stop: () => Promise<void>;
}

async function start({ folder, ours, user, programs, stop }: Parts): Promise<TrialServer> {
  const [sshPort, sitePort, publicPort] = [await freePort(), await freePort(), await freePort()];
  const siteUrl = `http://127.0.0.1:${publicPort}`;
  chmodSync(folder, 0o755);
  for (const name of ['', 'releases', 'nodes', 'incoming', 'data']) {
    mkdirSync(join(folder, name), { recursive: true });
    chownSync(join(folder, name), user.uid, user.gid);
  }
  const write = (name: string, content: string, mode = 0o755) => writeFileSync(join(folder, name), content, { mode });
  write('restart', restartScript(folder, sitePort));
  write('stop', stopScript(folder));
  write(
    'mortgage-publish',
    adapted('mortgage-publish', [
      ['/opt/mortgage-site', folder],
      ['http://127.0.0.1:4321', `http://127.0.0.1:${sitePort}`],
      // Forty seconds of patience are for a small machine.
      ['"$tries" -lt 80', '"$tries" -lt 12'],
      ['sudo -n /usr/bin/systemctl restart mortgage-site.service', join(folder, 'restart')],
      ['sudo -n /usr/bin/systemctl stop mortgage-site.service', join(folder, 'stop')],
      ['sudo -n -u mortgage-site /usr/local/bin/mortgage-leads', join(folder, 'mortgage-leads')],
    ]),
  );
  write(
    'mortgage-leads',
    adapted('mortgage-leads', [
      ['/opt/mortgage-site', folder],
      ['/var/lib/mortgage-site', join(folder, 'data')],
      ['/etc/mortgage-site.env', join(folder, 'none.env')],
    ]),
  );

  const key = join(ours, 'key');
  for (const file of [key, join(folder, 'host-key')]) execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file]);
  // As prepare-server.sh writes it.
  const line = `restrict,command="${folder}/mortgage-publish" ${readFileSync(`${key}.pub`, 'utf8')}`;
  const knowsKey = (known: boolean) => write('authorized_keys', known ? line : '', 0o644);
  knowsKey(true);
  write(
    'sshd_config',
    [
      ...[
        `Port ${sshPort}`,
        'ListenAddress 127.0.0.1',
        `HostKey ${folder}/host-key`,
        `AuthorizedKeysFile ${folder}/authorized_keys`,
      ],
      ...[`PidFile ${folder}/sshd.pid`, 'UsePAM no', 'PasswordAuthentication no', 'StrictModes no', `AllowUsers ${user.name}`],
    ].join('\n'),
  );
  if (userInfo().uid === 0) mkdirSync('/run/sshd', { recursive: true });
  const sshServer = spawn(sshd, ['-D', '-e', '-f', join(folder, 'sshd_config')], { stdio: 'ignore' });
  programs.push(sshServer);

  const knownHosts = join(ours, 'known_hosts');
  const hostKey = readFileSync(join(folder, 'host-key.pub'), 'utf8');
  const isKnown = (known: boolean) => writeFileSync(knownHosts, known ? `[127.0.0.1]:${sshPort} ${hostKey}` : '');
  isKnown(true);
  writeFileSync(join(ours, 'config'), `UserKnownHostsFile ${knownHosts}\nIdentityFile ${key}\nIdentitiesOnly yes\n`);
  mkdirSync(join(ours, 'bin'));
  const ssh = join(ours, 'bin', 'ssh');
  writeFileSync(ssh, `#!/bin/sh\nexec /usr/bin/ssh -F ${ours}/config "$@"\n`, { mode: 0o755 });
  // A line on which the first half megabyte of a site arrives, and then nothing.
  mkdirSync(join(ours, 'stalled'));
  const stalled = `case "$*" in *receive*) { head -c 500000; sleep 100; } | ${ssh} "$@" ;; *) exec ${ssh} "$@" ;; esac`;
  writeFileSync(join(ours, 'stalled', 'ssh'), `#!/bin/sh\n${stalled}\n`, { mode: 0o755 });

  write(
    'Caddyfile',
    adapted('Caddyfile-proxy', [
      // First, or it would be found again in a port that begins as it does.
      ['127.0.0.1:4321', `127.0.0.1:${sitePort}`],
      [/^\{\n/gm, `{\n\tadmin off\n\tauto_https off\n\tstorage file_system ${folder}/caddy\n`],
      [/^example\.com \{\n.*\n\}\n/gm, ''],
      [/^www\.example\.com \{\n/gm, `${siteUrl} {\n\tbind 127.0.0.1\n`],
    ]),
  );
  const web = spawn(caddy, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: ours },
  });
  programs.push(web);
  await Promise.all([untilListening(sshPort, sshServer), untilListening(publicPort, web)]);

  return {
    folder,
    address: `ssh://${user.name}@127.0.0.1:${sshPort}`,
    siteUrl,
    programs: join(ours, 'bin'),
    stalledPrograms: join(ours, 'stalled'),
    current: () => readlinkSync(join(folder, 'current')).replace('releases/', ''),
    releases: () => readdirSync(join(folder, 'releases')).sort(),
    knowsKey,
    isKnown,
    ask: (request, input = '') =>
      execFileSync('sh', ['-c', '"$@" 2>&1 || true', 'sh', ssh, '-T', '-p', String(sshPort), `${user.name}@127.0.0.1`, request], {
        input,
        encoding: 'utf8',
        timeout: 20_000,
      }),
    stop,
  };
}

import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { end, freePort, untilListening } from './programs.ts';

const daemon = '/usr/sbin/sshd';
const client = '/usr/bin/ssh';

/** Why a call over SSH cannot be tried here; undefined when it can. */
export const whyNoSsh = [daemon, client].every((program) => existsSync(program))
  ? undefined
  : `OpenSSH is not at ${daemon} and ${client}: install openssh-server to try it`;

/** A server of its own on this machine, with its own keys, and a client that knows nothing but those. */
export interface SshServer {
  readonly address: string;
  readonly user: string;
  /** A folder that holds a program `ssh` for this server: it goes first on the PATH. */
  readonly clientPath: string;
  /** Puts a program in the place of an earlier one into the one folder where the server looks for programs of ours. */
  install(name: string, script: string): void;
  /** What the client knows the server by: its key, none, or that of another server. */
  know(what: 'its key' | 'nothing' | 'another key'): void;
  /** Which key the client has: one that the server takes, or one that it does not. */
  hold(what: 'a key' | 'a strange key'): void;
  stop(): Promise<void>;
}

export async function startSshServer(): Promise<SshServer> {
  const folder = mkdtempSync(join(tmpdir(), 'ssh-server-'));
  const [port, user] = [await freePort(), userInfo().username];
  const file = (name: string) => join(folder, name);
  for (const key of ['host', 'other-host', 'key', 'strange'])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', file(key)]);
  const publicKey = (key: string) => readFileSync(file(`${key}.pub`), 'utf8');
  writeFileSync(file('authorized_keys'), publicKey('key'));
  for (const bin of ['server-bin', 'client-bin']) mkdirSync(file(bin));
  // What of the machine the service itself needs, and no setting of the machine's own.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true });
  writeFileSync(
    file('sshd_config'),
    `ListenAddress 127.0.0.1:${port}
     HostKey ${file('host')}
     AuthorizedKeysFile ${file('authorized_keys')}
     AuthenticationMethods publickey
     PermitRootLogin prohibit-password
     StrictModes no
     UsePAM no
     PidFile none
     SetEnv PATH=${file('server-bin')}:${process.env.PATH}\n`,
  );
  const hold = (key: string) =>
    writeFileSync(
      file('ssh_config'),
      `IdentityFile ${file(key)}\nIdentitiesOnly yes\nIdentityAgent none\nUserKnownHostsFile ${file('known_hosts')}\nGlobalKnownHostsFile none\n`,
    );
  const know = (line: string) => writeFileSync(file('known_hosts'), line);
  const knownAs = (key: string) => know(`[127.0.0.1]:${port} ${publicKey(key)}`);
  hold('key');
  knownAs('host');
  const script = (bin: string, name: string, text: string) => writeFileSync(join(file(bin), name), text, { mode: 0o755 });
  script('client-bin', 'ssh', `#!/bin/sh\nexec ${client} -F ${file('ssh_config')} "$@"\n`);
  const child = spawn(daemon, ['-D', '-e', '-f', file('sshd_config')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (data) => (said += String(data)));
  await untilListening(port, child).catch((error: Error) => {
    throw new Error(`sshd did not start: ${error.message}\n${said}`);
  });
  return {
    address: `ssh://${user}@127.0.0.1:${port}`,
    user,
    clientPath: file('client-bin'),
    install: (name, text) => script('server-bin', name, text),
    know: (what) => (what === 'nothing' ? know('') : knownAs(what === 'its key' ? 'host' : 'other-host')),
    hold: (what) => hold(what === 'a key' ? 'key' : 'strange'),
    stop: async () => {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

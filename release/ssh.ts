import { spawn } from 'node:child_process';
import { Readable, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Destination } from '../settings/destination.ts';
import { PublishFault } from './publish-fault.ts';

export type ServerAddress = Extract<Destination, { kind: 'server' }>;

/** How a server is called by whoever types `ssh` themselves. */
function typed({ user, host, port }: ServerAddress): string {
  return `ssh ${port === undefined ? '' : `-p ${port} `}${user}@${host}`;
}

/** What `ssh` says when it comes no further, and what it means. The first that fits holds. */
function sshSentences(server: ServerAddress): readonly (readonly [said: RegExp, sentence: string])[] {
  const { host, user, port } = server;
  return [
    [
      /REMOTE HOST IDENTIFICATION HAS CHANGED/,
      `${host} shows another key than the last time. If the server was set up anew, forget the old key: ` +
        `ssh-keygen -R ${port === undefined ? host : `'[${host}]:${port}'`}. If it was not, ask whoever runs it before you publish.`,
    ],
    [
      /Host key verification failed|host key is known for/i,
      `This computer does not know the server ${host} yet. Type once: ${typed(server)}\n` +
        'It shows the fingerprint of the server. Compare it with the one that prepare-server.sh has printed, type yes if they are the same, ' +
        'and publish again.',
    ],
    [
      /Permission denied|Too many authentication failures|Load key .*: (error|invalid)|sign_and_send_pubkey/i,
      `${host} does not let ${user} in: it knows keys and no passwords. If you have no key yet, make one: ssh-keygen -t ed25519. Then give the ` +
        `line of ~/.ssh/id_ed25519.pub to prepare-server.sh on the server. If your key has a passphrase, type it once: ssh-add. To try: ${typed(server)}`,
    ],
    [
      /Could not resolve hostname|Name or service not known|nodename nor servname/i,
      `There is no server named ${host}. Check the name in PUBLISH_TO and your internet connection.`,
    ],
    [
      /Connection refused/i,
      `${host} is there and takes no connections for publishing (SSH, port ${port ?? 22}). Check the port in PUBLISH_TO, or ask whoever runs the server.`,
    ],
    [
      /timed out|No route to host|Network is unreachable/i,
      `${host} does not answer. Check your internet connection, and try again in a few minutes. If that does not help, ask whoever runs the server.`,
    ],
    [/No space left on device/i, `The disk of ${host} is full. Nothing was published. Free some space there, and publish again.`],
    [
      /Connection (to \S+ )?(closed|reset)|Broken pipe|Connection to .* (lost|aborted)|closed by remote host/i,
      `The connection to ${host} was cut, and the public site is what it was. Publish again.`,
    ],
    [
      /command not found|not found$|This account is currently not available|This service allows sftp connections only/im,
      `${host} answers, and is not prepared for publishing. Run prepare-server.sh there (docs/deploy.md), or check the user in PUBLISH_TO.`,
    ],
  ];
}

/** What the program on the server has refused, in its own words: it writes them behind this sign. They say more than any program it runs. */
const refused = /^mortgage-site: (.+)$/m;

function faultOf(server: ServerAddress, said: string, status: number | null): PublishFault {
  const ownWords = refused.exec(said)?.[1];
  const sentence =
    ownWords ??
    sshSentences(server).find(([pattern]) => pattern.test(said))?.[1] ??
    `${server.host} did not do what was asked (${said.trim().split('\n').at(-1) || `it ended with ${status}`}). The public site is what it was.`;
  return new PublishFault(sentence);
}

/**
 * Has the server do one of the few things that the key of publishing may ask for: `docs/hosting/mortgage-publish` lists them.
 *
 * @param words the request; none has blanks or quotes in it
 * @param input what is sent along
 * @param output what takes the answer; left out, it is returned as text
 * @throws PublishFault in words for the owner
 */
export async function askServer(
  server: ServerAddress,
  words: readonly string[],
  { input, output }: { readonly input?: Readable; readonly output?: (answer: Readable) => Promise<void> } = {},
): Promise<string> {
  const options = ['BatchMode=yes', 'ConnectTimeout=15', 'ServerAliveInterval=15', 'ServerAliveCountMax=4'];
  const program = spawn(
    'ssh',
    [
      '-T',
      ...options.flatMap((option) => ['-o', option]),
      ...(server.port === undefined ? [] : ['-p', String(server.port)]),
      `${server.user}@${server.host}`,
      ...words,
    ],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  );
  const ended = new Promise<number | null>((done, failed) => program.once('close', done).once('error', failed));
  const answer = output ? output(program.stdout).then(() => '') : text(program.stdout);
  try {
    const said = text(program.stderr);
    // A server that refuses reads no further: why stands in what it has said.
    const sent = send(input, program.stdin).catch((error: Error) => error);
    const status = await ended;
    if (status !== 0) throw faultOf(server, await said, status);
    const failure = await sent;
    if (failure) throw failure;
    return await answer;
  } catch (error) {
    program.kill();
    void answer.catch(() => undefined);
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new PublishFault(
        'This computer has no program ssh. Install OpenSSH, which Windows, macOS and Linux all offer, and publish again.',
      );
    throw error;
  }
}

async function send(input: Readable | undefined, to: Writable): Promise<undefined> {
  await pipeline(input ?? Readable.from([]), to);
}

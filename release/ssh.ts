import { Readable, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { callServer } from '../ssh/call.ts';
import { noSsh, sshFault } from '../ssh/faults.ts';
import type { ServerAddress } from '../ssh/server-address.ts';
import { PublishFault } from './publish-fault.ts';

/** What a server says that is reached and not prepared. The first that fits holds. */
const serverSentences: readonly (readonly [said: RegExp, words: (server: ServerAddress) => string])[] = [
  [
    /No space left on device/i,
    ({ host }) => `The disk of ${host} is full. Nothing was published. Free some space there, and publish again.`,
  ],
  [
    /command not found|not found$|This account is currently not available|This service allows sftp connections only/im,
    ({ host }) =>
      `${host} answers, and is not prepared for publishing. Run prepare-server.sh there (docs/deploy.md), or check the user in PUBLISH_TO.`,
  ],
];

/** What the program on the server has refused, in its own words: it writes them behind this sign. They say more than any program it runs. */
const refused = /^mortgage-site: (.+)$/m;

function faultOf(server: ServerAddress, said: string, status: number | null): PublishFault {
  const ownWords = refused.exec(said)?.[1] ?? serverSentences.find(([pattern]) => pattern.test(said))?.[1](server);
  if (ownWords) return new PublishFault(ownWords);
  const unknown = `${server.host} did not do what was asked (${said.trim().split('\n').at(-1) || `it ended with ${status}`}).`;
  return new PublishFault(`${sshFault(server, said) ?? unknown} The public site is what it was.`);
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
  const program = callServer(server, ...words);
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
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new PublishFault(noSsh);
    throw error;
  }
}

async function send(input: Readable | undefined, to: Writable): Promise<undefined> {
  await pipeline(input ?? Readable.from([]), to);
}

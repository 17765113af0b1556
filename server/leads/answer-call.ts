import { createReadStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ServerSettings } from '../../settings/read-settings.ts';
import { CallError, restoreLeads, sentenceOf } from './leads-commands.ts';
import { LineThenBytes } from './line-then-bytes.ts';
import { LocalMessageBook } from './local-message-book.ts';
import { type MessageAnswer, type MessageCall, messageCall } from './message-calls.ts';

/** What is answered, and the file that follows. */
interface Answer {
  readonly answer: unknown;
  readonly file?: string;
}

const incomplete = 'The backup did not reach the server whole, so nothing was changed there. Try it again.';
const notKnown =
  'Your computer asks the server for something that its version of the project does not know. Publish from your computer once more, ' +
  'which brings the server up to date, and try again.';

async function work(config: ServerSettings, call: MessageCall, received: LineThenBytes, folder: string): Promise<Answer> {
  const book = new LocalMessageBook(config);
  const file = join(folder, 'messages.db');
  switch (call.call) {
    case 'list':
      return { answer: await book.list(call) };
    case 'find':
      return { answer: await book.find(call.id) };
    case 'answered':
    case 'resend':
    case 'remove':
      return { answer: await book[call.call](call.ids) };
    case 'note':
      return { answer: await book.note(call.id, call.text) };
    case 'newLinkKey':
    case 'exportCsv':
      return { answer: await book[call.call]() };
    case 'backup':
      return { answer: await book.backup(file), file };
    case 'restore': {
      if ((await received.intoFile(file)) !== call.bytes) throw new CallError(incomplete);
      let comparison = '';
      const say = (words: string) => {
        comparison = words;
      };
      const done = restoreLeads(config, file, say, call.name);
      return { answer: { comparison, done } };
    }
  }
}

function readCall(line: string | undefined): MessageCall {
  try {
    return messageCall.parse(JSON.parse(line ?? ''));
  } catch {
    throw new CallError(notKnown);
  }
}

/**
 * Answers one call of the desk of another computer (`SshMessageBook`): a JSON line comes in, a JSON line goes out, and a database
 * follows the one or the other. Nothing that the call holds is ever read by a shell.
 */
export async function answerCall(config: ServerSettings, input: Readable, output: Writable): Promise<undefined> {
  const received = new LineThenBytes(input);
  // Beside the messages, on the disk that may hold them.
  const folder = mkdtempSync(join(existsSync(config.dataDir) ? config.dataDir : tmpdir(), 'copy-'));
  const write = (answer: MessageAnswer) => output.write(`${JSON.stringify(answer)}\n`);
  try {
    const { answer, file } = await work(config, readCall(await received.line()), received, folder);
    write({ answer, ...(file && { bytes: statSync(file).size }) });
    if (file) await pipeline(createReadStream(file), output, { end: false });
  } catch (error) {
    write({ refused: sentenceOf(error as Error) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
    input.destroy();
  }
}

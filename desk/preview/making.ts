import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { environmentOfPages } from '../../settings/read-settings.ts';
import { DeskError } from '../workplace.ts';
import { type Said, secretHeader } from './said.ts';

/** What stands at an address. */
interface Made {
  readonly status: number;
  readonly type: string;
  readonly content: Buffer;
}

/** The process that makes pages. */
export interface Making {
  readonly folder: string;
  /** Asks for what stands at an address of the site. */
  get(address: string): Promise<Made>;
  /** Reads the texts again. @throws DeskError with what is wrong in them */
  readTexts(): Promise<void>;
  isOver(): boolean;
  end(): Promise<void>;
}

/** Less than half of the memory that Node would take, for a tenth more time. */
const small = ['--max-semi-space-size=4', '--max-old-space-size=320'];

/**
 * Starts the process that makes pages of a folder; it ends with this one.
 *
 * @param closing ends it at any moment
 * @throws DeskError when it cannot make any, with what is wrong in the folder
 */
export async function startMaking(folder: string, closing: AbortSignal): Promise<Making> {
  const child = fork(join(import.meta.dirname, 'page-maker.ts'), {
    cwd: folder,
    execArgv: small,
    signal: closing,
    env: {
      ...environmentOfPages(),
      NODE_ENV: 'development',
      ASTRO_TELEMETRY_DISABLED: '1',
      ASTRO_DISABLE_UPDATE_CHECK: 'true',
    },
  });
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const over = new Promise<void>((ended) => {
    // One that could not be started, or was ended by `closing`, says so as an error.
    for (const event of ['exit', 'error']) child.once(event, () => ended());
  });
  const end = async () => {
    if (isOver()) return;
    child.kill();
    await over;
  };
  /** What it says next; it says one thing for each that it is asked. */
  const said = async (): Promise<Said> => {
    const heard = once(child, 'message').then(([message]) => message as Said);
    const gone = over.then(
      (): Said => ({ says: 'failed', why: 'The pages cannot be made. The window in which the desk runs says more.' }),
    );
    const answer = await Promise.race([heard, gone]);
    if (answer.says === 'failed') throw new DeskError(answer.why);
    return answer;
  };
  const ready = await said().catch(async (error: unknown) => {
    await end();
    throw error;
  });
  if (ready.says !== 'ready') throw new Error(`A process that begins said ${ready.says}.`);
  const { port, secret } = ready;
  async function make(address: string): Promise<Made> {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
      headers: { [secretHeader]: secret, accept: 'text/html,image/*,*/*' },
      redirect: 'manual',
    });
    const type = answer.headers.get('content-type') ?? '';
    return { status: answer.status, type, content: Buffer.from(await answer.arrayBuffer()) };
  }
  const underWay = new Set<Promise<Made>>();
  return {
    folder,
    get: async (address) => {
      const made = make(address);
      underWay.add(made);
      try {
        return await made;
      } finally {
        underWay.delete(made);
      }
    },
    readTexts: async () => {
      // A page that is being made would keep the texts that it began with for those that follow.
      await Promise.allSettled(underWay);
      child.send('texts');
      await said();
    },
    isOver,
    end,
  };
}

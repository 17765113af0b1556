import { Worker } from 'node:worker_threads';
import type { LeadStore } from './lead-store.ts';
import type { Answer, Call, ThreadSettings } from './lead-store-worker.ts';
import { SqlLeadStore } from './sql-lead-store.ts';

interface Caller {
  readonly settle: (result: unknown) => void;
  readonly fail: (error: Error) => void;
}

/** A worker thread, and who waits for an answer of it. */
class StoreThread {
  readonly #settings: ThreadSettings;
  readonly #callers = new Map<number, Caller>();
  #worker: Worker | undefined;
  #calls = 0;
  #closed = false;

  constructor(settings: ThreadSettings) {
    this.#settings = settings;
  }

  call(method: string, args: readonly unknown[]): Promise<unknown> {
    if (this.#closed) return method === 'close' ? Promise.resolve() : Promise.reject(new Error('The database is closed.'));
    if (method === 'close') this.#closed = true;
    this.#worker ??= this.#start();
    const worker = this.#worker;
    return new Promise((settle, fail) => {
      const number = ++this.#calls;
      this.#callers.set(number, { settle, fail });
      worker.postMessage({ number, method, args } satisfies Call);
    });
  }

  #start(): Worker {
    const file = new URL('./lead-store-worker.ts', import.meta.url);
    // The options that this process was started with concern this process.
    const worker = new Worker(file, { workerData: this.#settings, execArgv: [] });
    worker.on('message', ({ number, ...answer }: Answer) => {
      const caller = this.#callers.get(number);
      this.#callers.delete(number);
      if ('fault' in answer) caller?.fail(Object.assign(new Error(answer.fault.message), answer.fault));
      else caller?.settle(answer.result);
    });
    worker.on('error', (error) => this.#lose(worker, error as Error));
    worker.on('exit', () => this.#lose(worker, new Error('The thread of the database has ended.')));
    return worker;
  }

  /** The thread has gone: nobody knows what became of its calls. The next call starts another one. */
  #lose(worker: Worker, reason: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { fail } of this.#callers.values()) fail(reason);
    this.#callers.clear();
  }
}

/**
 * A store of leads in SQLite on a thread of its own. SQLite's calls return only when the disk has done its part: here the disk
 * keeps nobody waiting but those whose messages it writes, and pages are answered meanwhile. The file is opened with the first
 * call, and again with the next one while it cannot be opened.
 */
export function startLeadStoreThread(settings: ThreadSettings): LeadStore {
  const thread = new StoreThread(settings);
  const methods = Object.getOwnPropertyNames(SqlLeadStore.prototype).filter((name) => name !== 'constructor');
  return Object.fromEntries(
    methods.map((method) => [method, (...args: unknown[]) => thread.call(method, args)]),
  ) as unknown as LeadStore;
}

import { parentPort, workerData } from 'node:worker_threads';
import type { LetterKind } from './lead-store.ts';
import { SqlLeadStore } from './sql-lead-store.ts';
import { SqliteDatabase } from './sqlite-database.ts';

// The thread of `startLeadStoreThread`: answers calls of the store's methods, one message each.

export interface ThreadSettings {
  readonly file: string;
  readonly letters: readonly LetterKind[];
}

export interface Call {
  readonly number: number;
  /** Name of a method of the store. */
  readonly method: string;
  readonly args: readonly unknown[];
}

export type Answer =
  | { readonly number: number; readonly result: unknown }
  /** An error loses its code on the way between threads, so its parts travel. */
  | { readonly number: number; readonly fault: { readonly name: string; readonly message: string; readonly code?: string } };

const { file, letters } = workerData as ThreadSettings;
let store: SqlLeadStore | undefined;

async function answer({ number, method, args }: Call): Promise<Answer> {
  try {
    if (method === 'close' && !store) return { number, result: undefined };
    store ??= new SqlLeadStore(new SqliteDatabase(file), { letters });
    const work = store[method as keyof SqlLeadStore] as (...given: unknown[]) => Promise<unknown>;
    return { number, result: await work.apply(store, [...args]) };
  } catch (error) {
    const { name, message, code } = error as NodeJS.ErrnoException;
    return { number, fault: { name, message, ...(code === undefined ? {} : { code }) } };
  }
}

parentPort?.on('message', async (call: Call) => {
  parentPort?.postMessage(await answer(call));
  if (call.method === 'close') parentPort?.close();
});

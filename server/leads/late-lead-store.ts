import type { LeadStore } from './lead-store.ts';

/** How long after a failed attempt the next one is made, in milliseconds. */
const retryMs = 5_000;

export interface LateLeadStore {
  /** Every method rejects at once while the database is not open; during the very first attempt it waits. */
  readonly store: LeadStore;
  /** Resolves when the first attempt has ended, well or not. */
  readonly tried: Promise<void>;
  /** Resolves when the database is open, which may be never. */
  readonly opened: Promise<void>;
}

/** Opens a store, and reads from it: a damaged file, or a server that is away, may show only then. */
async function openAndRead(open: () => LeadStore): Promise<LeadStore> {
  const store = open();
  try {
    await store.counts();
    return store;
  } catch (error) {
    await store.close().catch(() => undefined);
    throw error;
  }
}

/**
 * A lead store whose database may be away when the program starts: opening it is tried again until it succeeds, so that a
 * website need not wait for its messages.
 *
 * @param onFault told why the first attempt has failed; the further ones are quiet
 */
export function lateLeadStore(open: () => LeadStore, onFault: (error: Error) => void): LateLeadStore {
  const { promise: opened, resolve: tellOpened } = Promise.withResolvers<void>();
  let current = openAndRead(open);
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function tryAgainLater(): void {
    if (!closed) timer = setTimeout(tryAgain, retryMs);
  }
  async function tryAgain(): Promise<void> {
    const attempt = openAndRead(open);
    const store = await attempt.catch(() => undefined);
    if (closed) return store?.close();
    if (!store) return tryAgainLater();
    current = attempt;
    tellOpened();
  }
  const tried = current.then(
    () => tellOpened(),
    (error: Error) => {
      onFault(error);
      tryAgainLater();
    },
  );

  async function close(): Promise<void> {
    closed = true;
    clearTimeout(timer);
    await (await current.catch(() => undefined))?.close();
  }
  // Every method of a store returns a promise, so each can wait for the opening.
  const store = new Proxy({} as LeadStore, {
    get: (_target, method: keyof LeadStore | 'then') => {
      if (method === 'then') return undefined;
      if (method === 'close') return close;
      return async (...values: never[]) => {
        const open = await current;
        return (open[method] as (...values: never[]) => unknown).apply(open, values);
      };
    },
  });
  return { store, tried, opened };
}

import type { Counts, LeadStore } from './leads/lead-store.ts';

/** What `/healthz` says. No personal data. */
export type Health = ({ readonly ok: true } & Counts) | { readonly ok: false; readonly error: string };

/** How long an answer is kept, in milliseconds: whoever asks more often costs nothing. */
const keptMs = 5_000;

async function examine(store: LeadStore): Promise<Health> {
  try {
    await store.probeWrite();
    return { ok: true, ...(await store.counts()) };
  } catch {
    // The fault itself is in the log of the message that met it; a probe needs only yes or no.
    return { ok: false, error: 'The database cannot be written.' };
  }
}

/** Tells whether messages can be stored. The disk is written at most once in five seconds, however many ask. */
export function healthOf(store: LeadStore): () => Promise<Health> {
  let answer: Promise<Health> | undefined;
  let keptUntil = Number.POSITIVE_INFINITY;
  return () => {
    if (answer === undefined || performance.now() >= keptUntil) {
      keptUntil = Number.POSITIVE_INFINITY;
      answer = examine(store).finally(() => {
        keptUntil = performance.now() + keptMs;
      });
    }
    return answer;
  };
}

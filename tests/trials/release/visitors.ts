import { setTimeout as pause } from 'node:timers/promises';

/** What visitors met while a site was changed over. */
export interface Met {
  readonly visits: number;
  /** Answers other than 200, and lines that broke, with how often each came. */
  readonly faults: Readonly<Record<string, number>>;
  /** The longest that one answer took, in milliseconds. */
  readonly longestMs: number;
}

/**
 * Visits a page over and over, each time with every script, style and picture that this very page names, as a browser does.
 *
 * @param page its full address
 * @returns ends the visits and tells what they met
 */
export function keepVisiting(page: string): () => Promise<Met> {
  const faults: Record<string, number> = {};
  let [visits, longestMs, isOver] = [0, 0, false];

  async function get(address: string): Promise<string> {
    const started = performance.now();
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) });
      const body = await answer.text();
      if (answer.status !== 200) faults[answer.status] = (faults[answer.status] ?? 0) + 1;
      return body;
    } catch (error) {
      const why = (error as Error & { cause?: { code?: string } }).cause?.code ?? String(error);
      faults[why] = (faults[why] ?? 0) + 1;
      return '';
    } finally {
      longestMs = Math.max(longestMs, performance.now() - started);
    }
  }

  const visiting = (async () => {
    while (!isOver) {
      const html = await get(page);
      const named = [...html.matchAll(/(?:src|href)="(\/_astro\/[^"]+)"/g)].map(([, path]) => path as string);
      await Promise.all(named.map((path) => get(new URL(path, page).href)));
      visits += 1;
      await pause(20);
    }
  })();
  return async () => {
    isOver = true;
    await visiting;
    return { visits, faults, longestMs };
  };
}

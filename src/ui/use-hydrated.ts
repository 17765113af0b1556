import { startTransition, useEffect, useState } from 'react';

/**
 * False in the built page and until the script runs, then true. What it brings is drawn in slices that leave the browser free
 * to answer in between: all of it at once kept a slow phone busy.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
